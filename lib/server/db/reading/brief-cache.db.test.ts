import { afterAll, describe, expect, it } from '@jest/globals';
import { getSettings, updateSettings } from '#lib/server/site/index.ts';
import { dropSettingsCache } from '#lib/server/site/settings.ts';
import { closeContext, createContext } from '../context.ts';
import { listenForChanges } from '../listen-for-changes.ts';
import { tallyQueries } from '../statements/query-tally.ts';
import { createTestContext } from '../test-context.ts';
import { beginHearing, createBriefCache, endHearing, forgetChanged } from './brief-cache.ts';

const test = await createTestContext();
const other = createContext({ env: test.ctx.env });

afterAll(async () => {
  await closeContext(other);
  await test.close();
});

/** How often the settings are asked for, once what is kept for a moment is old. */
async function askLater(): Promise<number> {
  dropSettingsCache(test.ctx);
  await getSettings(test.ctx);
  const requests = performance.now() + 1100;
  while (performance.now() < requests) await new Promise((resolve) => setTimeout(resolve, 50));
  return (await tallyQueries(() => getSettings(test.ctx))).queries;
}

const telephone = async () => (await getSettings(test.ctx))['site.tel'];

describe('what rarely changes', () => {
  it('is asked again after a moment where changes are not heard', async () => {
    expect(await askLater()).toBe(1);
  });

  it('is kept where they are, and read anew as soon as another process changes it', async () => {
    let heard = () => {};
    const next = () => new Promise<void>((resolve) => (heard = resolve));
    const listening = await listenForChanges(test.ctx, () => heard());
    expect(await askLater()).toBe(0);
    const changed = next();
    await updateSettings(other, { 'site.tel': '400-123-4567' });
    await changed;
    expect(await telephone()).toBe('400-123-4567');
    await listening.stop();
    expect(await askLater()).toBe(1);
  });

  it('is forgotten when the connection that hears is lost, and kept again when it is back', async () => {
    let heard = () => {};
    const next = () => new Promise<void>((resolve) => (heard = resolve));
    const listening = await listenForChanges(test.ctx, () => heard());
    const back = next();
    await test.ctx.db.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
    );
    await back;
    expect(await askLater()).toBe(0);
    await listening.stop();
  });
});

describe('what is kept of many', () => {
  /** Says of which product it is, and counts how often it was read. */
  function keepProducts() {
    const read: number[] = [];
    const cache = createBriefCache<number>({ life: 0, staleBy: ['catalogue'], tagsOf: (id) => [`product:${id}`] });
    const get = (id: number) => cache.get(test.ctx.db, `${id}`, async () => read.push(id) && id);
    return { get, read };
  }

  it('is forgotten one by one, or all at once', async () => {
    beginHearing(test.ctx.db);
    const { get, read } = keepProducts();
    for (const id of [1, 2, 1, 2]) await get(id);
    expect(read).toEqual([1, 2]);
    forgetChanged(test.ctx.db, ['product:2', 'site']);
    for (const id of [1, 2]) await get(id);
    expect(read).toEqual([1, 2, 2]);
    forgetChanged(test.ctx.db, ['catalogue']);
    for (const id of [1, 2]) await get(id);
    expect(read).toEqual([1, 2, 2, 1, 2]);
    endHearing(test.ctx.db);
  });

  it('is not kept at all where nobody tells of changes', async () => {
    const { get, read } = keepProducts();
    for (const id of [1, 1]) await get(id);
    expect(read).toEqual([1, 1]);
  });

  it('is not kept when it changed while it was read', async () => {
    beginHearing(test.ctx.db);
    const { get, read } = keepProducts();
    const reading = get(1);
    forgetChanged(test.ctx.db, ['product:9']);
    await reading;
    await get(1);
    expect(read).toEqual([1, 1]);
    endHearing(test.ctx.db);
  });
});
