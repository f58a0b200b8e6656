import { isNull } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import { productListing } from '../listing-tables.ts';
import { refreshListing } from './refresh-listing.ts';

const batchSize = 200;

/**
 * Reads products anew that were listed before lists knew names and words apart, a few at a time, until none is left.
 * Answers how many.
 */
export async function readListingAnew({ db }: Pick<ServerContext, 'db'>): Promise<number> {
  for (let done = 0; ; ) {
    const rows = await db
      .select({ id: productListing.productId })
      .from(productListing)
      .where(isNull(productListing.nameText))
      .orderBy(productListing.productId)
      .limit(batchSize);
    if (rows.length === 0) return done;
    await db.transaction((tx) => refreshListing(tx, ...rows.map(({ id }) => id)));
    done += rows.length;
  }
}
