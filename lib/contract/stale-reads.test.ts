import { describe, expect, it } from '@jest/globals';
import { readEntries } from './entries-for-tests.ts';

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
