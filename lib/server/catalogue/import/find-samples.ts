import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { productImportRows } from '../import-tables.ts';
import type { ProductImportRecord } from './import-repository.ts';

/** What the first rows have in each column, so that people know it again. */
export async function findSamples(db: Executor, { id, headings }: ProductImportRecord): Promise<string[]> {
  const rows = await db
    .select({ cells: productImportRows.cells })
    .from(productImportRows)
    .where(eq(productImportRows.importId, id))
    .orderBy(asc(productImportRows.n))
    .limit(20);
  return headings.map((_, index) => rows.find(({ cells }) => cells[index])?.cells[index]?.slice(0, 60) ?? '');
}
