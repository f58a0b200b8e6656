import type { Executor } from '#lib/server/db/connection.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { findTransfer, stateOfTransfer, type Withdrawal } from '#lib/server/payouts/index.ts';

/**
 * What a provider may be paying is not paid manually, nor said to have failed, until it has answered or operators were told
 * that it does not. Throws `payout_waiting`.
 */
export async function requireNotWaiting(tx: Executor, withdrawal: Withdrawal): Promise<void> {
  if (withdrawal.status !== 'paying') return;
  const transfer = await findTransfer(tx, withdrawal.id);
  if (transfer && stateOfTransfer(withdrawal, transfer) === 'waiting') throw new DomainError('payout_waiting');
}
