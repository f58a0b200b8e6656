import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../db/test-context.ts';
import {
  authenticateKey,
  beginDeliveries,
  getDelivery,
  listDeliveries,
  listEndpoints,
  listKeys,
  replayDelivery,
  statusOf,
} from '../integrations/index.ts';
import { toPage } from '../kernel/paging.ts';
import { demoHooks, demoKeys } from './content/integrations.ts';
import { createDemoContext } from './demo-context-for-tests.ts';
import { findOwners } from './seed-integrations.ts';

const test = await createDemoContext();
const found = await findOwners(test.ctx);
if (!found) throw new Error('no owners');
const owners: NonNullable<Awaited<ReturnType<typeof findOwners>>> = found;
afterAll(() => test.close());

const all = toPage({ limit: 100 });

describe.each(['store', 'operator'] as const)('the %s of the demo shop', (of) => {
  it('has keys that nobody holds: none of their secrets is written anywhere', async () => {
    const { list } = await listKeys(test.ctx, owners[of], all);
    expect(list).toHaveLength(demoKeys.filter((key) => key.of === of).length);
    const statuses = new Set(list.map((key) => statusOf(key, test.ctx.clock.now())));
    expect(statuses).toEqual(new Set(['active', of === 'store' ? 'expired' : 'ended']));
    for (const { start, name, secretHash } of list) {
      expect(name).toMatch(/演示 demo/);
      for (const key of [start, secretHash]) {
        await expect(authenticateKey(test.ctx, { key, ip: '203.0.113.20' })).rejects.toMatchObject({
          code: 'key_unknown',
        });
      }
    }
  });

  it('has another secret for each of its keys in each shop', async () => {
    const other = await createTestContext();
    const { seedIdentity } = await import('./seed-identity.ts');
    const { seedStores } = await import('./seed-stores.ts');
    const { seedIntegrations } = await import('./seed-integrations.ts');
    await seedIdentity(other.ctx);
    await seedStores(other.ctx);
    await seedIntegrations(other.ctx);
    await seedIntegrations(other.ctx);
    const there = await findOwners(other.ctx);
    if (!there) throw new Error('no owners');
    const [mine, theirs] = [await listKeys(test.ctx, owners[of], all), await listKeys(other.ctx, there[of], all)];
    expect(theirs.total).toBe(mine.total);
    const hashes = [...mine.list, ...theirs.list].map(({ secretHash }) => secretHash);
    expect(new Set(hashes).size).toBe(hashes.length);
    await other.close();
  });

  it('was told of what happened, in the order of time, and one that failed can be sent again', async () => {
    const hooks = await listEndpoints(test.ctx, owners[of]);
    expect(hooks.map(({ url }) => url)).toEqual(demoHooks.filter((hook) => hook.of === of).map(({ url }) => url));
    const now = test.ctx.clock.now();
    for (const { id } of hooks) {
      const { list } = await listDeliveries(test.ctx, owners[of], { ...all, endpointId: id });
      expect(list.length).toBeGreaterThan(1);
      const times = list.map(({ event }) => event.createdAt.getTime());
      expect(times).toEqual([...times].sort((left, right) => right - left));
      for (const { delivery } of list) {
        const { tries } = await getDelivery(test.ctx, owners[of], delivery.id);
        expect(tries).toHaveLength(delivery.attempts);
        expect(tries.filter(({ createdAt }) => createdAt > now)).toEqual([]);
      }
    }
    const failed = await listDeliveries(test.ctx, owners[of], { ...all, status: 'failed' });
    expect(failed.total).toBe(demoHooks.reduce((sum, hook) => sum + (hook.of === of ? hook.failed : 0), 0));
    await replayDelivery(test.ctx, owners[of], failed.list[0]?.delivery.id ?? 0);
  });
});

it('sends nothing of itself: only what somebody sent again waits, and goes to names that exist nowhere', async () => {
  expect(demoHooks.filter(({ url }) => !new URL(url).hostname.endsWith('.example'))).toEqual([]);
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return [];
  };
  await Promise.all(await beginDeliveries(test.ctx, { room: 100, resolve }));
  expect(asked).toHaveLength(2);
});
