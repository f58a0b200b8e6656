import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { notifyHolders } from '#lib/server/identity/index.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { Withdrawal } from '#lib/server/payouts/index.ts';

/** Tells those who approve withdrawals of a new one, but for who has asked for it. */
export async function notifyReviewers(
  tx: Executor,
  { no, amount, appliedBy: except }: Withdrawal,
  now: Date,
): Promise<void> {
  const link = userPath('desk/withdrawals/info', { no });
  const args = { no, amount: formatFen(amount) };
  await notifyHolders(tx, { event: 'withdrawalAsked', args, link, cause: no, except, now });
}
