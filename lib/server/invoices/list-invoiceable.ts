import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { listOrdersIn } from '../orders/index.ts';
import { getSettings } from '../site/index.ts';
import { type InvoiceableOrder, readInvoiceable } from './invoiceable.ts';
import { orderInvoiceState } from './order-invoice-state.ts';
import { readPartsOfOrders } from './order-parts.ts';

export type ListedInvoiceable = InvoiceableOrder & { state: ReturnType<typeof orderInvoiceState> };

const statusesOf = {
  ready: ['received', 'completed'],
  later: ['pending_dispatch', 'processing', 'shipped'],
} as const;

interface Filter {
  userId: number;
  tab: keyof typeof statusesOf;
  q?: string | undefined;
}

/** Orders of a customer with what can be invoiced of each, or why nothing can, newest first. */
export async function listInvoiceable(
  ctx: ServerContext,
  { userId, tab, q }: Filter,
  page: Page,
): Promise<PageOf<ListedInvoiceable>> {
  const [settings, { list: orders, total }] = await Promise.all([
    getSettings(ctx),
    listOrdersIn(ctx.db, { userId, statuses: statusesOf[tab], q }, page),
  ]);
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
