import { like } from 'drizzle-orm';
import { isOwnAddress } from '#lib/contract/catalogue/own-addresses.ts';
import type { ProductForm } from '#lib/contract/catalogue/product-fields.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { runOnce } from '../../db/idempotency.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { productFormerSlugs } from '../former-slug-tables.ts';
import { manageProductsNode } from '../nodes.ts';
import { copySpecification } from '../specification/copy-specification.ts';
import { products, productVariants } from '../tables.ts';
import { readProductForm } from './read-product-form.ts';
import { lockProduct, type SavedProduct, writeProduct } from './save-product.ts';

/**
 * Makes a draft that is like a product, under another address and other SKUs and without any pieces in stock. What can be
 * configured of it comes along as a draft of the copy's own, which nobody is offered before it is published. Throws
 * `no_permission` and `not_found`.
 */
export async function duplicateProduct(
  ctx: ServerContext,
  actor: Actor,
  { id, key }: { id: number; key: string },
): Promise<SavedProduct> {
  const { userId } = requireNode(actor, manageProductsNode);
  const call = { userId, key, route: 'product/duplicate', request: { id } };
  return ctx.db.transaction((tx) =>
    runOnce(tx, ctx.clock, call, async () => {
      const original = await lockProduct(tx, id, undefined);
      const product = await renamed(tx, await readProductForm(tx, original));
      const now = ctx.clock.now();
      const copy = await writeProduct(tx, { actor, now, input: { product } });
      await copySpecification(tx, { from: id, to: copy.id, now });
      return copy;
    }),
  );
}

async function renamed(tx: Executor, form: ProductForm): Promise<ProductForm> {
  const slug = await freeName(form.slug.slice(0, 110).replace(/-+$/, ''), (stem) => takenSlugs(tx, stem), isOwnAddress);
  const variants: ProductForm['variants'] = [];
  for (const { id: _, stock_was: __, ...variant } of form.variants) {
    const given = new Set(variants.map(({ sku }) => sku));
    const sku = await freeName(
      variant.sku.slice(0, 34),
      async (stem) => new Set([...(await takenSkus(tx, stem)), ...given]),
    );
    variants.push({ ...variant, sku, stock: variant.stock === null ? null : 0 });
  }
  return { ...form, slug, variants, is_featured: false };
}

async function freeName(
  stem: string,
  takenBy: (stem: string) => Promise<Set<string>>,
  mayNotBe: (name: string) => boolean = () => false,
): Promise<string> {
  const taken = await takenBy(stem);
  for (let number = 2; ; number += 1) {
    const name = `${stem}-${number}`;
    if (!taken.has(name) && !mayNotBe(name)) return name;
  }
}

const begins = (stem: string) => `${stem.replace(/[\\%_]/g, '\\$&')}-%`;

/** Those of before too: a copy takes no address away from where it leads. */
async function takenSlugs(tx: Executor, stem: string): Promise<Set<string>> {
  const present = tx
    .select({ slug: products.slug })
    .from(products)
    .where(like(products.slug, begins(stem)));
  const former = tx
    .select({ slug: productFormerSlugs.slug })
    .from(productFormerSlugs)
    .where(like(productFormerSlugs.slug, begins(stem)));
  const rows = await present.union(former);
  return new Set(rows.map(({ slug }) => slug));
}

async function takenSkus(tx: Executor, stem: string): Promise<Set<string>> {
  const { sku } = productVariants;
  const rows = await tx
    .select({ sku })
    .from(productVariants)
    .where(like(sku, begins(stem)));
  return new Set(rows.map((row) => row.sku));
}
