import type { Executor } from '#lib/server/db/connection.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { getWithdrawal, isOwnWithdrawal, type Withdrawal } from '#lib/server/payouts/index.ts';
import { findStoreOf } from '#lib/server/store/index.ts';

/** A withdrawal that an operator decides about. Throws `not_found`, and `own_record` for who would be paid or works there. */
export async function getForDesk(db: Executor, { userId }: Member, no: string): Promise<Withdrawal> {
  const withdrawal = await getWithdrawal(db, no);
  const store = withdrawal.ownerType === 'store' ? await findStoreOf(db, userId) : undefined;
  if (isOwnWithdrawal(withdrawal, { userId, storeId: store?.id })) throw new DomainError('own_record');
  return withdrawal;
}
