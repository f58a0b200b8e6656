import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { closeDatabase, openDatabase } from '#lib/server/db/open-database.ts';
import { readingFrom } from '#lib/server/db/reading/reading-from.ts';
import { Replica } from '#lib/server/db/replica/replica.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { openTestProxy, type TestProxy } from './proxy-for-tests.ts';
import { openReplicatedShop, type ReplicatedShop, untilSaid } from './replicated-shop-for-tests.ts';

let shop: ReplicatedShop;
let proxy: TestProxy;
/** A server that has nothing to do with it. */
const elsewhere = process.env.TEST_DATABASE_URL ?? '';

beforeAll(async () => {
  shop = await openReplicatedShop({
    maxLagInSeconds: 1,
    addressOf: async (url) => {
      proxy = await openTestProxy(url);
      return proxy.url;
    },
  });
  const { ctx } = shop.test;
  await makeProduct(ctx.db, { slug: 'read-cards', categoryId: await makeCategory(ctx.db, 'read') });
  await untilSaid(shop, 'is read from');
});
afterAll(async () => {
  await shop.close();
  await proxy.stop();
});

/** What was written a moment ago is waited for. */
const isRead = async () => {
  const { db } = readingFrom(shop.test.ctx, 'everybody', 5000);
  const { rows } = await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`);
  return rows[0]?.is;
};
const list = async (limit: number) => (await shop.test.get(`/api/product/list?limit=${limit}`)).code;
/** Lines about the replica since. */
const since = (count: number) => shop.said.slice(count).map((line) => JSON.parse(line));

describe('a replica that', () => {
  it('is behind for longer than it may be is not read until it has caught up', async () => {
    expect(await isRead()).toBe(true);
    const before = shop.said.length;
    await shop.pause();
    await shop.test.ctx.db.execute(sql`update category_texts set description = 'written'`);
    await untilSaid(shop, 'behind');
    expect(await isRead()).toBe(false);
    await shop.resume();
    await untilSaid(shop, 'is read from');
    expect(await isRead()).toBe(true);
    expect(since(before).map(({ level, reason }) => [level, reason])).toEqual([
      [40, 'behind'],
      [30, undefined],
    ]);
  });

  it('rests because nobody writes is not behind', async () => {
    const before = shop.said.length;
    await new Promise((resolve) => setTimeout(resolve, 3500));
    expect([await isRead(), since(before)]).toEqual([true, []]);
  });

  it('is away costs no visitor an answer, and comes back by itself', async () => {
    const before = shop.said.length;
    const answers = [1, 2, 3].map(list);
    proxy.set('closed');
    answers.push(...[4, 5, 6].map(list));
    expect(new Set(await Promise.all(answers))).toEqual(new Set([1]));
    await untilSaid(shop, 'away');
    expect(await isRead()).toBe(false);
    proxy.set('open');
    await untilSaid(shop, 'is read from');
    expect(await isRead()).toBe(true);
    expect(since(before).map(({ reason }) => reason)).toEqual(['away', undefined]);
  });

  it('does not answer is not waited for, neither by who asks nor by who waits already', async () => {
    const waiting = readingFrom(shop.test.ctx, 'everybody').db.execute(sql`select pg_sleep(0.2)`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    proxy.set('silent');
    await waiting;
    await untilSaid(shop, 'away');
    const begun = performance.now();
    expect(await list(7)).toBe(1);
    expect(performance.now() - begun).toBeLessThan(2000);
    // What was lost on the way does not come any more.
    proxy.set('closed');
    proxy.set('open');
    await untilSaid(shop, 'is read from');
  });

  it('is a copy of another database is never read', async () => {
    const other = openDatabase(elsewhere);
    const said: string[] = [];
    const replica = new Replica(other, { url: proxy.url, maxLagInSeconds: 10, poolSize: 2, isShared: false });
    await replica.watch({ warn: ({ reason }: { reason: string }) => said.push(reason) } as never);
    expect([said, await replica.isCurrent('everybody', 0)]).toEqual([['of another database'], false]);
    await replica.close();
    await closeDatabase(other);
  });

  it('has become a primary is not read any more', async () => {
    const before = shop.said.length;
    await shop.standby.promote();
    await untilSaid(shop, 'no replica');
    expect(await isRead()).toBe(false);
    expect(await list(8)).toBe(1);
    expect(since(before)).toHaveLength(1);
  });
});
