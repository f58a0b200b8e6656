import { expect, it } from '@jest/globals';
import { isLoading, onLoadingChange, startLoading } from './loading-counter.ts';

it('is open from the first start to the last end, and tells of both only', () => {
  const seen: boolean[] = [];
  const stop = onLoadingChange(() => seen.push(isLoading()));
  const endFirst = startLoading();
  const endSecond = startLoading();
  endFirst();
  endFirst();
  expect(isLoading()).toBe(true);
  endSecond();
  expect(seen).toEqual([true, false]);
  stop();
});
