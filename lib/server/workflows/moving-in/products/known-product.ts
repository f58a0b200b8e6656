import type { ProductForm } from '#lib/contract/catalogue/product-fields.ts';
import { type FoundProduct, findProductForms, writeProduct } from '#lib/server/catalogue/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { MovingItem } from '#lib/server/integrations/index.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { MovingTask } from '../mover.ts';
import type { MovedProduct } from './moved-product.ts';
import { noteOf } from './note-of.ts';
import { placesOf, slugOf } from './to-form.ts';

/** A product of the same address that the file has not brought itself, or one that all its SKUs belong to. */
export function findLike(
  moved: MovedProduct,
  { found, given }: { found: FoundProduct[]; given: Set<string> },
): FoundProduct | undefined {
  const slug = slugOf(moved);
  const same = given.has(slug) ? undefined : found.find((each) => each.slug === slug);
  const skus = moved.variants.map(({ sku }) => sku).filter(Boolean);
  const own = found.find(
    ({ form }) => skus.length > 0 && skus.every((sku) => form.variants.some((each) => each.sku === sku)),
  );
  return own ?? same;
}

/** The product as it was checked. Throws `status_changed` where somebody has changed it since, or made it. */
export async function findChecked(tx: Executor, item: MovingItem): Promise<FoundProduct | undefined> {
  const [product] = await findProductForms(tx, {
    ids: item.recordId === null ? [] : [item.recordId],
    slugs: item.recordId === null ? [item.slug] : [],
  });
  if ((product?.version ?? null) !== item.recordVersion) throw new DomainError('status_changed');
  return product;
}

/** A product that was there before is again what it was; pieces that were sold or counted since stay so. */
export async function restoreProduct({ actor, ctx }: MovingTask, tx: Executor, item: MovingItem): Promise<void> {
  const before = item.before as { form: ProductForm } | null;
  const [now] = await findProductForms(tx, { ids: [item.recordId ?? 0], slugs: [] });
  if (!before || !now) return;
  if (now.version !== item.recordVersion) throw new DomainError('status_changed');
  const stockOf = new Map(now.form.variants.map(({ id, stock }) => [id, stock]));
  const variants = before.form.variants.map((variant) => {
    const stock = stockOf.has(variant.id) ? (stockOf.get(variant.id) ?? null) : variant.stock;
    return { ...variant, stock, stock_was: stock };
  });
  const input = { id: now.id, version: now.version, product: { ...before.form, variants } };
  await writeProduct(tx, { actor, now: ctx.clock.now(), input });
}

/** What a refusal says of a product, each at its row. */
export function notesOf(error: DomainError, moved: Pick<MovedProduct, 'n' | 'variants'>): MovedProduct['notes'] {
  const fields = Object.entries(error.fields);
  if (fields.length === 0)
    return [
      {
        n: moved.n,
        level: 'error',
        field: null,
        key: error.code,
        ...(error.values && { values: error.values as Record<string, string | number> }),
      },
    ];
  const places = placesOf(moved as MovedProduct, { rowOfVariant: moved.variants.map(({ n }) => n) });
  return fields.map(([path, { key, values }]) =>
    noteOf(path, { key, values: values as Record<string, string | number> | undefined }, places),
  );
}
