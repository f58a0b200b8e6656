import { and, inArray, isNull, or } from 'drizzle-orm';
import type { ProductForm } from '#lib/contract/catalogue/product-fields.ts';
import type { Executor } from '../../db/connection.ts';
import { readProductForms } from '../products/read-product-form.ts';
import { products, productVariants } from '../tables.ts';

export interface FoundProduct {
  id: number;
  slug: string;
  version: number;
  status: (typeof products.$inferSelect)['status'];
  form: ProductForm;
}

/** Products by their ids or addresses, each as its editor has it; those that are not there are left out. */
export async function findProductForms(
  db: Executor,
  { ids, slugs }: { ids: number[]; slugs: string[] },
): Promise<FoundProduct[]> {
  if (ids.length + slugs.length === 0) return [];
  const found = await db
    .select()
    .from(products)
    .where(or(inArray(products.id, ids), inArray(products.slug, slugs)));
  const forms = found.length > 0 ? await readProductForms(db, found) : [];
  return found.flatMap(({ id, slug, version, status }, at) => {
    const form = forms[at];
    return form ? [{ id, slug, version, status, form }] : [];
  });
}

/** Whose variants have these SKUs now. */
export async function findSkuOwners(db: Executor, skus: string[]): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .select({ sku: productVariants.sku, productId: productVariants.productId })
    .from(productVariants)
    .where(and(inArray(productVariants.sku, skus), isNull(productVariants.removedAt)));
  return new Map(rows.map(({ sku, productId }) => [sku, productId]));
}
