import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { listLines, listOrdersIn, type OrderLine } from '../orders/index.ts';
import { getSettings } from '../site/index.ts';
import { type InvoiceableOrder, readInvoiceable } from './invoiceable.ts';
import { keptOfLine } from './invoiceable-rules.ts';
import { orderInvoiceState } from './order-invoice-state.ts';
import { readPartsOfOrders } from './order-parts.ts';

export type ListedInvoiceable = InvoiceableOrder & {
  lines: OrderLine[];
  state: ReturnType<typeof orderInvoiceState>;
};

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
  const found = await readInvoiceable(ctx.db, { orders, settings, now: ctx.clock.now() });
  return { list: await withStates(ctx.db, found), total };
}

/** How far each is invoiced. */
export async function withStates(db: Executor, found: InvoiceableOrder[]): Promise<ListedInvoiceable[]> {
  const ids = found.map(({ order }) => order.id);
  const [lines, parts] = await Promise.all([listLines(db, ids), readPartsOfOrders(db, ids)]);
  return found.map((each) => {
    const own = lines.filter(({ orderId }) => orderId === each.order.id);
    const kept = own.reduce((sum, line) => sum + keptOfLine(line), 0);
    return { ...each, lines: own, state: orderInvoiceState(parts.get(each.order.id) ?? [], kept) };
  });
}
