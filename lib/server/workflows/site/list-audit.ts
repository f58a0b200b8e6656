import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { auditActors, auditSorts } from '#lib/contract/identity/desk-audit.ts';
import { countUpTo, type KeysetList, readKeysetBatches, readKeysetPage } from '#lib/server/db/reading/keyset.ts';
import type { ServerContext } from '../../db/context.ts';
import { findRecordNames, type RecordName } from '../../db/record-names.ts';
import { statusLogs } from '../../db/tables.ts';
import { findUserIds, findUsernames } from '../../identity/index.ts';
import type { WorkPageOf, WorkQuery } from '../../kernel/work-page.ts';
import { auditNames } from './audit-names.ts';
import { findAuditedRecord } from './pieces/find-audited-record.ts';

type Log = typeof statusLogs.$inferSelect;
type Sort = (typeof auditSorts)[number];

export interface AuditFilter {
  actorId?: number | undefined;
  actorType?: (typeof auditActors)[number] | undefined;
  entityType?: string | undefined;
  entityId?: number | undefined;
  event?: string | undefined;
  /** Words for who did it, and a document's number: put into ids by `resolveAudit`. */
  actor?: string | undefined;
  no?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

export interface AuditEntry {
  log: Log;
  actor: { id: number; username: string } | null;
  /** What the record is called; undefined where it has no name, or is gone. */
  record: RecordName | undefined;
}

const list: KeysetList<Log, Sort> = {
  id: statusLogs.id,
  idOf: ({ id }) => id,
  orders: { id: { column: statusLogs.id, kind: 'number', valueOf: ({ id }) => id } },
};

/** Who changed or looked at what. */
export async function listAudit(
  ctx: ServerContext,
  filter: AuditFilter,
  input: WorkQuery<Sort>,
): Promise<WorkPageOf<AuditEntry>> {
  const where = toCondition(await resolveAudit(ctx, filter));
  const [page, totals] = await Promise.all([readPage(ctx, where, input), countUpTo(ctx.db, statusLogs, where)]);
  return { ...page, ...totals, list: await withNames(ctx, page.list) };
}

/** All of it, newest first, batch by batch. */
export async function* readAudit(ctx: ServerContext, filter: AuditFilter): AsyncGenerator<AuditEntry[]> {
  const where = toCondition(await resolveAudit(ctx, filter));
  const batches = readKeysetBatches((input) => readPage(ctx, where, { sort: '-id', ...input }));
  for await (const batch of batches) yield await withNames(ctx, batch);
}

const readPage = ({ db }: ServerContext, where: SQL | undefined, input: WorkQuery<Sort>) =>
  readKeysetPage(list, input, (part) =>
    db
      .select()
      .from(statusLogs)
      .where(and(where, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit),
  );

interface Resolved extends Omit<AuditFilter, 'actor' | 'no'> {
  /** Whom the words may mean; undefined: nobody was asked for. */
  actorIds?: number[];
  /** The number names no document. */
  isNowhere?: boolean;
}

async function resolveAudit({ db }: ServerContext, { actor, no, ...filter }: AuditFilter): Promise<Resolved> {
  const [actorIds, record] = await Promise.all([
    actor === undefined ? undefined : findUserIds(db, actor),
    no === undefined ? undefined : findAuditedRecord(db, no),
  ]);
  return { ...filter, ...record, ...(actorIds && { actorIds }), isNowhere: no !== undefined && record === undefined };
}

function toCondition(filter: Resolved): SQL | undefined {
  const { actorId, actorIds, actorType, entityType, entityId, event, from, before, isNowhere } = filter;
  return and(
    isNowhere ? sql`false` : undefined,
    actorIds && inArray(statusLogs.actorId, actorIds),
    // Of one kind it is in the index; of all of them it would be looked for through the whole log.
    entityType && event ? eq(statusLogs.event, event) : undefined,
    actorId === undefined ? undefined : eq(statusLogs.actorId, actorId),
    actorType && eq(statusLogs.actorType, actorType),
    entityType ? eq(statusLogs.entityType, entityType) : undefined,
    entityId === undefined ? undefined : eq(statusLogs.entityId, entityId),
    from && gte(statusLogs.createdAt, from),
    before && lt(statusLogs.createdAt, before),
  );
}

async function withNames({ db }: ServerContext, logs: Log[]): Promise<AuditEntry[]> {
  const [names, nameOf] = await Promise.all([
    findUsernames(
      db,
      logs.flatMap(({ actorId }) => actorId ?? []),
    ),
    findRecordNames(
      db,
      auditNames,
      logs.map(({ entityType: kind, entityId: id }) => ({ kind, id })),
    ),
  ]);
  return logs.map((log) => {
    const id = log.actorId;
    const actor = id === null ? null : { id, username: names.get(id) ?? '' };
    return { log, actor, record: nameOf(log.entityType, log.entityId) };
  });
}

/** The kinds of records that anything is written about, found by jumping from one to the next in the index. */
export async function listAuditedTypes({ db }: ServerContext): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string }>(sql`
    with recursive kinds as (
      (select entity_type as kind from status_logs order by entity_type limit 1)
      union all
      select (select entity_type from status_logs where entity_type > kinds.kind order by entity_type limit 1)
      from kinds where kinds.kind is not null
    )
    select kind from kinds where kind is not null`);
  return rows.map(({ kind }) => kind);
}

/** What was ever done with records of a kind, found the same way. */
export async function listAuditedEvents({ db }: ServerContext, entityType: string | undefined): Promise<string[]> {
  if (entityType === undefined) return [];
  const { rows } = await db.execute<{ event: string }>(sql`
    with recursive events as (
      (select event from status_logs where entity_type = ${entityType} order by event limit 1)
      union all
      select (select event from status_logs where entity_type = ${entityType} and event > events.event order by event limit 1)
      from events where events.event is not null
    )
    select event from events where event is not null`);
  return rows.map(({ event }) => event);
}
