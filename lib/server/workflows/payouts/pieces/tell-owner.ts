import type { Executor } from '#lib/server/db/connection.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { notify } from '#lib/server/messaging/index.ts';
import type { Withdrawal } from '#lib/server/payouts/index.ts';

/** Tells who asked for it what has come of it. */
export async function tellOwner(
  tx: Executor,
  { no, appliedBy, amount, netAmount, maskedAccount, reason }: Withdrawal,
  { event, at }: { event: 'withdrawalPaid' | 'withdrawalRejected' | 'withdrawalReturned'; at: Date },
): Promise<void> {
  const args = {
    no,
    amount: formatFen(event === 'withdrawalPaid' ? netAmount : amount),
    account: maskedAccount,
    reason,
  };
  await notify(tx, { userId: appliedBy, event, args, dedupeKey: `${event}:${no}`, now: at });
}
