import { sql } from 'drizzle-orm';
import { hasProducts } from '../../catalogue/index.ts';
import type { ServerContext } from '../../db/context.ts';
import { hasOperator } from '../../identity/index.ts';
import { isOpeningDecided, writeShopFacts } from '../../site/index.ts';

/**
 * A shop that starts for the first time is not open until an operator opens it. One with an operator or with products was open before
 * anybody could say so, and stays it. Call it at each start, once groups are there; it costs a read.
 */
export async function ensureOpening(ctx: ServerContext): Promise<void> {
  if (await isOpeningDecided(ctx.db)) return;
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`);
    if (await isOpeningDecided(tx)) return;
    const isUsed = (await hasProducts(tx)) || (await hasOperator(tx));
    // The built-in demo shop of an earlier version does not know yet that it is one.
    await writeShopFacts(ctx, tx, { 'site.isOpen': isUsed, 'site.isDemo': isUsed && ctx.env.SHOP === 'demo' });
  });
}
