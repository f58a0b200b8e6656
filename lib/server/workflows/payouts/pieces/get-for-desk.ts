import type { Executor } from '#lib/server/db/connection.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { getWithdrawal, isOwnWithdrawal, type Withdrawal } from '#lib/server/payouts/index.ts';
import { listOwnStoreIds } from '#lib/server/store/index.ts';

/** A withdrawal that an operator decides about. Throws `not_found`, and `own_record` for who would be paid, works there, or owned it last. */
export async function getForDesk(db: Executor, { userId }: Member, no: string): Promise<Withdrawal> {
  const withdrawal = await getWithdrawal(db, no);
  const storeIds = withdrawal.ownerType === 'store' ? await listOwnStoreIds(db, userId) : [];
  if (isOwnWithdrawal(withdrawal, { userId, storeIds })) throw new DomainError('own_record');
  return withdrawal;
}

/** One that an operator pays: who has approved it does not. Throws `not_found`, `own_record` and `reviewer_pays`. */
export async function getPayable(db: Executor, operator: Member, no: string): Promise<Withdrawal> {
  const withdrawal = await getForDesk(db, operator, no);
  if (isReviewer(withdrawal, operator)) throw new DomainError('reviewer_pays');
  return withdrawal;
}

/** Tells of many at once what `getPayable` tells of one. */
export async function payableBy(db: Executor, operator: Member): Promise<(withdrawal: Withdrawal) => boolean> {
  const reader = { userId: operator.userId, storeIds: await listOwnStoreIds(db, operator.userId) };
  return (withdrawal) => !isOwnWithdrawal(withdrawal, reader) && !isReviewer(withdrawal, operator);
}

const isReviewer = ({ reviewedBy, secondReviewedBy }: Withdrawal, { userId }: Member) =>
  [reviewedBy, secondReviewedBy].includes(userId);
