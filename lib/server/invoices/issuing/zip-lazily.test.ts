import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { zipLazily } from './zip-lazily.ts';

const mtime = new Date('2026-01-02T03:04:05Z');

/** Two files too large to be read at once, and which of them were opened and let go. */
function twoFiles() {
  const opened: Readable[] = [];
  const open = async () => {
    const file = Readable.from(
      Array.from({ length: 50 }, () => randomBytes(64 * 1024)),
      { objectMode: false },
    );
    opened.push(file);
    return file;
  };
  return { opened, files: ['a.pdf', 'b.pdf'].map((name) => ({ name, mtime, open })) };
}

it('opens each file when its turn comes', async () => {
  const { opened, files } = twoFiles();
  const bytes = await buffer(zipLazily(files));
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.length).toBeGreaterThan(100 * 64 * 1024);
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true, true]);
});

it('lets go of what is open once nobody reads any more, and opens nothing then', async () => {
  const { opened, files } = twoFiles();
  const zip = zipLazily(files);
  await new Promise((resolve) => zip.once('readable', resolve));
  while (opened.length === 0) await wait(1);
  zip.destroy();
  await wait(20);
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
});

it('lets go of what was just being opened', async () => {
  const [{ open }] = twoFiles().files as [ReturnType<typeof twoFiles>['files'][number]];
  const file = await open();
  const later = Promise.withResolvers<Readable>();
  const zip = zipLazily([{ name: 'a.pdf', mtime, open: () => later.promise }]);
  await wait(5);
  zip.destroy();
  await wait(5);
  later.resolve(file);
  await wait(5);
  expect(file.destroyed).toBe(true);
});

it('ends with the fault of a file that is not there', async () => {
  const open = () => Promise.reject(new Error('gone'));
  await expect(buffer(zipLazily([{ name: 'a.pdf', mtime, open }]))).rejects.toThrow('gone');
});
