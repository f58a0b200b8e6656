import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { createTestContext } from '../test-context.ts';
import { countUpTo, type KeysetList, readKeysetBatches, readKeysetPage } from './keyset.ts';

const cards = pgTable('keyset_cards', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  price: integer('price').notNull(),
  printedAt: timestamp('printed_at', { withTimezone: true }).notNull().defaultNow(),
});
type Card = typeof cards.$inferSelect;
type Sort = '-id' | 'id' | 'price' | '-price' | 'printed';

const list: KeysetList<Card, Sort> = {
  id: cards.id,
  idOf: ({ id }) => id,
  orders: {
    id: { column: cards.id, kind: 'number', valueOf: ({ id }) => id },
    price: { column: cards.price, kind: 'number', valueOf: ({ price }) => price },
    printed: { column: cards.printedAt, kind: 'time', valueOf: ({ printedAt }) => printedAt },
  },
};

const test = await createTestContext();
await test.ctx.db.execute(sql`create table keyset_cards (
  id bigint primary key, price int not null, printed_at timestamptz not null default now())`);
// Many of one price: only the id tells their order.
const rows = Array.from({ length: 25 }, (_, index) => ({ id: index + 1, price: index % 3 }));
await test.ctx.db.insert(cards).values(rows);
afterAll(() => test.close());

const read = (sort: Sort, place: { after?: string; before?: string } = {}, limit = 10) =>
  readKeysetPage(list, { sort, limit, ...place }, ({ where, orderBy, limit: rows }) =>
    test.ctx.db
      .select()
      .from(cards)
      .where(where)
      .orderBy(...orderBy)
      .limit(rows),
  );

async function readAll(sort: Sort): Promise<number[][]> {
  const pages: number[][] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await read(sort, after ? { after } : {});
    pages.push(page.list.map(({ id }) => id));
    after = page.next;
  }
  return pages;
}

describe('a list that is paged by key', () => {
  it.each(['-id', 'id', 'price', '-price'] as const)('shows every row once, ordered by %s', async (sort) => {
    const pages = await readAll(sort);
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 5]);
    expect(new Set(pages.flat()).size).toBe(25);
    const sign = sort.startsWith('-') ? -1 : 1;
    const keyOf = (id: number) => (sort.endsWith('price') ? ((id - 1) % 3) * 100 + id : id) * sign;
    const keys = pages.flat().map(keyOf);
    expect(keys).toEqual(keys.toSorted((left, right) => left - right));
  });

  it.each(['-id', 'price'] as const)('goes back the way it came, ordered by %s', async (sort) => {
    const first = await read(sort);
    const second = await read(sort, { after: first.next ?? '' });
    const third = await read(sort, { after: second.next ?? '' });
    expect([first.previous, third.next]).toEqual([null, null]);
    const back = await read(sort, { before: third.previous ?? '' });
    expect(back.list).toEqual(second.list);
    const start = await read(sort, { before: back.previous ?? '' });
    expect([start.list, start.previous]).toEqual([first.list, null]);
  });

  it('goes on where it was though rows came and went', async () => {
    const first = await read('-id');
    await test.ctx.db.insert(cards).values({ id: 99, price: 0 });
    const second = await read('-id', { after: first.next ?? '' });
    expect(second.list[0]?.id).toBe(15);
    await test.ctx.db.execute(sql`delete from keyset_cards where id = 99`);
  });

  it.each(['nonsense', '', Buffer.from('["x",1]').toString('base64url'), Buffer.from('[1,"x"]').toString('base64url')])(
    'refuses the cursor %j',
    async (after) => {
      await expect(read('id', { after })).rejects.toThrow('invalid_input');
      await expect(read('id', { before: after })).rejects.toThrow('invalid_input');
    },
  );

  it.each<[Sort, unknown]>([
    ['id', 1e300],
    ['price', 2 ** 31],
    ['price', -(2 ** 31)],
    ['printed', '2026Z'],
    ['printed', '2026-01-01T00:00:00Z'],
    ['printed', '0000-01-01T00:00:00.000Z'],
    ['printed', '-271821-04-20T00:00:00.000Z'],
    ['printed', '+275760-09-13T00:00:00.000Z'],
  ])('refuses a cursor where its %s is what no column holds: %j', async (sort, value) => {
    const after = Buffer.from(JSON.stringify([value, 1])).toString('base64url');
    await expect(read(sort, { after })).rejects.toThrow('invalid_input');
  });

  it('counts up to a limit', async () => {
    expect(await countUpTo(test.ctx.db, cards, sql`price = 0`)).toEqual({ total: 9, isTotalExact: true });
    const times = (count: number) => countUpTo(test.ctx.db, cards, new Array(count).fill(sql`price = 0`));
    expect(await times(111)).toEqual({ total: 999, isTotalExact: true });
    expect(await times(112)).toEqual({ total: 1000, isTotalExact: false });
  });
});

it('reads all pages one after the other as batches, and none of nothing', async () => {
  const pages = new Map([
    [undefined, { list: ['a', 'b'], next: 'b' }],
    ['b', { list: ['c'], next: null }],
  ]);
  const read = async ({ after }: { after: string | undefined }) => pages.get(after) ?? { list: [], next: null };
  const batches: string[][] = [];
  for await (const batch of readKeysetBatches(read)) batches.push(batch);
  expect(batches).toEqual([['a', 'b'], ['c']]);
  for await (const batch of readKeysetBatches(async () => ({ list: [], next: null }))) batches.push(batch);
  expect(batches).toHaveLength(2);
});
