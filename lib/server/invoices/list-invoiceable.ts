import type { invoiceableTabs } from '#lib/contract/invoices/member-invoices.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { listOrdersIn, type Order } from '../orders/index.ts';
import { getSettings, type Settings } from '../site/index.ts';
import { type InvoiceableOrder, readInvoiceable } from './invoiceable.ts';
import { invoiceableStatuses } from './invoiceable-rules.ts';
import { orderInvoiceState } from './order-invoice-state.ts';
import { readPartsOfOrders } from './order-parts.ts';

export type ListedInvoiceable = InvoiceableOrder & { state: ReturnType<typeof orderInvoiceState> };

const paid = ['pending_dispatch', 'processing', 'shipped', 'received', 'completed'] as const;

/** Which states stand in which tab, by when the shop invoices. */
function statusesOf(tab: Filter['tab'], settings: Settings): readonly Order['status'][] {
  const ready = invoiceableStatuses(settings);
  if (tab === 'ready') return ready;
  return tab === 'all' ? paid : paid.filter((status) => !ready.includes(status));
}

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
  const filter = { userId, statuses: statusesOf(tab, settings), q };
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
