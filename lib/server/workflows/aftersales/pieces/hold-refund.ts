import { listCaseLines, listCasesToRefundOf } from '#lib/server/aftersales/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import {
  covers,
  findExcess,
  isRefused,
  type LiveOfOrder,
  lockLiveOfOrder,
  requestForRefund,
} from '#lib/server/invoices/index.ts';
import { afterRefund, listLines, type Order, type OrderLine } from '#lib/server/orders/index.ts';
import { getSettingsWithin } from '#lib/server/site/index.ts';
import { planCaseRefund, type Refunding } from './refund-case.ts';

/**
 * Whether the money of a case waits: a company may have deducted the special invoice that it was given, so it agrees to the red
 * letter first (docs/domain/invoices.md 11). The red letter is asked for here. Order and case are locked.
 */
export async function holdRefund(
  tx: Executor,
  ctx: ServerContext,
  { aftersale, order }: Pick<Refunding, 'aftersale' | 'order'>,
): Promise<boolean> {
  const settings = await getSettingsWithin(tx);
  if (!settings['invoice.holdsRefunds']) return false;
  const all = await lockLiveOfOrder(tx, order.id);
  if (!all.some(isHolding)) return false;
  const { what } = await planCaseRefund(tx, { aftersale, order, lines: await listCaseLines(tx, [aftersale.id]) });
  const lines = afterRefund(await listLines(tx, [order.id]), what);
  const excess = findExcess(
    lines,
    all.map(({ live }) => live),
  );
  let isHeld = false;
  for (const { id, parts } of excess) {
    const found = all.find(({ application }) => application.id === id);
    if (!found || !isHolding(found)) continue;
    const { application, reds, openRed } = found;
    if (openRed?.status === 'confirmed' && covers(openRed.parts, parts)) continue;
    isHeld = true;
    if (openRed || isRefused(reds, parts)) continue;
    await requestForRefund(tx, ctx, { application, orders: [order], parts });
  }
  return isHeld;
}

/** The lines of an order as they will be once everything that waits for a red letter has gone back. The order is locked. */
export async function linesOncePaidBack(tx: Executor, order: Order): Promise<OrderLine[]> {
  let lines = await listLines(tx, [order.id]);
  for (const aftersale of await listCasesToRefundOf(tx, order.id)) {
    const { what } = await planCaseRefund(tx, { aftersale, order, lines: await listCaseLines(tx, [aftersale.id]) });
    lines = afterRefund(lines, what);
  }
  return lines;
}

/** A special invoice that a company may have booked. */
const isHolding = ({ application }: LiveOfOrder): boolean =>
  application.kind === 'special' && application.title.titleType === 'company' && application.issuedAt !== null;
