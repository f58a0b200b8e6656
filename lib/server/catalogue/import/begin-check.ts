import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ImportMapping } from '#lib/contract/catalogue/desk-import.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { productImportRows, productImports } from '../import-tables.ts';
import { importProductsNode } from '../nodes.ts';
import { products, productVariants } from '../tables.ts';
import { lockImport, type RowResult, writeResults } from './import-repository.ts';
import { findLost, type ImportRow, readRow, requireOwnMoney } from './read-row.ts';

/**
 * Sorts the rows of an import by product and begins its check, anew when there was one. Throws `no_permission`,
 * `not_found`, `status_changed` once it runs, and `invalid_input` when no column tells one product from another,
 * or a price counts in other money.
 */
export async function beginCheck(
  ctx: ServerContext,
  actor: Actor,
  { id, mapping }: { id: number; mapping: ImportMapping },
): Promise<void> {
  requireNode(actor, importProductsNode);
  if (mapping.slug === undefined && mapping.sku === undefined) {
    throw new DomainError('invalid_input', { fields: { 'mapping.slug': { key: 'importKey' } } });
  }
  await ctx.db.transaction(async (tx) => {
    const { status, format, headings } = await lockImport(tx, id);
    if (status === 'running' || status === 'done') throw new DomainError('status_changed');
    requireOwnMoney({ headings, mapping });
    const stored = await tx
      .select({ n: productImportRows.n, cells: productImportRows.cells })
      .from(productImportRows)
      .where(eq(productImportRows.importId, id))
      .orderBy(productImportRows.n);
    const rows = stored.map(({ n, cells }) => readRow(n, cells, { headings, mapping }));
    const width = headings.findLastIndex(Boolean) + 1;
    // Cells of a workbook have places; of a text what stands behind the last heading has shifted those before.
    const shifted = format === 'csv' ? stored.filter(({ cells }) => cells.slice(width).some(Boolean)) : [];
    await writeResults(tx, id, await sortRows(tx, rows, new Set(shifted.map(({ n }) => n))));
    const set = { status: 'checking', mapping, updatedAt: ctx.clock.now() } as const;
    await tx.update(productImports).set(set).where(eq(productImports.id, id));
  });
}

/** To which product each row belongs: the address says it, or else the SKU of one that is there. */
async function sortRows(tx: Executor, rows: ImportRow[], shifted: ReadonlySet<number>): Promise<RowResult[]> {
  const slugOfSku = await findSlugs(
    tx,
    rows.filter(({ values }) => values.slug === '' && values.sku !== '').map(({ values }) => values.sku),
  );
  const rowsOfSku = Map.groupBy(rows, ({ values: { sku } }) => toSkuKey(sku));
  return rows.map((row) => {
    const { n, values } = row;
    const { slug, sku } = values;
    const product = slug.toLowerCase() || slugOfSku.get(sku) || '';
    const result = { n, product, product_id: null, product_version: null };
    const whole = shifted.has(n) ? [{ field: null, key: 'importShifted' }] : [];
    const lost = [...whole, ...findLost(row).map(({ n: _, ...fault }) => fault)];
    if (product === '') {
      const fault = sku === '' ? { field: 'slug', key: 'required' } : { field: 'sku', key: 'importSkuUnknown' };
      return { ...result, outcome: 'error', faults: lost.length > 0 ? lost : [fault] };
    }
    // Of what is said twice neither is believed, whatever products the rows belong to.
    const other = sku === '' ? undefined : rowsOfSku.get(toSkuKey(sku))?.find((each) => each.n !== n);
    const twice = { field: 'sku', key: 'importSkuTwice', values: { row: other?.n ?? 0 } };
    return { ...result, outcome: 'waiting', faults: [...lost, ...(other === undefined ? [] : [twice])] };
  });
}

/** The same for the same SKU in other letters. */
const toSkuKey = (sku: string) =>
  sku
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();

async function findSlugs(tx: Executor, skus: string[]): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const rows = await tx
    .select({ sku: productVariants.sku, slug: products.slug })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(inArray(productVariants.sku, skus), isNull(productVariants.removedAt)));
  return new Map(rows.map(({ sku, slug }) => [sku, slug]));
}
