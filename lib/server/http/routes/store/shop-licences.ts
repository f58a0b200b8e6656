import { shopLicences } from '#lib/contract/store/shop-licences.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { getSettings, lineOfPlace } from '#lib/server/site/index.ts';
import { listLicences } from '#lib/server/store/index.ts';
import { type App, serve } from '../../serve.ts';

/** Who the sellers of this shop are before the law, for everybody. */
export function registerLicences(app: App): void {
  serve(app, shopLicences, {
    guard: 'public',
    cached: {},
    run: async ({ server, locale }) => {
      const [shop, licences] = await Promise.all([describeShop(server), listLicences(server.db)]);
      const list = licences.map(({ store, company, creditCode, validFrom, validUntil, place }) => ({
        store,
        company,
        credit_code: creditCode,
        place: lineOfPlace(place, locale),
        valid_from: validFrom,
        valid_until: validUntil,
      }));
      return { shop, list, total: list.length };
    },
  });
}

async function describeShop(server: ServerContext) {
  const { company, creditCode, address } = (await getSettings(server))['site.company'];
  return company ? { company, credit_code: creditCode, place: address } : null;
}
