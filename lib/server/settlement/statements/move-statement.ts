import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { storeStatements } from '../statement-tables.ts';
import type { Statement } from './statement-repository.ts';
import { type StatementMove, statementMoves } from './statement-states.ts';

type Facts = Omit<Statement, 'id' | 'no' | 'storeId' | 'currency' | 'status' | 'version' | 'createdAt' | 'updatedAt'>;

interface StatementRequest {
  move: StatementMove;
  at: Date;
  /** Undefined for jobs. */
  actor?: Actor | undefined;
  reason?: string | undefined;
  facts?: Partial<Facts>;
}

/** The only place where a statement changes its state: one guarded update, one line of history. Throws `status_changed`. */
export async function moveStatement(
  tx: Executor,
  { id, status, version }: Pick<Statement, 'id' | 'status' | 'version'>,
  { move, at, actor, reason, facts }: StatementRequest,
): Promise<Statement> {
  const { from, to } = statementMoves[move];
  const [moved] = await tx
    .update(storeStatements)
    .set({ ...facts, status: to, version: sql`${storeStatements.version} + 1`, updatedAt: at })
    .where(
      and(eq(storeStatements.id, id), eq(storeStatements.version, version), inArray(storeStatements.status, [...from])),
    )
    .returning();
  if (!moved) throw new DomainError('status_changed');
  const entity = { entityType: 'store_statement', entityId: id, from: status, to, event: move };
  await logStatusChange(tx, { ...entity, at, ...(actor && { actor }), ...(reason && { reason }) });
  return moved;
}
