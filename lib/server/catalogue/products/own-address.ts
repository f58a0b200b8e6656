import { inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { ownNames, ownPattern } from '#lib/contract/catalogue/own-addresses.ts';
import type { Executor } from '../../db/connection.ts';
import { products } from '../tables.ts';

/** As the partial index `products_own_address` has it. */
const matchesPattern = sql`${products.slug} ~ ${sql.raw(`'${ownPattern.source.replace('(?:', '(')}'`)}`;

/** That a product stands under an address that the shop itself answers: what was made before such addresses were refused. */
export const hasOwnAddress = (): SQL | undefined => or(inArray(products.slug, ownNames), matchesPattern);

/** Addresses of such products, archived ones left out, a few. Nobody can open them in the shop until they have another address. */
export async function listShadowedSlugs(db: Executor, limit: number): Promise<string[]> {
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(sql`${hasOwnAddress()} and ${ne(products.status, 'archived')}`)
    .orderBy(products.id)
    .limit(limit);
  return rows.map(({ slug }) => slug);
}
