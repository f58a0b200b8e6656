import { expect, it } from '@jest/globals';
import { isOwnAddress } from '#lib/contract/catalogue/own-addresses.ts';
import { productSlugField } from '#lib/contract/catalogue/product-fields.ts';
import { matchRoute } from '../match-route.ts';
import { readAddress } from '../read-address.ts';
import { routeTable } from '../table.ts';

/** Parts in front of everything that is no page: the middleware and the page guard leave them to others. */
const notPages = ['api', 'art', 'build', 'internal', 'sitemaps', 'static', 'storage'];

const firstParts = routeTable.flatMap(({ pattern, aliases = [] }) =>
  [pattern, ...aliases].map((each) => each.split('/')[1] ?? '').filter((part) => part && !part.includes('{slug}')),
);

const samples = [...new Set(firstParts)].map((part) => part.replaceAll('{id}', '3').replaceAll('{url}', 'x'));

it('no product takes an address that the shop answers itself', () => {
  const missed = samples.filter((sample) => /^[a-z0-9-]+$/.test(sample) && !isOwnAddress(sample));
  expect(missed).toEqual([]);
  for (const name of [...notPages, 'en', 'productlist-12', 'service-7']) {
    expect([name, productSlugField.safeParse(name).error?.issues[0]?.message]).toEqual([name, 'slugOwn']);
  }
  expect(readAddress('/en', undefined).isPrefixed).toBe(true);
});

it('takes every other', () => {
  for (const slug of [
    'productlist',
    'productlist-0',
    'productlist-a',
    'service',
    'service-desk',
    'products',
    'users',
    'pages',
    'english',
  ]) {
    expect([slug, productSlugField.safeParse(slug).success, matchRoute(`/${slug}`)?.route.name]).toEqual([
      slug,
      true,
      'slug',
    ]);
  }
});
