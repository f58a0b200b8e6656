import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { changePrice } from '#lib/server/catalogue/index.ts';
import { categories } from '#lib/server/catalogue/tables.ts';
import { listenForChanges } from '#lib/server/db/listen-for-changes.ts';
import { readWithSettings } from '#lib/server/db/reading/read-with-settings.ts';
import { readingFrom } from '#lib/server/db/reading/reading-from.ts';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { openReplicatedShop, type ReplicatedShop } from './replicated-shop-for-tests.ts';

const everyone: Member = { kind: 'member', userId: 1, sessionId: 'test', nodes: new Set(['*']) };

let shop: ReplicatedShop;
let operator: { token: string };
let sku: string;
let heard: string[][];
let changes: { stop(): Promise<void> };

beforeAll(async () => {
  shop = await openReplicatedShop();
  const { ctx } = shop.test;
  heard = [];
  operator = await createSignedInOperator(ctx);
  const categoryId = await makeCategory(ctx.db, 'read');
  await makeProduct(ctx.db, { slug: 'read-cards', categoryId });
  changes = await listenForChanges(ctx, (tags) => heard.push(tags));
  await shop.untilCaughtUp();
  sku = (await shop.test.get(info)).data.variants[0].sku;
});
afterEach(async () => {
  await shop.resume();
  await shop.untilCaughtUp();
});
afterAll(async () => {
  await changes.stop();
  await shop.close();
});

const info = '/api/product/info?slug=read-cards';

async function untilHeard(change: () => Promise<unknown>): Promise<void> {
  const count = heard.length;
  await change();
  while (heard.length === count) await new Promise((resolve) => setTimeout(resolve, 2));
}
const changePriceTo = (priceAmount: number) =>
  changePrice(shop.test.ctx, everyone, { sku, priceAmount, listAmount: null });
const priceIn = async (path: string, caller = {}) => {
  const { data } = await shop.test.get(path, caller);
  return data.variants?.[0].price ?? data.list[0].price;
};

/** A change that nobody is told of, so that what is shown says where it was read. */
const rename = (name: string) =>
  shop.test.ctx.db.execute(sql`update category_texts set name = ${name} where locale = 'en'`);
const nameIn = async (path: string, caller = {}) => JSON.stringify((await shop.test.get(path, caller)).data);

/** How many connections of the replica were taken while something ran. */
async function takenDuring(run: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const note = () => {
    count += 1;
  };
  shop.replica.pool.on('acquire', note);
  await run().finally(() => shop.replica.pool.off('acquire', note));
  return count;
}

describe('what visitors read', () => {
  it('comes from the replica', async () => {
    await shop.pause();
    await rename('only the primary knows');
    expect(await nameIn('/api/product/suggest?search=read&x=1')).not.toContain('only the primary');
    const taken = await takenDuring(() => shop.test.get('/api/product/list?search=cards'));
    expect(taken).toBeGreaterThan(0);
  });

  it('is never older than what was heard of, and no older answer is cached', async () => {
    await shop.pause();
    await untilHeard(() => changePriceTo(23_400));
    const paths = [info, '/api/product/list?search=read', '/api/product/list?price_min=1', '/api/product/home'];
    for (let time = 1; time <= 2; time += 1) {
      for (const path of paths.slice(0, 3)) expect([path, await priceIn(path)]).toEqual([path, '234.00']);
    }
    await shop.resume();
    await shop.untilCaughtUp();
    for (const path of paths.slice(0, 3)) expect([path, await priceIn(path)]).toEqual([path, '234.00']);
  });

  it('is the latest after each of many changes, however the replica comes along', async () => {
    for (let change = 1; change <= 40; change += 1) {
      if (change % 4 === 1) await shop.pause();
      if (change % 4 === 3) await shop.resume();
      await untilHeard(() => changePriceTo(10_000 + change * 100));
      const expected = `${100 + change}.00`;
      const shown = await Promise.all(
        [info, '/api/product/list?search=read', `/api/product/list?limit=${change}`].map((path) => priceIn(path)),
      );
      expect(shown).toEqual([expected, expected, expected]);
    }
  });

  it('is the latest for who read while it changed', async () => {
    for (let change = 1; change <= 20; change += 1) {
      if (change % 2 === 1) await shop.pause();
      const reading = Array.from({ length: 10 }, (_, at) => shop.test.get(`/api/product/list?limit=${at + 1}`));
      await untilHeard(() => changePriceTo(50_000 + change * 100));
      await Promise.all(reading);
      if (change % 2 === 1) await shop.resume();
      const shown = await Promise.all(
        Array.from({ length: 10 }, (_, at) => priceIn(`/api/product/list?limit=${at + 1}`)),
      );
      expect(new Set(shown)).toEqual(new Set([`${500 + change}.00`]));
    }
  });
});

describe('who sends a token', () => {
  it('sees all that is committed, whether heard of or not, and in whichever process', async () => {
    await shop.pause();
    await rename('committed a moment ago');
    expect(await nameIn('/api/product/list?search=read', operator)).toContain('read-cards');
    const found = await readingFrom(shop.test.ctx, 'caller')
      .db.select()
      .from(categories)
      .where(eq(categories.slug, 'nothing'));
    expect(found).toEqual([]);
    expect(await takenDuring(() => shop.test.get('/api/product/list?search=read&limit=3', operator))).toBe(0);
  });

  it('reads from the replica when it has come along', async () => {
    await shop.untilCaughtUp();
    expect(await takenDuring(() => shop.test.get('/api/product/list?search=read&limit=4', operator))).toBeGreaterThan(
      0,
    );
  });

  it('gets files with what was written just before', async () => {
    const download = async () => {
      const request = new Request('http://shop.test/api/operator/product/export?format=csv', {
        headers: { 'ba-user-token': operator.token },
      });
      return (await shop.test.api.fetch(request, { remoteAddress: '192.0.2.9' })).text();
    };
    let file = '';
    await changePriceTo(77_700);
    expect(
      await takenDuring(async () => {
        file = await download();
      }),
    ).toBeGreaterThan(0);
    expect(file).toContain('777.00');
    await shop.pause();
    await changePriceTo(88_800);
    expect(
      await takenDuring(async () => {
        file = await download();
      }),
    ).toBe(0);
    expect(file).toContain('888.00');
  });
});

describe('a context that reads from the replica', () => {
  const isReplica = sql`select pg_is_in_recovery() as "isReplica"`;

  it('writes to the primary, and sees it in what it reads after', async () => {
    await shop.pause();
    const { db } = readingFrom(shop.test.ctx, 'everybody');
    expect((await db.execute(isReplica)).rows).toEqual([{ isReplica: true }]);
    await db.update(categories).set({ sort: 7 }).where(eq(categories.slug, 'read'));
    expect(await db.select({ sort: categories.sort }).from(categories)).toEqual([{ sort: 7 }]);
    await db.transaction((tx) => tx.update(categories).set({ sort: 8 }));
    expect(await db.select({ sort: categories.sort }).from(categories)).toEqual([{ sort: 8 }]);
  });

  it('locks at the primary, and does there what only a primary can', async () => {
    const { db } = readingFrom(shop.test.ctx, 'caller', 1000);
    await db.select().from(categories).for('update');
    const { rows } = await db.execute(sql`select nextval('categories_id_seq') > 0 as is_next`);
    expect(rows).toEqual([{ is_next: true }]);
  });

  it('asks anew what has changed since it asked last', async () => {
    await shop.untilCaughtUp();
    const { db } = readingFrom(shop.test.ctx, 'everybody');
    expect((await db.execute(isReplica)).rows).toEqual([{ isReplica: true }]);
    await shop.pause();
    await untilHeard(() => changePriceTo(11_100));
    expect((await db.execute(isReplica)).rows).toEqual([{ isReplica: false }]);
    await shop.resume();
    await shop.untilCaughtUp();
    await untilHeard(() => changePriceTo(11_200));
    await shop.untilCaughtUp();
    expect((await readingFrom(shop.test.ctx, 'everybody').db.execute(isReplica)).rows).toEqual([{ isReplica: true }]);
  });

  it('is answered by the primary where the replica fails in the middle', async () => {
    const { db } = readingFrom(shop.test.ctx, 'caller', 1000);
    const cut = async (run: () => Promise<{ isReplica: boolean }[]>) => {
      const reading = run();
      await new Promise((resolve) => setTimeout(resolve, 300));
      await shop.standby.ask(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(1)%' and pid <> pg_backend_pid()`,
      );
      return reading;
    };
    const slow = sql`select pg_is_in_recovery() as "isReplica" from pg_sleep(1)`;
    expect(await cut(async () => (await db.execute<{ isReplica: boolean }>(slow)).rows)).toEqual([
      { isReplica: false },
    ]);
    await shop.untilCaughtUp();
    const again = readingFrom(shop.test.ctx, 'caller', 1000);
    expect(await cut(() => readWithSettings<{ isReplica: boolean }>(again.db, 'set local jit = off', slow))).toEqual([
      { isReplica: false },
    ]);
  });

  it('tells what is wrong with a statement as it is', async () => {
    const { db } = readingFrom(shop.test.ctx, 'caller', 1000);
    await expect(db.execute(sql`select 1 / ${0}::int`)).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(shop.said.at(-1)).toContain('the replica is read from');
  });
});
