import { expect, it } from '@jest/globals';
import { streamCsv } from './csv.ts';

it('reads batches only as fast as it is read, and stops when nobody reads', async () => {
  const made: number[] = [];
  let isEnded = false;
  async function* batches() {
    try {
      for (let index = 0; index < 100; index += 1) {
        made.push(index);
        yield [[index]];
      }
    } finally {
      isEnded = true;
    }
  }
  const reader = streamCsv(['n'], batches()).getReader();
  expect([...((await reader.read()).value ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  await reader.read();
  await reader.cancel();
  expect(made.length).toBeLessThan(5);
  expect(isEnded).toBe(true);
});
