import { area, areaVersion } from '#lib/contract/site/shop-areas.ts';
import { areaEdition, listAreas, nameArea } from '#lib/server/site/index.ts';
import { type App, serve } from '../../serve.ts';

export function registerArea(app: App): void {
  serve(app, area, {
    guard: 'public',
    run: ({ query, locale }) => listAreas(query).map((each) => ({ value: each.id, label: nameArea(each, locale) })),
  });
  serve(app, areaVersion, { guard: 'public', run: () => areaEdition });
}
