import { and, asc, count, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Guest, Member } from '../kernel/actor.ts';
import { currentCause, noteRecord } from '../observe/cause.ts';
import type { Executor } from './connection.ts';
import { statusLogs } from './tables.ts';

interface StatusChange {
  entityType: string;
  entityId: number;
  /** Of a document: by it the access log tells which request it was. */
  no?: string;
  from: string | null;
  to: string;
  event: string;
  /** Undefined for jobs and callbacks. */
  actor?: Guest | Pick<Member, 'kind' | 'userId' | 'key'>;
  reason?: string;
  data?: Record<string, unknown>;
  /** When it happened, so that the history tells the same time as the record; undefined: now. */
  at?: Date;
}

/**
 * Writes one line of a record's history; call it in the transaction that changes the record (docs/domain/common.md 7).
 */
export async function logStatusChange(tx: Executor, change: StatusChange): Promise<void> {
  if (change.no) noteRecord(change.no);
  const member = change.actor?.kind === 'member' ? change.actor : undefined;
  await tx.insert(statusLogs).values({
    entityType: change.entityType,
    entityId: change.entityId,
    fromStatus: change.from,
    toStatus: change.to,
    event: change.event,
    actorType: change.actor ? change.actor.kind : 'system',
    actorId: member?.userId ?? null,
    reason: change.reason ?? null,
    // A program did it, in the name of who gave it a key.
    data: member?.key ? { ...change.data, key: { id: member.key.id, name: member.key.name } } : (change.data ?? {}),
    requestId: currentCause()?.requestId ?? null,
    ...(change.at && { createdAt: change.at }),
  });
}

export type LoggedChange = typeof statusLogs.$inferSelect;

/** A record's history, newest first. */
export async function listStatusChanges(db: Executor, entityType: string, entityId: number): Promise<LoggedChange[]> {
  return db
    .select()
    .from(statusLogs)
    .where(and(eq(statusLogs.entityType, entityType), eq(statusLogs.entityId, entityId)))
    .orderBy(desc(statusLogs.id));
}

/** Who made one of these events happen to each of these records last; null where it was no member. */
export async function findLastActors(
  db: Executor,
  entityType: string,
  { ids, events }: { ids: number[]; events: readonly string[] },
): Promise<ReadonlyMap<number, number | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: statusLogs.entityId, actorId: statusLogs.actorId })
    .from(statusLogs)
    .where(
      and(
        eq(statusLogs.entityType, entityType),
        inArray(statusLogs.entityId, ids),
        inArray(statusLogs.event, [...events]),
      ),
    )
    .orderBy(asc(statusLogs.id));
  // Of several the last stays.
  return new Map(rows.map(({ id, actorId }) => [id, actorId]));
}

/** How often an event has happened to a record; with `since` after that. */
export async function countStatusEvents(
  db: Executor,
  { entityType, entityId, event, since }: Pick<StatusChange, 'entityType' | 'entityId' | 'event'> & { since?: Date },
): Promise<number> {
  const isIt = [eq(statusLogs.entityType, entityType), eq(statusLogs.entityId, entityId), eq(statusLogs.event, event)];
  const [row] = await db
    .select({ times: count() })
    .from(statusLogs)
    .where(and(...isIt, since && gt(statusLogs.createdAt, since)));
  return row?.times ?? 0;
}
