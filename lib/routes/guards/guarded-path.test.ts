import { expect, it } from '@jest/globals';
import { routeTable } from '../table.ts';
import { isGuardedPath } from './guarded-path.ts';

it('agrees with the route table for every route that a link can lead to', () => {
  for (const { pattern, guards } of routeTable.filter(({ isLinked }) => isLinked !== false)) {
    const path = pattern.replace(/\{id\}/g, '1').replace(/\{\w+\}/g, 'x');
    expect([path, isGuardedPath(path)]).toEqual([path, guards.length > 0]);
  }
});
