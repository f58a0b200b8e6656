import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'build-test-'));
await fs.writeFile(path.join(folder, 'BUILD_ID'), 'build-7\n');
process.env.NEXT_DIST_DIR = folder;
// The build is read once: what names it must be there before.
const latest: () => Promise<Response> = (await import('../../app/build/latest.json/route.ts')).GET;
const manifest: (_: Request, given: { params: Promise<{ file: string }> }) => Promise<Response> = (
  await import('../../app/build/meta/[file]/route.ts')
).GET;
afterAll(() => fs.rm(folder, { recursive: true }));

const manifestOf = (file: string) =>
  manifest(new Request(`http://shop.test/build/meta/${file}`), { params: Promise.resolve({ file }) });

describe('what pages hold their build against (specification §4, §7)', () => {
  it('is the latest build, which nobody on the way keeps', async () => {
    const answer = await latest();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({ id: 'build-7' });
  });

  it('is its manifest: which build, and since when', async () => {
    const answer = await manifestOf('build-7.json');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { mtimeMs } = await fs.stat(path.join(folder, 'BUILD_ID'));
    expect(await answer.json()).toEqual({ id: 'build-7', timestamp: Math.round(mtimeMs) });
  });

  it.each(['build-6.json', 'build-7', 'build-7.JSON', '.json', '..%2fBUILD_ID'])(
    'there is no manifest %s',
    async (file) => {
      const answer = await manifestOf(file);
      expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([404, 'no-store', '']);
    },
  );
});
