import type { Hono } from 'hono';
import { productUnits } from '#lib/contract/catalogue/shop-units.ts';
import { unitSentence } from '#lib/i18n/unit-sentences.ts';
import { listUnits } from '#lib/server/catalogue/index.ts';
import type { ApiEnv } from '#lib/server/http/scope/request-scope.ts';
import { serve } from '../../serve.ts';

/** What goods are counted in. */
export function registerUnits(app: Hono<ApiEnv>): void {
  serve(app, productUnits, {
    guard: 'public',
    run: async ({ server, locale }) => {
      const units = await listUnits(server.db);
      return { list: units.map((unit) => ({ unit, name: unitSentence(locale, unit) })) };
    },
  });
}
