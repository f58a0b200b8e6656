import { eq, inArray } from 'drizzle-orm';
import type { ProductForm } from '#lib/contract/catalogue/product-fields.ts';
import type { Executor } from '../../db/connection.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type Fen, parseFen } from '../../kernel/money.ts';
import { variantOptionValues } from '../option-tables.ts';
import { nextStock, stockFault } from '../stock/stock-change.ts';
import { productVariants } from '../tables.ts';
import { replaceOptions } from './replace-options.ts';

type Input = ProductForm['variants'][number];
type Variant = typeof productVariants.$inferSelect;

/** A variant before and after; what there was not, or is not any more, is missing. */
export interface VariantChange {
  id: number;
  sku: string;
  before: Pick<Variant, 'priceAmount' | 'stockOnHand'> | undefined;
  after: { priceAmount: Fen; stockOnHand: number | null } | undefined;
}

/** Locks what is sold of a product, before the product itself: whoever reserves pieces goes the same way. */
export function lockVariants(tx: Executor, productId: number): Promise<Variant[]> {
  return tx
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, productId))
    .orderBy(productVariants.id)
    .for('update');
}

/**
 * Makes options and variants those of the form. A variant that is left out is not offered any more, and keeps its row: so
 * do orders that name it, and a variant with the same SKU comes back as the same. Throws `invalid_input` for a variant of
 * another product and for a stock below what is promised.
 */
export async function replaceVariants(
  tx: Executor,
  { productId, form, locked, now }: { productId: number; form: ProductForm; locked: Variant[]; now: Date },
): Promise<VariantChange[]> {
  const chosen = await replaceOptions(tx, productId, form.options);
  const pairs = form.variants.map((input, index) => ({
    input: input,
    index,
    existing: findExisting(input, index, locked),
  }));
  const kept = new Set(pairs.flatMap(({ existing }) => existing?.id ?? []));
  const gone = locked.filter(({ id, removedAt }) => !kept.has(id) && removedAt === null);
  if (gone.length > 0) {
    await tx
      .update(productVariants)
      .set({ removedAt: now })
      .where(
        inArray(
          productVariants.id,
          gone.map(({ id }) => id),
        ),
      );
  }
  await freeSkus(tx, pairs);
  const changes: VariantChange[] = gone.map((row) => ({ id: row.id, sku: row.sku, before: row, after: undefined }));
  const rows = pairs.map(({ input, index, existing }) => ({ input, existing, after: toRow(input, index, existing) }));
  const ids = await writeVariants(tx, productId, rows);
  const choices = rows.flatMap(({ input }, at) =>
    Object.entries(input.options).flatMap(([option, value]) => {
      const choice = chosen.get(`${option}/${value}`);
      return choice ? [{ ...choice, variantId: ids[at] ?? 0 }] : [];
    }),
  );
  if (ids.length > 0) await tx.delete(variantOptionValues).where(inArray(variantOptionValues.variantId, ids));
  if (choices.length > 0) await tx.insert(variantOptionValues).values(choices);
  for (const [at, { input, existing, after }] of rows.entries()) {
    const before = existing?.removedAt === null ? existing : undefined;
    changes.push({ id: ids[at] ?? 0, sku: input.sku, before, after });
  }
  return changes;
}

function findExisting(input: Input, index: number, locked: Variant[]): Variant | undefined {
  if (input.id === undefined) return locked.find(({ sku, removedAt }) => removedAt !== null && sku === input.sku);
  const existing = locked.find(({ id }) => id === input.id);
  if (existing) return existing;
  throw new DomainError('invalid_input', { fields: { [`product.variants.${index}.sku`]: { key: 'invalid' } } });
}

/** Two variants may change their SKUs with each other: nobody has the new ones while they are given out. */
async function freeSkus(tx: Executor, pairs: { input: Input; existing: Variant | undefined }[]): Promise<void> {
  for (const { input, existing } of pairs) {
    if (!existing || existing.sku === input.sku) continue;
    await tx
      .update(productVariants)
      .set({ sku: `~${existing.id}` })
      .where(eq(productVariants.id, existing.id));
  }
}

function toRow(input: Input, sort: number, existing: Variant | undefined) {
  const now = existing ?? { stockOnHand: null, stockReserved: 0 };
  const was = existing?.removedAt === null ? input.stock_was : undefined;
  const stockOnHand = existing ? nextStock({ stock: input.stock, was }, now) : input.stock;
  const fault = stockFault(stockOnHand, now);
  if (fault) throw new DomainError('invalid_input', { fields: { [`product.variants.${sort}.stock`]: fault } });
  return {
    sku: input.sku,
    priceAmount: parseFen(input.price),
    listAmount: input.list_price ? parseFen(input.list_price) : null,
    stockOnHand,
    sort,
  };
}

interface VariantToWrite {
  after: ReturnType<typeof toRow>;
  existing: Variant | undefined;
}

/** Answers their ids, in their order; all new ones are one statement. */
async function writeVariants(tx: Executor, productId: number, variants: VariantToWrite[]): Promise<number[]> {
  for (const { after, existing } of variants) {
    if (!existing) continue;
    await tx
      .update(productVariants)
      .set({ ...after, removedAt: null })
      .where(eq(productVariants.id, existing.id));
  }
  const fresh = variants.flatMap(({ after, existing }) => (existing ? [] : [{ ...after, removedAt: null, productId }]));
  const made =
    fresh.length === 0
      ? []
      : await tx.insert(productVariants).values(fresh).returning({ id: productVariants.id, sku: productVariants.sku });
  const idOf = new Map(made.map(({ id, sku }) => [sku, id]));
  return variants.map(({ after, existing }) => {
    const id = existing?.id ?? idOf.get(after.sku);
    if (id === undefined) throw new Error(`variant ${after.sku} was not stored`);
    return id;
  });
}
