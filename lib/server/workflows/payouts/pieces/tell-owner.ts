import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { listHolders } from '#lib/server/identity/index.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { notify } from '#lib/server/messaging/index.ts';
import type { Withdrawal } from '#lib/server/payouts/index.ts';
import { listStoreUsers } from '#lib/server/store/index.ts';

type Outcome = 'withdrawalPaid' | 'withdrawalRejected' | 'withdrawalReturned';

/** Tells whose money it is what has come of it. */
export async function tellOwner(
  tx: Executor,
  withdrawal: Withdrawal,
  { event, at }: { event: Outcome; at: Date },
): Promise<void> {
  if (withdrawal.ownerType === 'store') return tellStore(tx, withdrawal, { event, at });
  const { no, appliedBy: userId } = withdrawal;
  const args = argsOf(withdrawal, event);
  await notify(tx, { userId, event, args, dedupeKey: `${event}:${no}`, now: at });
}

interface Telling {
  event: Outcome | 'storeWithdrawalAsked';
  at: Date;
  /** Who has done it knows. */
  except?: number;
}

/** Everybody of the store who may take its money. */
export async function tellStore(
  tx: Executor,
  withdrawal: Withdrawal,
  { event, at: now, except }: Telling,
): Promise<void> {
  const { no, ownerId } = withdrawal;
  const people = await listStoreUsers(tx, ownerId);
  const holders = new Set(await listHolders(tx, 'store/finance/withdraw'));
  const link = userPath('store/finance', { view: 'withdrawals' });
  const args = argsOf(withdrawal, event);
  for (const userId of people.filter((id) => holders.has(id) && id !== except)) {
    await notify(tx, { userId, event, args, link, dedupeKey: `${event}:${no}`, now });
  }
}

function argsOf({ no, amount, netAmount, maskedAccount, reason }: Withdrawal, event: Telling['event']) {
  const sum = event === 'withdrawalPaid' ? netAmount : amount;
  return { no, amount: formatFen(sum), account: maskedAccount, reason };
}
