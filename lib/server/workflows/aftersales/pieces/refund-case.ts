import {
  type Aftersale,
  listCaseLines,
  moneyType,
  moveCase,
  partsToRefund,
  readBasis,
  releasePieces,
  withLateFreight,
  worthOf,
} from '#lib/server/aftersales/index.ts';
import { restock } from '#lib/server/catalogue/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import { endShipping, listLines, type Order } from '#lib/server/orders/index.ts';
import { getSettingsWithin } from '#lib/server/site/index.ts';
import { piecesOf } from '../../orders/pieces/stock-of-order.ts';
import { refundOrder } from '../../refund/refund-order.ts';
import { settleCase } from './settle-case.ts';

export interface Refunding {
  /** Awaiting its refund. */
  aftersale: Aftersale;
  /** Locked, as it is now. */
  order: Order;
  actor?: Actor | undefined;
}

/**
 * A13: what was approved goes back, and what came back and can be sold again is for sale. What comes from the balance is
 * there at once; the case is over when all of it is. Throws what `refundOrder` throws.
 */
export async function refundCase(
  tx: Executor,
  ctx: ServerContext,
  { aftersale, order, actor }: Refunding,
): Promise<void> {
  const at = ctx.clock.now();
  const settings = await getSettingsWithin(tx);
  const lines = await listCaseLines(tx, [aftersale.id]);
  const { no } = aftersale;
  const { facts, what } = await planCaseRefund(tx, { aftersale, order, lines });
  await moveCase(tx, aftersale, { move: 'refund', at, settings, facts });
  await releasePieces(tx, aftersale.id);
  const refunded = await refundOrder(tx, ctx, { order, what, reason: no, caseNo: no, actor });
  await sellAgain(tx, order, lines);
  await settleCase(tx, { no, order: await endShipping(tx, refunded, at), actor, at });
}

type CaseLines = Awaited<ReturnType<typeof listCaseLines>>;

/** What of which line goes back for a case, were it paid now. */
export async function planCaseRefund(
  tx: Executor,
  { aftersale, order, lines }: Pick<Refunding, 'aftersale' | 'order'> & { lines: CaseLines },
) {
  const { type, fault } = aftersale;
  const parts = lines.map(({ orderLineId, qty, receivedQty }) => ({ lineId: orderLineId, qty, receivedQty }));
  const basis = await readBasis(tx, order);
  const facts = withLateFreight(aftersale, worthOf(moneyType(type), parts, fault, basis));
  return { facts, what: partsToRefund({ type, parts, fault, amount: facts.approvedAmount }, basis) };
}

/** Only as far as somebody has looked at it. */
async function sellAgain(tx: Executor, { id }: Order, cases: CaseLines): Promise<void> {
  const lines = await listLines(tx, [id]);
  const back = lines.flatMap((line) => {
    const part = cases.find(({ orderLineId }) => orderLineId === line.id);
    return part?.resellableQty ? [{ ...line, qty: part.resellableQty }] : [];
  });
  await restock(tx, piecesOf(back));
}
