import type { Hono } from 'hono';
import { area, areaVersion } from '#lib/contract/site/shop-areas.ts';
import type { ApiEnv } from '#lib/server/http/scope/request-scope.ts';
import { areaEdition, listAreas, nameArea } from '#lib/server/site/index.ts';
import { serve } from '../../serve.ts';

export function registerArea(app: Hono<ApiEnv>): void {
  serve(app, area, {
    guard: 'public',
    run: ({ query, locale }) => listAreas(query).map((each) => ({ value: each.id, label: nameArea(each, locale) })),
  });
  serve(app, areaVersion, { guard: 'public', run: () => areaEdition });
}
