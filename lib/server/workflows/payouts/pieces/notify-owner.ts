import { toOwnersFault } from '#lib/contract/payouts/transfer-faults.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { listHolders } from '#lib/server/identity/index.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { notify } from '#lib/server/messaging/index.ts';
import { isOwnerGone, type Withdrawal } from '#lib/server/payouts/index.ts';
import { findLastOwner, findStoreNames, listStoreUsers } from '#lib/server/store/index.ts';

type Outcome = 'withdrawalPaid' | 'withdrawalRejected' | 'withdrawalReturned';

/** Tells whose money it is what has come of it. */
export async function notifyOwner(
  tx: Executor,
  withdrawal: Withdrawal,
  { event, at }: { event: Outcome; at: Date },
): Promise<void> {
  const isGone = await isOwnerGone(tx, withdrawal);
  if (withdrawal.ownerType === 'store') return (isGone ? notifyLastOwner : notifyStore)(tx, withdrawal, { event, at });
  // Whose account has ended reads nothing any more.
  if (isGone) return;
  const { no, ownerId: userId } = withdrawal;
  const args = argsOf(withdrawal, event);
  await notify(tx, { userId, event, args, dedupeKey: `${event}:${no}`, now: at });
}

const ofClosedStore = { withdrawalReturned: 'closedStoreReturned', withdrawalPaid: 'closedStorePaid' } as const;

/** Of a store that is closed, who owned it: nobody else is left, and the money is theirs. What operators reject is theirs alone. */
async function notifyLastOwner(tx: Executor, withdrawal: Withdrawal, { event, at: now }: Notice): Promise<void> {
  if (event !== 'withdrawalReturned' && event !== 'withdrawalPaid') return;
  const { no, ownerId } = withdrawal;
  const [userId, names] = [await findLastOwner(tx, ownerId), await findStoreNames(tx, [ownerId])];
  if (userId === undefined) return;
  const args = { ...argsOf(withdrawal, event), store: names.get(ownerId) ?? '' };
  await notify(tx, { userId, event: ofClosedStore[event], args, dedupeKey: `${event}:${no}`, now });
}

interface Notice {
  event: Outcome | 'storeWithdrawalAsked' | 'storeWithdrawalWaits';
  at: Date;
  /** Who has done it knows. */
  except?: number;
}

/** Everybody of the store who may take its money. */
export async function notifyStore(
  tx: Executor,
  withdrawal: Withdrawal,
  { event, at: now, except }: Notice,
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

function argsOf({ no, amount, netAmount, maskedAccount, reason, fault }: Withdrawal, event: Notice['event']) {
  const sum = event === 'withdrawalPaid' ? netAmount : amount;
  return { no, amount: formatFen(sum), account: maskedAccount, reason, ...(fault && { fault: toOwnersFault(fault) }) };
}
