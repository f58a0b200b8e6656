import { lt, sql } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import { listingWording, productListing } from '../listing-tables.ts';
import { refreshListing } from './refresh-listing.ts';

const batchSize = 200;

/**
 * Reads products anew that a release before has listed, whose words were written otherwise, a few at a time, until none is
 * left. Answers how many.
 */
export async function readListingAnew({ db }: Pick<ServerContext, 'db'>): Promise<number> {
  for (let done = 0; ; ) {
    const rows = await db
      .select({ id: productListing.productId })
      .from(productListing)
      .where(lt(productListing.wording, sql.raw(String(listingWording))))
      .orderBy(productListing.productId)
      .limit(batchSize);
    if (rows.length === 0) return done;
    await db.transaction((tx) => refreshListing(tx, ...rows.map(({ id }) => id)));
    done += rows.length;
  }
}
