import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { keepLater } from './keep-later.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('writes once, a moment after the last change', async () => {
  const written: string[] = [];
  const keeping = keepLater(300);
  keeping.set(() => written.push('first'));
  await jest.advanceTimersByTimeAsync(200);
  keeping.set(() => written.push('last'));
  await jest.advanceTimersByTimeAsync(300);
  expect(written).toEqual(['last']);
});

it('writes at once what still waits when the page goes, and nothing that was dropped', async () => {
  const written: string[] = [];
  const keeping = keepLater(300);
  keeping.set(() => written.push('left'));
  keeping.stop();
  expect(written).toEqual(['left']);
  keeping.set(() => written.push('dropped'));
  keeping.drop();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(written).toEqual(['left']);
});
