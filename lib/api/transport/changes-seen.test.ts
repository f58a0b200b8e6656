import { expect, it } from '@jest/globals';
import { noteChanges, readUnchanged } from './changes-seen.ts';

it('reads again what changed meanwhile, and nothing else', async () => {
  let price = 1;
  const reads: number[] = [];
  const read = (change?: () => void) =>
    readUnchanged(['catalogue', 'product:1'], async () => {
      const found = price;
      reads.push(found);
      if (reads.length === 1) change?.();
      return found;
    });
  expect(await read()).toBe(1);
  reads.length = 0;
  expect(await read(() => noteChanges(['product:2', 'site']))).toBe(1);
  expect(reads).toEqual([1]);
  reads.length = 0;
  const changed = () => {
    price = 2;
    noteChanges(['product:1']);
  };
  expect(await read(changed)).toBe(2);
  expect(reads).toEqual([1, 2]);
});

it('does not go on for ever while everything changes', async () => {
  let reads = 0;
  await readUnchanged(['catalogue'], async () => {
    reads += 1;
    noteChanges(['catalogue']);
  });
  expect(reads).toBe(5);
});
