import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { ServerContext } from '../../db/context.ts';
import { findTransferProvider, type TransferAnswer, type TransferProvider } from '../../payments/index.ts';
import { claimDueTransfers, type DueTransfer } from '../../payouts/index.ts';
import { settleTransfer } from './pieces/settle-transfer.ts';

/** So many questions travel at once. */
const atOnce = 10;

/**
 * Asks Alipay what has become of transfers that nothing certain is known of, and of those that it has paid whether they came
 * back. Answers how many were asked about. Safe to run twice and in two processes at once; one that cannot be recorded holds
 * up no other.
 */
export async function queryPayouts(ctx: ServerContext): Promise<number> {
  const provider = await findTransferProvider(ctx);
  const workOutside = async (due: DueTransfer) => {
    await query(ctx, provider, due);
    return true;
  };
  const find = () => claimDueTransfers(ctx);
  const keyOf = ({ withdrawal }: DueTransfer) => withdrawal.no;
  return forEachDue(ctx, 'query-payouts', { find, keyOf, isPart: true, workOutside, atOnce });
}

/** No answer is none that settles anything; of a shop that has switched its transfers off none ever comes. */
async function query(
  ctx: ServerContext,
  provider: TransferProvider | undefined,
  { transfer, withdrawal: { no, netAmount: amount } }: DueTransfer,
): Promise<void> {
  const silence: TransferAnswer = { status: 'pending', code: '' };
  const answer = (await provider?.query({ no, amount }).catch(() => silence)) ?? silence;
  await settleTransfer(ctx, { no, transfer, answer });
}
