import { and, eq, gte } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { statusLogs } from '../db/tables.ts';
import type { Application } from './application-repository.ts';

/** Whether this operator has opened the licence of the application as it was submitted last. */
export async function hasSeenLicence(
  db: Executor,
  operatorId: number,
  { id, submittedAt }: Pick<Application, 'id' | 'submittedAt'>,
): Promise<boolean> {
  const isLook = and(
    eq(statusLogs.entityType, 'store_application'),
    eq(statusLogs.entityId, id),
    eq(statusLogs.event, 'reveal'),
    eq(statusLogs.actorId, operatorId),
    submittedAt ? gte(statusLogs.createdAt, submittedAt) : undefined,
  );
  const [look] = await db.select({ id: statusLogs.id }).from(statusLogs).where(isLook).limit(1);
  return look !== undefined;
}
