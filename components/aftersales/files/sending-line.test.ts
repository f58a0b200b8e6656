import { expect, it } from '@jest/globals';
import { SendingLine } from './sending-line.ts';

/** A line whose sendings end when the test says so. */
function lineForTests() {
  const begun: number[] = [];
  const given: number[] = [];
  const ends = new Map<number, () => void>();
  const line = new SendingLine<{ key: number }>(
    ({ key }, signal) =>
      new Promise((resolve) => {
        begun.push(key);
        ends.set(key, resolve);
        signal.addEventListener('abort', () => {
          given.push(key);
          resolve();
        });
      }),
  );
  const end = async (key: number) => {
    ends.get(key)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { line, begun, given, end };
}

const items = (...keys: number[]) => keys.map((key) => ({ key }));

it('sends one after the other, also what comes later', async () => {
  const { line, begun, end } = lineForTests();
  line.add(items(1, 2));
  expect(begun).toEqual([1]);
  line.add(items(3));
  await end(1);
  expect(begun).toEqual([1, 2]);
  await end(2);
  await end(3);
  line.add(items(4));
  expect(begun).toEqual([1, 2, 3, 4]);
});

it('goes on with the next one when the present one is taken out', async () => {
  const { line, begun, given, end } = lineForTests();
  line.add(items(1, 2, 3));
  line.remove(2);
  line.remove(1);
  await end(1);
  expect([begun, given]).toEqual([[1, 3], [1]]);
});

it('sends nothing more once it is stopped', async () => {
  const { line, begun, given, end } = lineForTests();
  line.add(items(1, 2));
  line.stop();
  await end(1);
  expect([begun, given]).toEqual([[1], [1]]);
});
