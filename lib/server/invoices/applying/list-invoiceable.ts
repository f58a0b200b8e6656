import type { invoiceableTabs } from '#lib/contract/invoices/member-invoices.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { listOrdersIn, type Order } from '#lib/server/orders/index.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { type InvoiceableOrder, readInvoiceable } from './invoiceable.ts';
import { orderInvoiceState } from './order-invoice-state.ts';
import { readPartsOfOrders } from './order-parts.ts';

export type ListedInvoiceable = InvoiceableOrder & { state: ReturnType<typeof orderInvoiceState> };

const paid = ['pending_dispatch', 'processing', 'shipped', 'received', 'completed'] as const;

/** What a customer calls finished, also while the shop waits for completion: then the reason says so. */
const finished: readonly Order['status'][] = ['received', 'completed'];

const statusesOf: Record<Filter['tab'], readonly Order['status'][]> = {
  ready: finished,
  later: paid.filter((status) => !finished.includes(status)),
  all: paid,
};

interface Filter {
  userId: number;
  tab: (typeof invoiceableTabs)[number];
  q?: string | undefined;
}

/** Orders of a customer with what can be invoiced of each, or why nothing can, newest first. */
export async function listInvoiceable(
  ctx: ServerContext,
  { userId, tab, q }: Filter,
  page: Page,
): Promise<PageOf<ListedInvoiceable>> {
  const settings = await getSettings(ctx);
  const filter = { userId, statuses: statusesOf[tab], q };
  const { list: orders, total } = await listOrdersIn(ctx.db, filter, page);
  return { list: await readWithStates(ctx.db, { orders, settings, now: ctx.clock.now() }), total };
}

/** What can be invoiced of orders, and how far each is. */
export async function readWithStates(
  db: Executor,
  question: Parameters<typeof readInvoiceable>[1],
): Promise<ListedInvoiceable[]> {
  const [found, parts] = await Promise.all([
    readInvoiceable(db, question),
    readPartsOfOrders(
      db,
      question.orders.map(({ id }) => id),
    ),
  ]);
  return found.map((each) => ({ ...each, state: orderInvoiceState(parts.get(each.order.id) ?? [], each.kept) }));
}
