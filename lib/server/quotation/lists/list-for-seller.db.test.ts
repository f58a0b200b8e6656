import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestContext } from '#lib/server/db/test-context.ts';
import {
  makeOperator,
  makeQuotationGoods,
  makeQuoted,
  makeSubmitted,
} from '#lib/server/factories/quotation-factories.ts';
import { createTestStore, toMember } from '#lib/server/factories/store-factories.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { asStore, countForSeller, listForSeller, openQuotation, type Seller } from '../index.ts';
import { quotations } from '../tables.ts';
import type { SellerFilter, SellerSort } from './list-for-seller.ts';

const test = await createTestContext();
const { ctx } = test;
const goods = await makeQuotationGoods(ctx);
const [store, other, operator] = [await newStore(), await newStore(), await makeOperator(ctx)];
const newNumber = async () => (await makeSubmitted(ctx, goods)).no;
const [first, second, taken, desk] = [await newNumber(), await newNumber(), await newNumber(), await newNumber()];
const quoted = (await makeQuoted(ctx, goods, { seller: store })).no;
await openQuotation(ctx, store, taken);
await openQuotation(ctx, operator, desk);
/** In the order they came in: two of the pool, one taken, one answered, one of the desk. */
const numbers: Record<'first' | 'second' | 'taken' | 'quoted' | 'desk', string> = {
  first,
  second,
  taken,
  quoted,
  desk,
};
// The one that came in last has to be answered first, and the one before it was sent in long ago.
const soon = addSeconds(ctx.clock.now(), 60);
await ctx.db.update(quotations).set({ answerDeadline: soon }).where(eq(quotations.no, second));
const longAgo = addSeconds(ctx.clock.now(), -40 * 86_400);
await ctx.db.update(quotations).set({ submittedAt: longAgo }).where(eq(quotations.no, first));
afterAll(() => test.close());

async function newStore(): Promise<Seller> {
  const { owner, store: made } = await createTestStore(test.ctx);
  return asStore({ ...toMember(owner.id), storeId: made.id });
}

const list = async (seller: Seller, filter: SellerFilter, sort: SellerSort = '-created') =>
  (await listForSeller(test.ctx, seller, { ...filter, input: { sort, limit: 20 } })).list.map(
    ({ quotation }) => quotation.no,
  );

describe('the list of a seller', () => {
  it('keeps the pool, what the store answers and what the desk answers apart', async () => {
    const { first, second, taken, quoted, desk } = numbers;
    expect(await list(store, { scope: 'pool' })).toEqual([second, first]);
    expect(await list(operator, { scope: 'pool' })).toEqual([second, first]);
    expect(await list(store, { scope: 'own' })).toEqual([quoted, taken]);
    expect(await list(other, { scope: 'own' })).toEqual([]);
    expect(await list(operator, { scope: 'own' })).toEqual([desk]);
  });

  it('puts first what has to be answered first, and last what waits for nobody', async () => {
    const { first, second, taken, quoted } = numbers;
    expect(await list(store, { scope: 'pool' }, 'due')).toEqual([second, first]);
    expect(await list(store, { scope: 'own' }, 'due')).toEqual([taken, quoted]);
  });

  it('is narrowed by state, whose turn it is, words and days', async () => {
    const { second, taken, quoted } = numbers;
    expect(await list(store, { scope: 'own', status: 'quoted' })).toEqual([quoted]);
    expect(await list(store, { scope: 'own', status: 'waiting' })).toEqual([taken]);
    expect(await list(store, { scope: 'own', status: 'expired' })).toEqual([]);
    expect(await list(store, { scope: 'own', q: quoted.toLowerCase() })).toEqual([quoted]);
    expect(await list(store, { scope: 'own', q: '鼠标' })).toEqual([quoted, taken]);
    expect(await list(store, { scope: 'own', q: '%' })).toEqual([]);
    expect(await list(store, { scope: 'pool', days: 30 })).toEqual([second]);
  });

  it('is paged by key', async () => {
    const read = (input: { after?: string; before?: string }) =>
      listForSeller(test.ctx, store, { scope: 'pool', input: { sort: 'due', limit: 1, ...input } });
    const one = await read({});
    const two = await read({ after: one.next ?? '' });
    expect([one, two].map((page) => page.list[0]?.quotation.no)).toEqual([numbers.second, numbers.first]);
    expect([one.previous, two.next]).toEqual([null, null]);
    expect(two.total).toBe(2);
    const back = await read({ before: two.previous ?? '' });
    expect(back.list[0]?.quotation.no).toBe(numbers.second);
  });

  it('counts the pool, and of the own what waits for an answer', async () => {
    expect(await countForSeller(test.ctx, store)).toEqual({ pool: 2, own: 1 });
    expect(await countForSeller(test.ctx, other)).toEqual({ pool: 2, own: 0 });
    expect(await countForSeller(test.ctx, operator)).toEqual({ pool: 2, own: 1 });
  });
});
