import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { type Fen, splitByWeights } from '#lib/server/kernel/money.ts';
import type { OrderLine } from '../repository.ts';
import { orderLines } from '../tables.ts';

/** What goes back of a line. */
export interface LineRefund {
  lineId: number;
  /** Pieces that are not paid for any more; none where only the price is lowered. */
  qty: number;
  /** Those of them that have not been sent, and that are taken off what is to be sent. */
  unsentQty: number;
  goods: Fen;
  freight: Fen;
}

export const refundOf = (lines: readonly LineRefund[]): Fen =>
  lines.reduce((sum, { goods, freight }) => sum + goods + freight, 0);

/** Whether nothing of these lines is left to be paid for. */
export const isEveryPieceBack = (lines: readonly Pick<OrderLine, 'qty' | 'refundedQty'>[]): boolean =>
  lines.length > 0 && lines.every(({ qty, refundedQty }) => refundedQty === qty);

/** Lines as they are once so much of them has gone back. */
export function afterRefund(lines: readonly OrderLine[], parts: readonly LineRefund[]): OrderLine[] {
  return lines.map((line) => {
    const back = parts.find(({ lineId }) => lineId === line.id);
    if (!back) return line;
    return {
      ...line,
      refundedQty: line.refundedQty + back.qty,
      cancelledQty: line.cancelledQty + back.unsentQty,
      refundedAmount: line.refundedAmount + back.goods,
      refundedFreightAmount: line.refundedFreightAmount + back.freight,
    };
  });
}

type Pieces = Pick<OrderLine, 'qty' | 'refundedQty'>;

/**
 * What so many more pieces of a line are worth (docs/domain/common.md 2): rounded down over all that has gone back, so that
 * any order of parts comes to the same, and the last piece takes the rest. Throws a RangeError for more than is left.
 */
export function goodsOfPieces(line: Pieces & Pick<OrderLine, 'paidAmount' | 'refundedAmount'>, pieces: number): Fen {
  return shareOfPieces(line, pieces, { whole: line.paidAmount, gone: line.refundedAmount });
}

/** The share of the freight that such pieces bear, by the same rule. */
export function freightOfPieces(
  line: Pieces & Pick<OrderLine, 'freightAllocAmount' | 'refundedFreightAmount'>,
  pieces: number,
): Fen {
  return shareOfPieces(line, pieces, { whole: line.freightAllocAmount, gone: line.refundedFreightAmount });
}

function shareOfPieces({ qty, refundedQty }: Pieces, pieces: number, { whole, gone }: { whole: Fen; gone: Fen }): Fen {
  const goneQty = refundedQty + pieces;
  if (pieces < 0 || goneQty > qty) throw new RangeError(`${pieces} of ${qty - refundedQty} pieces`);
  const upTo = Number((BigInt(whole) * BigInt(goneQty)) / BigInt(qty));
  return Math.max(0, upTo - gone);
}

/**
 * An amount spread over what is left of the lines and their freight. `isWhole`: nothing of the order is needed any more, so
 * every piece goes back with it; what has not left is for sale again once the order is closed.
 */
export function spreadRefund(lines: readonly OrderLine[], amount: Fen, isWhole: boolean): LineRefund[] {
  const rests = lines.flatMap((line) => [
    line.paidAmount - line.refundedAmount,
    line.freightAllocAmount - line.refundedFreightAmount,
  ]);
  const parts = splitByWeights(amount, rests);
  return lines.map((line, index) => ({
    lineId: line.id,
    qty: isWhole ? line.qty - line.refundedQty : 0,
    unsentQty: 0,
    goods: parts[2 * index] ?? 0,
    freight: parts[2 * index + 1] ?? 0,
  }));
}

/** Counts at the lines what goes back of them. Throws `refund_too_much` where more is asked of one than it has left. */
export async function takeFromLines(tx: Executor, orderId: number, parts: readonly LineRefund[]): Promise<void> {
  for (const { lineId, qty, unsentQty, goods, freight } of parts) {
    if (qty === 0 && goods === 0 && freight === 0) continue;
    const { refundedQty, cancelledQty, refundedAmount, refundedFreightAmount } = orderLines;
    const [taken] = await tx
      .update(orderLines)
      .set({
        refundedQty: sql`${refundedQty} + ${qty}`,
        cancelledQty: sql`${cancelledQty} + ${unsentQty}`,
        refundedAmount: sql`${refundedAmount} + ${goods}`,
        refundedFreightAmount: sql`${refundedFreightAmount} + ${freight}`,
      })
      .where(
        and(
          eq(orderLines.id, lineId),
          eq(orderLines.orderId, orderId),
          sql`${refundedQty} + ${orderLines.caseQty} + ${qty} <= ${orderLines.qty}`,
          sql`${orderLines.shippedQty} + ${cancelledQty} + ${unsentQty} <= ${orderLines.qty}`,
          sql`${refundedAmount} + ${goods} <= ${orderLines.paidAmount}`,
          sql`${refundedFreightAmount} + ${freight} <= ${orderLines.freightAllocAmount}`,
        ),
      )
      .returning({ id: orderLines.id });
    if (!taken) throw new DomainError('refund_too_much');
  }
}
