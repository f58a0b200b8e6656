import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { type RefundMove, refundMoves } from '../states.ts';
import { refunds } from '../tables.ts';
import type { Refund } from './refund-repository.ts';

export interface RefundRequest {
  move: RefundMove;
  at: Date;
  /** Undefined for jobs and providers. */
  actor?: Actor | undefined;
  reason?: string;
  facts?: Partial<Pick<Refund, 'kind' | 'providerRefundNo' | 'lastError' | 'nextAt' | 'paidBy' | 'succeededAt'>>;
}

/** The only place where a refund changes its state: one guarded update, one line of history. Throws `status_changed`. */
export async function moveRefund(tx: Executor, refund: Refund, request: RefundRequest): Promise<Refund> {
  const { move, at, actor, reason, facts } = request;
  const { from, to } = refundMoves[move];
  const { id, version, status } = refund;
  const [moved] = await tx
    .update(refunds)
    .set({ ...facts, status: to, version: sql`${refunds.version} + 1`, updatedAt: at })
    .where(and(eq(refunds.id, id), eq(refunds.version, version), inArray(refunds.status, [...from])))
    .returning();
  if (!moved) throw new DomainError('status_changed');
  await logStatusChange(tx, {
    entityType: 'refund',
    entityId: id,
    no: refund.no,
    from: status,
    to,
    event: move,
    at,
    ...(actor && { actor }),
    ...(reason && { reason }),
  });
  return moved;
}
