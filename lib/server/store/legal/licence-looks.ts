import { and, eq, gte, inArray } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { statusLogs } from '#lib/server/db/tables.ts';
import type { Application } from '../application-repository.ts';

/** What has a licence to look at, and since when it is that one. */
interface Looked {
  entityType: 'store_application' | 'store_legal_change';
  entityId: number;
  since: Date | null;
}

/** Whether this operator has opened the licence of what was asked for. */
export async function hasSeenLicence(db: Executor, operatorId: number, looked: Looked): Promise<boolean> {
  const { entityType, entityId, since } = looked;
  const isLook = and(
    eq(statusLogs.entityType, entityType),
    eq(statusLogs.entityId, entityId),
    eq(statusLogs.event, 'reveal'),
    eq(statusLogs.actorId, operatorId),
    since ? gte(statusLogs.createdAt, since) : undefined,
  );
  const [look] = await db.select({ id: statusLogs.id }).from(statusLogs).where(isLook).limit(1);
  return look !== undefined;
}

/** The application as it was submitted last. */
export const lookAtApplication = ({ id, submittedAt }: Pick<Application, 'id' | 'submittedAt'>): Looked => ({
  entityType: 'store_application',
  entityId: id,
  since: submittedAt,
});

/** Which of these legal changes the operator has opened the licences of: one query for a whole list. */
export async function findSeenChanges(db: Executor, operatorId: number, ids: number[]): Promise<Set<number>> {
  const isLook = and(
    eq(statusLogs.entityType, 'store_legal_change'),
    inArray(statusLogs.entityId, ids),
    eq(statusLogs.event, 'reveal'),
    eq(statusLogs.actorId, operatorId),
  );
  const rows = ids.length > 0 ? await db.select({ id: statusLogs.entityId }).from(statusLogs).where(isLook) : [];
  return new Set(rows.map(({ id }) => id));
}
