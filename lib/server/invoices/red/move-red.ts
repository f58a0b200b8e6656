import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { redConfirmations } from '../document-tables.ts';
import { type RedMove, redMoves } from './red-states.ts';

export type RedConfirmation = typeof redConfirmations.$inferSelect;
type Fact = 'taxUuid' | 'expiresAt' | 'redDocumentId' | 'attempts' | 'nextAt' | 'failReason' | 'provider';

interface MoveRequest {
  move: RedMove;
  at: Date;
  /** Undefined for jobs and providers. */
  actor?: Actor | undefined;
  reason?: string | undefined;
  facts?: Partial<Pick<RedConfirmation, Fact>>;
}

/** The only place where a red-letter confirmation changes its state. Throws `status_changed`. */
export async function moveRed(
  tx: Executor,
  { id, status, version }: RedConfirmation,
  { move, at, actor, reason, facts }: MoveRequest,
): Promise<RedConfirmation> {
  const { from, to } = redMoves[move];
  const [moved] = await tx
    .update(redConfirmations)
    .set({ ...facts, status: to, version: sql`${redConfirmations.version} + 1`, updatedAt: at })
    .where(
      and(
        eq(redConfirmations.id, id),
        eq(redConfirmations.version, version),
        inArray(redConfirmations.status, [...from]),
      ),
    )
    .returning();
  if (!moved) throw new DomainError('status_changed');
  const entity = { entityType: 'invoice_red', entityId: id, from: status, to, event: move };
  await logStatusChange(tx, { ...entity, at, ...(actor && { actor }), ...(reason && { reason }) });
  return moved;
}
