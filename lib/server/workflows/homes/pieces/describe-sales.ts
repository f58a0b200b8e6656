import type { SalesFigures } from '#lib/contract/store/homes.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { createBriefCache } from '#lib/server/db/reading/brief-cache.ts';
import { toPicture } from '#lib/server/files/index.ts';
import { shopDay, startOfShopDay } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { readSalesDays, readTopProducts, type SalesScope } from '#lib/server/orders/index.ts';

/** A month of a large shop is many orders to add up; whoever looks again within a minute sees the same. */
const cache = createBriefCache<SalesFigures>({ life: 60_000 });
const days = 30;
const shownProducts = 5;

/** The last thirty days of a store or of the shop, and what sold best in them. May be a minute old. */
export async function describeSales(ctx: ServerContext, scope: SalesScope, locale: Locale): Promise<SalesFigures> {
  const now = ctx.clock.now();
  const from = startOfShopDay(shopDay(new Date(now.getTime() - (days - 1) * 86_400_000)));
  const key = `${scope === 'shop' ? scope : scope.storeId}:${locale}:${shopDay(now)}`;
  return cache.get(ctx.db, key, async () => {
    const [sold, top] = await Promise.all([
      readSalesDays(ctx.db, scope, { from, now }),
      readTopProducts(ctx.db, scope, { from, limit: shownProducts }),
    ]);
    return {
      days: sold.map(({ day, orders, sales, refunded, claimMinutes }) => ({
        day,
        orders,
        sales: formatFen(sales),
        refunded: formatFen(refunded),
        claim_minutes: claimMinutes,
      })),
      top: top.map(({ name, picture, qty, sales }) => ({
        name: name[locale],
        picture: picture ? toPicture(picture, name[locale]) : null,
        qty,
        sales: formatFen(sales),
      })),
    };
  });
}
