import { measureData } from '../../bench/measuring/measure-data.ts';
import { pageKinds, storefrontPages } from '../../bench/measuring/measure-scripts.ts';
import { expect, test } from '../fixtures/test.ts';

type Kind = (typeof pageKinds)[number] | 'filtered list';

/** Bytes of data for components, before they are packed (docs/adr/0038). What has become too large is lowered, never raised. */
const budgets: Record<Kind, number> = {
  'filtered list': 30_000,
  search: 30_000,
  home: 70_000,
  products: 125_000,
  category: 123_000,
  'configured product': 73_000,
  'fixed product': 68_000,
  services: 72_000,
  service: 61_000,
  page: 37_000,
  cooperation: 36_000,
  'not found': 29_000,
};

for (const kind of [...pageKinds, 'filtered list'] as const) {
  test(`data for the components of a page stays within its budget: ${kind}`, async ({ baseURL }) => {
    const paths: Record<Kind, string> = {
      ...(await storefrontPages(baseURL ?? '')),
      'filtered list': '/product?min=3',
    };
    const { data } = await measureData(`${baseURL}${paths[kind]}`);
    expect(data, 'there is some').toBeGreaterThan(1_000);
    expect(data).toBeLessThanOrEqual(budgets[kind]);
  });
}
