import { afterAll, describe, expect, it } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import type { ListingSort } from '#lib/contract/catalogue/shop-products.ts';
import { createTestContext } from '../../db/test-context.ts';
import { isIn, isPricedAbout, standsBefore } from './listing-keys.ts';

const test = await createTestContext();
afterAll(() => test.close());

/** Powers of two, their neighbours, and what lies between: where a logarithm may be off by a digit. */
const amounts = [0, ...Array.from({ length: 31 }, (_, power) => 2 ** power)].flatMap((value) =>
  [value - 1, value, value + 1, Math.floor(value * 1.37)].filter((each) => each >= 0 && each < 2 ** 31),
);
const values = [...new Set(amounts)];

/** Which of these values a condition finds, each being the sales, the price and the time of a product of its own. */
async function found(conditions: SQL[]): Promise<Set<number>> {
  const { rows } = await test.ctx.db.execute<{ value: number }>(sql`
    select value::float8 as value from unnest(${sql.param(values)}::bigint[]) as given (value)
    cross join lateral (select value::integer as sold, value as price_amount, to_timestamp(value) as published_at) l
    where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}`);
  return new Set(rows.map(({ value }) => value));
}

describe('steps of an order', () => {
  it.each(['popular', 'newest', 'price_desc', 'price_asc'] as const)(
    '%s: find everything that stands before a value, and in one stretch',
    async (sort: ListingSort) => {
      const isBefore = (one: number, other: number) => (sort === 'price_asc' ? one <= other : one >= other);
      for (const value of values.filter((_, place) => place % 3 === 0)) {
        const hits = await found(standsBefore(sort, value));
        expect(values.filter((each) => isBefore(each, value) && !hits.has(each))).toEqual([]);
        const last = [...hits].reduce((one, other) => (isBefore(one, other) ? other : one), value);
        expect(values.filter((each) => isBefore(each, last) && !hits.has(each))).toEqual([]);
      }
    },
  );

  it('leave out most of what stands behind', async () => {
    expect(Math.min(...(await found(standsBefore('popular', 2 ** 20))))).toBeGreaterThan(2 ** 18);
    expect(Math.min(...(await found(standsBefore('price_desc', 2 ** 20))))).toBeGreaterThan(2 ** 18);
    expect(Math.max(...(await found(standsBefore('price_asc', 2 ** 20))))).toBeLessThan(2 ** 22);
    expect(Math.min(...(await found(standsBefore('newest', 2 ** 30))))).toBeGreaterThan(2 ** 29);
  });

  it('find every price of a range', async () => {
    for (const [from, to] of [
      [100_00, 200_00],
      [undefined, 4096],
      [4095, undefined],
      [7, 7],
    ] as const) {
      const hits = await found(isPricedAbout(from, to));
      const within = values.filter((each) => each >= (from ?? 0) && each <= (to ?? Number.POSITIVE_INFINITY));
      expect(within.filter((each) => !hits.has(each))).toEqual([]);
    }
    expect(isPricedAbout(undefined, undefined)).toEqual([]);
  });
});

it('a category and a kind are tested together, and nothing where neither is asked for', async () => {
  const count = async (categoryId: number | undefined, kind: 'product' | 'service' | undefined) => {
    const { rows } = await test.ctx.db.execute<{ ids: string }>(sql`
      select string_agg(l.id, '' order by l.id) as ids from (values
        ('a', 'product', 1::bigint, 2::bigint, null::bigint), ('b', 'service', 1, 3, 4), ('c', 'product', 5, null, null)
      ) as l (id, kind, category_1_id, category_2_id, category_3_id) where ${sql.join([sql`true`, ...isIn(categoryId, kind)], sql` and `)}`);
    return rows[0]?.ids;
  };
  expect(await count(undefined, undefined)).toBe('abc');
  expect(await count(1, undefined)).toBe('ab');
  expect(await count(4, undefined)).toBe('b');
  expect(await count(undefined, 'product')).toBe('ac');
  expect(await count(1, 'service')).toBe('b');
});
