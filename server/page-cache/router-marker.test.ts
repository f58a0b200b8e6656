import { expect, it } from '@jest/globals';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { routerMarker } from './router-marker.ts';

it.each([
  [undefined, undefined],
  ['1', undefined],
  ['2', undefined],
  ['1', '/_tree'],
  ['1', '/$d$locale/product/__PAGE__'],
] as const)('prefetch %s of segment %s is marked as Next marks it', async (prefetch, segment) => {
  const headers = {
    rsc: '1',
    ...(prefetch && { 'next-router-prefetch': prefetch }),
    ...(segment && { 'next-router-segment-prefetch': segment }),
  };
  expect(routerMarker(headers)).toBe(await computeCacheBustingSearchParam(prefetch, segment, undefined, undefined));
});
