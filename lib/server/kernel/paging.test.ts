import { describe, expect, it } from '@jest/globals';
import { toPage } from './paging.ts';

describe('toPage', () => {
  it.each([
    [{}, { page: 1, limit: 10, offset: 0 }],
    [
      { page: 3, limit: 50 },
      { page: 3, limit: 50, offset: 100 },
    ],
    [
      { page: 0, limit: 7 },
      { page: 1, limit: 10, offset: 0 },
    ],
    [
      { page: -4, limit: 1000 },
      { page: 1, limit: 10, offset: 0 },
    ],
    [{ page: 1.5 }, { page: 1, limit: 10, offset: 0 }],
    [{ page: Number.NaN }, { page: 1, limit: 10, offset: 0 }],
  ])('reads %j', (input, page) => {
    expect(toPage(input)).toEqual(page);
  });
});
