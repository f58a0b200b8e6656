import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Endpoint } from './endpoint.ts';

const isEntry = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every entry of the contract, also those that stand side by side. */
async function readEntries(): Promise<Endpoint[]> {
  const files = (fs.readdirSync('lib/contract', { recursive: true }) as string[]).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(`./${file}`) as Promise<Record<string, unknown>>));
  const values = modules.flatMap((module) => Object.values(module));
  const beside = values.filter((value) => typeof value === 'object' && value !== null).flatMap(Object.values);
  return [...values, ...beside].filter(isEntry);
}

describe('what a write makes old', () => {
  const entries = readEntries();

  it('is said by every write, and by no read', async () => {
    const writes = (await entries).filter(({ method }) => method === 'post');
    expect(writes.length).toBeGreaterThan(180);
    expect(writes.filter(({ stale }) => !stale).map(({ path }) => path)).toEqual([]);
    expect((await entries).filter(({ method, stale }) => method === 'get' && stale)).toEqual([]);
  });

  it('names reads that there are', async () => {
    const reads = new Set((await entries).filter(({ method }) => method === 'get').map(({ path }) => path));
    const named = (await entries).map(({ path, stale = [] }) => ({ path, stale }));
    expect(named.filter(({ stale }) => stale.some((path) => !reads.has(path)))).toEqual([]);
  });
});
