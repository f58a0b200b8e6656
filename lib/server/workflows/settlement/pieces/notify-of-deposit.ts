import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { Deposit } from '#lib/server/settlement/index.ts';
import { notifyStoreHolders } from '#lib/server/store/index.ts';

type News = 'depositDemanded' | 'depositWithdrawn' | 'depositReleased' | 'depositForfeited';

/** Tells those of the store who look after its money. */
export async function notifyOfDeposit(
  tx: Executor,
  { no, storeId, amount, reason, decideReason, dueAt }: Deposit,
  { event, at }: { event: News; at: Date },
): Promise<void> {
  // The last day on which it is still in time.
  const day = dueAt ? shopDay(new Date(dueAt.getTime() - 1000)) : '';
  await notifyStoreHolders(tx, storeId, {
    event,
    node: 'store/finance',
    args: { no, reason, answer: decideReason, amount: formatFen(amount), day },
    link: userPath('store/finance', { view: 'deposit', no }),
    cause: no,
    now: at,
  });
}
