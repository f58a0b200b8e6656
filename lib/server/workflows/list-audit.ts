import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { auditActors, auditSorts } from '#lib/contract/operator-audit.ts';
import type { ServerContext } from '../db/context.ts';
import { countUpTo, type KeysetList, readKeysetPage } from '../db/keyset.ts';
import { statusLogs } from '../db/tables.ts';
import { findUsernames } from '../identity/index.ts';
import type { WorkPageOf, WorkWish } from '../kernel/work-page.ts';

type Log = typeof statusLogs.$inferSelect;
type Sort = (typeof auditSorts)[number];

export interface AuditFilter {
  actorId?: number | undefined;
  actorType?: (typeof auditActors)[number] | undefined;
  entityType?: string | undefined;
  entityId?: number | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

export interface AuditEntry {
  log: Log;
  actor: { id: number; username: string } | null;
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
  wish: WorkWish<Sort>,
): Promise<WorkPageOf<AuditEntry>> {
  const where = toCondition(filter);
  const page = await readKeysetPage(list, wish, (part) =>
    ctx.db
      .select()
      .from(statusLogs)
      .where(and(where, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit),
  );
  return { ...page, ...(await countUpTo(ctx.db, statusLogs, where)), list: await withActors(ctx, page.list) };
}

const batchSize = 500;

/** All of it, newest first, batch by batch. */
export async function* readAudit(ctx: ServerContext, filter: AuditFilter): AsyncGenerator<AuditEntry[]> {
  const wish = { sort: '-id' as const, limit: batchSize };
  for (let after: string | undefined; ; ) {
    const page = await readKeysetPage(list, { ...wish, after }, (part) =>
      ctx.db
        .select()
        .from(statusLogs)
        .where(and(toCondition(filter), part.where))
        .orderBy(...part.orderBy)
        .limit(part.limit),
    );
    yield await withActors(ctx, page.list);
    if (page.next === null) return;
    after = page.next;
  }
}

function toCondition({ actorId, actorType, entityType, entityId, from, before }: AuditFilter): SQL | undefined {
  return and(
    actorId === undefined ? undefined : eq(statusLogs.actorId, actorId),
    actorType && eq(statusLogs.actorType, actorType),
    entityType ? eq(statusLogs.entityType, entityType) : undefined,
    entityId === undefined ? undefined : eq(statusLogs.entityId, entityId),
    from && gte(statusLogs.createdAt, from),
    before && lt(statusLogs.createdAt, before),
  );
}

async function withActors({ db }: ServerContext, logs: Log[]): Promise<AuditEntry[]> {
  const names = await findUsernames(
    db,
    logs.flatMap(({ actorId }) => actorId ?? []),
  );
  return logs.map((log) => {
    const id = log.actorId;
    return { log, actor: id === null ? null : { id, username: names.get(id) ?? '' } };
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
