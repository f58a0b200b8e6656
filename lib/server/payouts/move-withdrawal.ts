import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TransferFault } from '#lib/contract/payouts/transfer-faults.ts';
import type { Executor } from '../db/connection.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Actor } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { type WithdrawalMove, withdrawalMoves } from './states.ts';
import { withdrawals } from './tables.ts';
import type { Withdrawal } from './withdrawal-repository.ts';

type Facts =
  | 'reviewedBy'
  | 'reviewedAt'
  | 'secondReviewedBy'
  | 'reason'
  | 'paidBy'
  | 'paidAt'
  | 'bouncedAt'
  | 'reference'
  | 'referenceKey'
  | 'voucherFileId'
  | 'attempts';

interface WithdrawalRequest {
  move: WithdrawalMove;
  at: Date;
  /** Undefined: a job, as a provider has answered it. */
  actor: Actor | undefined;
  reason?: string | undefined;
  /** In place of a reason. */
  fault?: TransferFault | undefined;
  /** What the history says beside it. */
  data?: Record<string, unknown>;
  facts?: Partial<Pick<Withdrawal, Facts>>;
}

/** The only place where a withdrawal changes its state: one guarded update, one line of history. Throws `status_changed`. */
export async function moveWithdrawal(
  tx: Executor,
  { id, status, version }: Withdrawal,
  { move, at, actor, reason, fault, data, facts }: WithdrawalRequest,
): Promise<Withdrawal> {
  const { from, to } = withdrawalMoves[move];
  const [moved] = await tx
    .update(withdrawals)
    .set({
      ...facts,
      ...(reason !== undefined && { reason, fault: null }),
      ...(fault && { reason: '', fault }),
      status: to,
      version: sql`${withdrawals.version} + 1`,
      updatedAt: at,
    })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.version, version), inArray(withdrawals.status, [...from])))
    .returning();
  if (!moved) throw new DomainError('status_changed');
  const entity = { entityType: 'withdrawal', entityId: id, from: status, to, event: move };
  await logStatusChange(tx, {
    ...entity,
    ...(actor && { actor }),
    at,
    ...(reason && { reason }),
    data: { ...data, ...(fault && { fault }) },
  });
  return moved;
}
