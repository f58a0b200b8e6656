import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ImportOutcome } from '#lib/contract/catalogue/desk-import.ts';
import type { Executor } from '../../db/connection.ts';
import { DomainError } from '../../kernel/errors.ts';
import { productImportRows, productImports, type StoredChange, type StoredFault } from '../import-tables.ts';

export type ProductImportRecord = typeof productImports.$inferSelect;
export type ImportRowRecord = typeof productImportRows.$inferSelect;
export type OutcomeCounts = Record<ImportOutcome, number>;

/** Throws `not_found`. */
export async function findImport(db: Executor, id: number): Promise<ProductImportRecord> {
  const [row] = await db.select().from(productImports).where(eq(productImports.id, id));
  if (!row) throw new DomainError('not_found');
  return row;
}

/** The same, and nobody else goes on with it before the transaction ends. */
export async function lockImport(tx: Executor, id: number): Promise<ProductImportRecord> {
  const [row] = await tx.select().from(productImports).where(eq(productImports.id, id)).for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}

export function findLatestImports(db: Executor, limit: number): Promise<ProductImportRecord[]> {
  return db.select().from(productImports).orderBy(desc(productImports.id)).limit(limit);
}

const none: OutcomeCounts = { waiting: 0, new: 0, update: 0, unchanged: 0, error: 0, done: 0, failed: 0 };

export async function countOutcomes(db: Executor, ids: number[]): Promise<Map<number, OutcomeCounts>> {
  const counts = new Map(ids.map((id) => [id, { ...none }]));
  if (ids.length === 0) return counts;
  const { importId, outcome } = productImportRows;
  const rows = await db
    .select({ importId, outcome, rows: count() })
    .from(productImportRows)
    .where(inArray(importId, ids))
    .groupBy(importId, outcome);
  for (const row of rows) Object.assign(counts.get(row.importId) ?? {}, { [row.outcome]: row.rows });
  return counts;
}

export function findRowsAtFault(db: Executor, importId: number, limit: number): Promise<ImportRowRecord[]> {
  return db
    .select()
    .from(productImportRows)
    .where(and(eq(productImportRows.importId, importId), inArray(productImportRows.outcome, ['error', 'failed'])))
    .orderBy(asc(productImportRows.n))
    .limit(limit);
}

export function findRowsWithChanges(db: Executor, importId: number, limit: number): Promise<ImportRowRecord[]> {
  return db
    .select()
    .from(productImportRows)
    .where(
      and(
        eq(productImportRows.importId, importId),
        inArray(productImportRows.outcome, ['update', 'done']),
        sql`${productImportRows.changes} <> '[]'::jsonb`,
      ),
    )
    .orderBy(asc(productImportRows.n))
    .limit(limit);
}

/** The first rows of which customers would miss something, with how many there are. */
export async function findRowsWithWarnings(
  db: Executor,
  importId: number,
  limit: number,
): Promise<{ rows: ImportRowRecord[]; total: number }> {
  const isWarned = and(eq(productImportRows.importId, importId), sql`${productImportRows.warnings} <> '[]'::jsonb`);
  const [rows, [counted]] = await Promise.all([
    db.select().from(productImportRows).where(isWarned).orderBy(asc(productImportRows.n)).limit(limit),
    db.select({ total: count() }).from(productImportRows).where(isWarned),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** The rows of the product that comes next among those of these outcomes; none when there is no further one. */
export async function findNextProduct(
  tx: Executor,
  importId: number,
  outcomes: ImportOutcome[],
): Promise<ImportRowRecord[]> {
  const ofImport = eq(productImportRows.importId, importId);
  const [first] = await tx
    .select({ product: productImportRows.product })
    .from(productImportRows)
    .where(and(ofImport, inArray(productImportRows.outcome, outcomes)))
    .orderBy(asc(productImportRows.n))
    .limit(1);
  if (!first) return [];
  return tx
    .select()
    .from(productImportRows)
    .where(and(ofImport, eq(productImportRows.product, first.product), inArray(productImportRows.outcome, outcomes)))
    .orderBy(asc(productImportRows.n));
}

export interface RowResult {
  n: number;
  product: string;
  outcome: ImportOutcome;
  product_id: number | null;
  product_version: number | null;
  faults: StoredFault[];
  /** Missing: none. */
  changes?: StoredChange[];
  warnings?: StoredFault[];
}

/** What became of rows, however many, in one statement. */
export async function writeResults(tx: Executor, importId: number, results: RowResult[]): Promise<void> {
  await tx.execute(sql`
    update product_import_rows r set product = v.product, outcome = v.outcome, product_id = v.product_id,
      product_version = v.product_version, faults = v.faults, changes = coalesce(v.changes, '[]'::jsonb),
      warnings = coalesce(v.warnings, '[]'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as v(n int, product text, outcome text, product_id bigint, product_version int, faults jsonb, changes jsonb,
        warnings jsonb)
    where r.import_id = ${importId} and r.n = v.n`);
}
