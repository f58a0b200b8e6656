import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { MovingOutcome, MovingStatus } from '#lib/contract/integrations/desk-moving.ts';
import type { Executor } from '../../db/connection.ts';
import { DomainError } from '../../kernel/errors.ts';
import { movingImports, movingItems, movingRows } from '../moving-tables.ts';

export type MovingImport = typeof movingImports.$inferSelect;
export type MovingItem = typeof movingItems.$inferSelect;
type NewImport = typeof movingImports.$inferInsert;
type NewItem = typeof movingItems.$inferInsert;

export interface MovingRow {
  n: number;
  cells: string[];
}

export async function insertMovingImport(tx: Executor, row: NewImport): Promise<number> {
  const [made] = await tx.insert(movingImports).values(row).returning({ id: movingImports.id });
  if (!made) throw new Error('the import was not stored');
  return made.id;
}

export async function insertMovingRows(tx: Executor, importId: number, rows: MovingRow[]): Promise<void> {
  if (rows.length === 0) return;
  // As one text: hundreds of thousands of cells are no parameters of a statement.
  await tx.execute(sql`
    insert into moving_rows (import_id, n, cells)
    select ${importId}, v.n, v.cells from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(n int, cells jsonb)`);
}

/** Throws `not_found`. */
export async function findMovingImport(db: Executor, id: number): Promise<MovingImport> {
  const [row] = await db.select().from(movingImports).where(eq(movingImports.id, id));
  if (!row) throw new DomainError('not_found');
  return row;
}

/** The same, and nobody else changes what it is at before the transaction ends. */
export async function lockMovingImport(tx: Executor, id: number): Promise<MovingImport> {
  const [row] = await tx.select().from(movingImports).where(eq(movingImports.id, id)).for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}

export async function updateMovingImport(tx: Executor, id: number, set: Partial<NewImport>): Promise<void> {
  await tx.update(movingImports).set(set).where(eq(movingImports.id, id));
}

export function findLatestMovings(db: Executor, limit: number): Promise<MovingImport[]> {
  return db.select().from(movingImports).orderBy(desc(movingImports.id)).limit(limit);
}

/** Imports that a job has to go on with, the oldest first. */
export function findOpenMovings(db: Executor): Promise<MovingImport[]> {
  const open: MovingStatus[] = ['checking', 'running', 'undoing'];
  return db.select().from(movingImports).where(inArray(movingImports.status, open)).orderBy(asc(movingImports.id));
}

export type MovingCounts = Partial<Record<MovingOutcome, number>>;

export async function countMovingOutcomes(db: Executor, ids: number[]): Promise<Map<number, MovingCounts>> {
  const counts = new Map<number, MovingCounts>(ids.map((id) => [id, {}]));
  if (ids.length === 0) return counts;
  const { importId, outcome } = movingItems;
  const rows = await db
    .select({ importId, outcome, items: count() })
    .from(movingItems)
    .where(inArray(importId, ids))
    .groupBy(importId, outcome);
  for (const row of rows) Object.assign(counts.get(row.importId) ?? {}, { [row.outcome]: row.items });
  return counts;
}

/** Rows below a place, in their order; for who reads all of them. */
export function readMovingRows(db: Executor, importId: number, { after, most }: { after: number; most: number }) {
  return db
    .select({ n: movingRows.n, cells: movingRows.cells })
    .from(movingRows)
    .where(and(eq(movingRows.importId, importId), gt(movingRows.n, after)))
    .orderBy(asc(movingRows.n))
    .limit(most);
}

/** Rows by their numbers. */
export async function findMovingRows(db: Executor, importId: number, ns: number[]): Promise<Map<number, MovingRow>> {
  if (ns.length === 0) return new Map();
  const rows = await db
    .select({ n: movingRows.n, cells: movingRows.cells })
    .from(movingRows)
    .where(and(eq(movingRows.importId, importId), inArray(movingRows.n, ns)));
  return new Map(rows.map((row) => [row.n, row]));
}

export async function insertMovingItems(tx: Executor, items: NewItem[]): Promise<void> {
  for (let from = 0; from < items.length; from += 1000) {
    await tx.insert(movingItems).values(items.slice(from, from + 1000));
  }
}

export async function removeMovingItems(tx: Executor, importId: number): Promise<void> {
  await tx.delete(movingItems).where(eq(movingItems.importId, importId));
}

interface Wanted {
  outcomes: MovingOutcome[];
  most: number;
  /** Places below it are passed over. */
  after?: number;
}

/** Items in the order of the file. */
export function findMovingItems(
  db: Executor,
  importId: number,
  { outcomes, most, after = -1 }: Wanted,
): Promise<MovingItem[]> {
  return db
    .select()
    .from(movingItems)
    .where(
      and(eq(movingItems.importId, importId), inArray(movingItems.outcome, outcomes), gt(movingItems.place, after)),
    )
    .orderBy(asc(movingItems.place))
    .limit(most);
}

/** Items by their places. */
export function findItemsAt(db: Executor, importId: number, places: number[]): Promise<MovingItem[]> {
  return db
    .select()
    .from(movingItems)
    .where(and(eq(movingItems.importId, importId), inArray(movingItems.place, places)))
    .orderBy(asc(movingItems.place));
}

/** Every item below a place, for a report. */
export function readMovingItems(db: Executor, importId: number, { after, most }: { after: number; most: number }) {
  return db
    .select()
    .from(movingItems)
    .where(and(eq(movingItems.importId, importId), gt(movingItems.place, after)))
    .orderBy(asc(movingItems.place))
    .limit(most);
}

/** The first items that something is said of, what kept them out before what only warns. */
export async function findNotedItems(
  db: Executor,
  importId: number,
  most: number,
): Promise<{ items: MovingItem[]; total: number }> {
  const isNoted = and(eq(movingItems.importId, importId), sql`${movingItems.notes} <> '[]'::jsonb`);
  const isWell = sql`case when ${movingItems.outcome} in ('error', 'failed', 'kept') then 0 else 1 end`;
  const [items, [counted]] = await Promise.all([
    db.select().from(movingItems).where(isNoted).orderBy(isWell, asc(movingItems.place)).limit(most),
    db.select({ total: count() }).from(movingItems).where(isNoted),
  ]);
  return { items, total: counted?.total ?? 0 };
}

/**
 * Takes an item for the transaction, so that of two processes one does it. False where somebody was faster, or it is something else
 * already.
 */
export async function claimMovingItem(
  tx: Executor,
  { importId, place }: Pick<MovingItem, 'importId' | 'place'>,
  outcomes: MovingOutcome[],
): Promise<boolean> {
  const [row] = await tx
    .select({ outcome: movingItems.outcome })
    .from(movingItems)
    .where(and(eq(movingItems.importId, importId), eq(movingItems.place, place)))
    .for('update', { skipLocked: true });
  return row !== undefined && outcomes.includes(row.outcome);
}

export async function updateMovingItem(
  tx: Executor,
  { importId, place }: Pick<MovingItem, 'importId' | 'place'>,
  set: Partial<NewItem>,
): Promise<void> {
  await tx
    .update(movingItems)
    .set(set)
    .where(and(eq(movingItems.importId, importId), eq(movingItems.place, place)));
}

export interface CheckedItem {
  place: number;
  name: string;
  slug: string;
  outcome: MovingOutcome;
  digest: string;
  notes: MovingItem['notes'];
  record_id: number | null;
  record_version: number | null;
}

/** What a check found of items, however many, in one statement. */
export async function writeCheckedItems(tx: Executor, importId: number, items: CheckedItem[]): Promise<void> {
  await tx.execute(sql`
    update moving_items i set name = v.name, slug = v.slug, outcome = v.outcome, digest = v.digest, notes = v.notes, record_id = v.record_id,
      record_version = v.record_version
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as v(place int, name text, slug text, outcome text, digest text, notes jsonb,
      record_id bigint, record_version int)
    where i.import_id = ${importId} and i.place = v.place`);
}

export interface KnownRecord {
  recordId: number;
  digest: string;
}

/** What became of the same records of the same old system in imports before, by their keys; the last one counts. */
export async function findKnownRecords(
  db: Executor,
  { source, keys }: Pick<MovingImport, 'source'> & { keys: string[] },
): Promise<Map<string, KnownRecord>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([movingItems.key], {
      key: movingItems.key,
      recordId: movingItems.recordId,
      digest: movingItems.digest,
    })
    .from(movingItems)
    .innerJoin(movingImports, eq(movingImports.id, movingItems.importId))
    .where(
      and(
        inArray(movingItems.key, keys),
        eq(movingImports.source, source),
        eq(movingItems.outcome, 'done'),
        sql`${movingItems.recordId} is not null`,
      ),
    )
    .orderBy(movingItems.key, desc(movingItems.importId));
  return new Map(rows.map(({ key, recordId, digest }) => [key, { recordId: recordId ?? 0, digest }]));
}

/** Addresses that items of an import have been given. */
export async function findGivenSlugs(db: Executor, importId: number): Promise<string[]> {
  const rows = await db
    .select({ slug: movingItems.slug })
    .from(movingItems)
    .where(and(eq(movingItems.importId, importId), sql`${movingItems.slug} <> ''`));
  return rows.map(({ slug }) => slug);
}

/** A month after an import has ended nobody needs what stood in its file. */
export async function removeOldMovingRows(db: Executor, before: Date): Promise<void> {
  await db.execute(sql`
    delete from moving_rows r using moving_imports i
    where i.id = r.import_id and i.updated_at < ${before.toISOString()} and i.status not in ('checking', 'running', 'undoing')`);
}

/** Empties columns of all rows: what an import has used up and nobody may find there. */
export async function blankMovingColumns(tx: Executor, importId: number, columns: number[]): Promise<void> {
  for (const column of columns) {
    await tx.execute(sql`
      update moving_rows set cells = jsonb_set(cells, array[${String(column)}], '""'::jsonb, false) where import_id = ${importId}`);
  }
}
