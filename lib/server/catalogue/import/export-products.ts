import type { ProductForm } from '#lib/contract/catalogue/product-fields.ts';
import { readKeysetBatches } from '#lib/server/db/reading/keyset.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { type DeskProductFilter, type DeskProductSort, listDeskProducts } from '../products/list-desk-products.ts';
import { readProductForms } from '../products/read-product-form.ts';
import { categories } from '../tables.ts';
import type { RequestedStatus } from './plan-product.ts';

export interface ExportedProduct {
  form: ProductForm;
  status: RequestedStatus;
  /** Address of its category. */
  category: string;
}

/** Products whole, batch by batch, in the order of the list. */
export async function* exportProducts(
  ctx: ServerContext,
  filter: DeskProductFilter,
  sort: DeskProductSort,
): AsyncGenerator<ExportedProduct[]> {
  const slugs = await findCategorySlugs(ctx.db);
  // Each is read whole: fewer at once.
  const batches = readKeysetBatches(({ after }) => listDeskProducts(ctx, filter, { sort, after, limit: 100 }));
  for await (const batch of batches) {
    const listed = batch.map(({ product }) => product);
    const forms = await readProductForms(ctx.db, listed);
    yield forms.map((form, index) => ({
      form,
      status: listed[index]?.status ?? 'draft',
      category: slugs.get(form.category_id) ?? '',
    }));
  }
}

async function findCategorySlugs(db: Executor): Promise<Map<number, string>> {
  const rows = await db.select({ id: categories.id, slug: categories.slug }).from(categories);
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
