import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import { addressesPerAnswer } from '#lib/contract/site/shop-content.ts';
import type { ServerContext } from '../../db/context.ts';
import { productFormerSlugs } from '../former-slug-tables.ts';
import { productListing } from '../listing-tables.ts';
import { categories, products } from '../tables.ts';

interface ProductAddresses {
  id: number;
  isService: boolean;
  /** Its own, and those of before that still lead to it. */
  slugs: string[];
}

/** Listed products by id, a range of them; since a time only those that were changed from then on. */
export async function listProductAddresses(
  ctx: ServerContext,
  { after, since }: { after: number; since?: Date | undefined },
): Promise<ProductAddresses[]> {
  const former = sql<string[]>`array(
    select ${productFormerSlugs.slug} from ${productFormerSlugs} where ${productFormerSlugs.productId} = ${products.id})`;
  const rows = await ctx.db
    .select({ id: products.id, kind: products.kind, slug: products.slug, former })
    .from(products)
    .innerJoin(productListing, eq(productListing.productId, products.id))
    .where(and(gt(products.id, after), since && gte(products.updatedAt, since)))
    .orderBy(asc(products.id))
    .limit(addressesPerAnswer);
  return rows.map(({ id, kind, slug, former: others }) => ({
    id,
    isService: kind === 'service',
    slugs: [slug, ...others],
  }));
}

/** Every category has a page, be it empty. */
export async function listCategoryIds(ctx: ServerContext): Promise<number[]> {
  return (await ctx.db.select({ id: categories.id }).from(categories).orderBy(asc(categories.id))).map(({ id }) => id);
}
