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
      { page: 2, limit: 7 },
      { page: 2, limit: 7, offset: 7 },
    ],
  ])('reads %j', (input, page) => {
    expect(toPage(input)).toEqual(page);
  });
});
