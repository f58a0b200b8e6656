import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { keepLater } from './keep-later.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('writes once, a moment after the last change', () => {
  const [first, last] = [jest.fn(), jest.fn()];
  const keeping = keepLater(300);
  keeping.set(first);
  jest.advanceTimersByTime(200);
  keeping.set(last);
  jest.advanceTimersByTime(300);
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
});

it('writes at once what still waits when the page goes, and nothing that was dropped', () => {
  const write = jest.fn();
  const keeping = keepLater(300);
  keeping.set(write);
  keeping.stop();
  keeping.set(write);
  keeping.drop();
  jest.runAllTimers();
  expect(write).toHaveBeenCalledTimes(1);
});
