import { deskRoutes } from '../../lib/routes/desk-routes.ts';
import type { RouteDefinition } from '../../lib/routes/route-types.ts';
import { storeRoutes } from '../../lib/routes/store-routes.ts';
import { type CountedPages, countPages } from '../fixtures/counted-pages.ts';
import { expect, test } from '../fixtures/test.ts';
import { demoBuyer } from '../pages/login.ts';
import { memberPages } from '../pages/member-table.ts';

/** One process for all of them. */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let pages: CountedPages;
test.beforeAll(async () => {
  pages = await countPages();
});
test.afterAll(() => pages.stop());

/** Who asks, the frame of the member centre, the page, and what follows from its first answers. */
const usual = 5;

/** A number that has become too large is lowered, never raised without a reason. */
const budgets: Record<string, number> = {
  '/user/store/orderpool': 6,
  '/user/store/quotation': 6,
};

const built = (routes: readonly RouteDefinition[]) => routes.map(({ pattern }) => pattern);
const sides = [
  { who: demoBuyer, paths: memberPages.map(({ path }) => path) },
  { who: 'demo_store', paths: built(storeRoutes) },
  { who: 'demo_operator', paths: built(deskRoutes) },
];

for (const { who, paths } of sides) {
  test(`the pages of ${who} ask the database no more often than they may`, async () => {
    const tooMuch: [path: string, trips: number][] = [];
    for (const path of paths) {
      const budget = budgets[path] ?? usual;
      const { trips } = await pages.costOf(path, who, budget);
      if (trips > budget) tooMuch.push([path, trips]);
    }
    expect(tooMuch).toEqual([]);
  });
}
