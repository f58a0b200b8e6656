import type { Executor } from '#lib/server/db/connection.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { getWithdrawal, isOwnWithdrawal, type Withdrawal } from '#lib/server/payouts/index.ts';

/** A withdrawal that an operator decides about. Throws `not_found`, and `own_record` for who would be paid. */
export async function getForDesk(db: Executor, operator: Member, no: string): Promise<Withdrawal> {
  const withdrawal = await getWithdrawal(db, no);
  if (isOwnWithdrawal(withdrawal, operator.userId)) throw new DomainError('own_record');
  return withdrawal;
}
