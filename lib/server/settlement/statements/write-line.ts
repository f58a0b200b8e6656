import type { Executor } from '#lib/server/db/connection.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { storeSettlementLines } from '../tables.ts';

interface LineParts {
  storeId: number;
  kind: (typeof storeSettlementLines.$inferSelect)['kind'];
  orderId: number | null;
  /** The `idem` of the posting: one line each. */
  cause: string;
  grossAmount: Fen;
  commissionAmount?: Fen;
  referralAmount?: Fen;
  channelFeeAmount?: Fen;
  /** The statement it answers an objection to; missing: the next one that is made. */
  statementId?: number;
  at: Date;
}

/**
 * Writes down what changes the earnings of a store, in the transaction that posts the same to `store_pending` and before it:
 * after a posting its accounts are locked. Answers what the store gets by it. A second line of one cause is a bug of the caller.
 */
export async function writeLine(tx: Executor, { at, ...parts }: LineParts): Promise<Fen> {
  const { grossAmount, commissionAmount = 0, referralAmount = 0, channelFeeAmount = 0 } = parts;
  const netAmount = grossAmount - commissionAmount - referralAmount - channelFeeAmount;
  await tx.insert(storeSettlementLines).values({ ...parts, netAmount, createdAt: at });
  return netAmount;
}
