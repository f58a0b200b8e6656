import { and, count, gt, lte, max, sql } from 'drizzle-orm';
import { addSeconds } from '../kernel/clock.ts';
import type { Executor } from './connection.ts';
import { statusLogs } from './tables.ts';

interface MoveCount {
  record: string;
  move: string;
  times: number;
}

interface MoveQuestion {
  records: readonly string[];
  /** Undefined: nothing before now counts. */
  afterId: number | undefined;
  /** What is younger may stand between others that are not committed yet. */
  settledSeconds: number;
  now: Date;
}

/** What the histories say has happened since the line that was counted last; reads no further than what is new. */
export async function countMoves(
  db: Executor,
  { records, afterId, settledSeconds, now }: MoveQuestion,
): Promise<{ moves: MoveCount[]; lastId: number }> {
  const from = afterId ?? (await readLastId(db));
  if (afterId === undefined) return { moves: [], lastId: from };
  const settled = lte(statusLogs.createdAt, addSeconds(now, -settledSeconds));
  const unsettled = sql`select coalesce(min(${statusLogs.id}), 9223372036854775807) from ${statusLogs}
    where ${statusLogs.id} > ${from} and not (${settled})`;
  const rows = await db
    .select({
      record: statusLogs.entityType,
      move: statusLogs.event,
      times: count(),
      lastId: max(statusLogs.id),
    })
    .from(statusLogs)
    .where(and(gt(statusLogs.id, from), sql`${statusLogs.id} < (${unsettled})`))
    .groupBy(statusLogs.entityType, statusLogs.event);
  const lastId = rows.reduce((last, row) => Math.max(last, row.lastId ?? 0), from);
  return { moves: rows.filter(({ record }) => records.includes(record)), lastId };
}

async function readLastId(db: Executor): Promise<number> {
  const [row] = await db.select({ id: max(statusLogs.id) }).from(statusLogs);
  return row?.id ?? 0;
}
