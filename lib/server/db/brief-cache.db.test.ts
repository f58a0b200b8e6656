import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getSettings, updateSettings } from '../site/index.ts';
import { dropSettingsCache } from '../site/settings.ts';
import { closeContext, createContext, type ServerContext } from './context.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { tallyQueries } from './query-tally.ts';
import { createTestContext, type TestContext } from './test-context.ts';

let test: TestContext;
let other: ServerContext;

beforeAll(async () => {
  test = await createTestContext();
  other = createContext({ env: test.ctx.env });
});

afterAll(async () => {
  await closeContext(other);
  await test.close();
});

/** How often the settings are asked for, once what is kept for a moment is old. */
async function askLater(): Promise<number> {
  dropSettingsCache(test.ctx);
  await getSettings(test.ctx);
  const asked = performance.now() + 1100;
  while (performance.now() < asked) await new Promise((resolve) => setTimeout(resolve, 50));
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
