import { productUnits } from '#lib/contract/catalogue/shop-units.ts';
import { unitSentence } from '#lib/i18n/unit-sentences.ts';
import { listUnits } from '#lib/server/catalogue/index.ts';
import { type App, serve } from '../../serve.ts';

/** What goods are counted in. */
export function registerUnits(app: App): void {
  serve(app, productUnits, {
    guard: 'public',
    run: async ({ server, locale }) => {
      const units = await listUnits(server.db);
      return { list: units.map((unit) => ({ unit, name: unitSentence(locale, unit) })) };
    },
  });
}
