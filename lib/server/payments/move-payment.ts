import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Actor } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { nextVersion, type Payment } from './repository.ts';
import { type PaymentMove, paymentMoves } from './states.ts';
import { payments } from './tables.ts';

interface MoveRequest {
  move: PaymentMove;
  at: Date;
  /** Undefined for jobs and providers. */
  actor?: Actor | undefined;
  reason?: string;
  facts?: Partial<
    Pick<
      Payment,
      | 'providerTradeNo'
      | 'providerRef'
      | 'prepay'
      | 'queryAt'
      | 'voucherReference'
      | 'voucherFileId'
      | 'failReason'
      | 'settledAt'
      | 'isSurplus'
    >
  >;
}

/**
 * The only place where a payment changes its state: one guarded update, one line of history. Of several at once exactly
 * one wins; the others, and moves that the table of states does not allow, get `status_changed`.
 */
export async function movePayment(tx: Executor, payment: Payment, request: MoveRequest): Promise<Payment> {
  const { move, at, actor, reason, facts } = request;
  const { from, to } = paymentMoves[move];
  const [moved] = await tx
    .update(payments)
    .set({ ...facts, status: to, version: nextVersion, updatedAt: at })
    .where(and(eq(payments.id, payment.id), eq(payments.version, payment.version), inArray(payments.status, [...from])))
    .returning();
  if (!moved) throw new DomainError('status_changed');
  await logStatusChange(tx, {
    entityType: 'payment',
    entityId: payment.id,
    no: payment.no,
    from: payment.status,
    to,
    event: move,
    at,
    ...(actor && { actor }),
    ...(reason && { reason }),
  });
  return moved;
}
