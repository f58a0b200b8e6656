import { afterAll, describe, expect, it } from '@jest/globals';
import { and, sql } from 'drizzle-orm';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { orders } from '../tables.ts';
import { matchingOrders } from './match-orders.ts';

const test = await createTestContext();
afterAll(() => test.close());

/** How PostgreSQL would look it up in a shop with many orders, where reading all of them is no way. */
async function planOf(q: string): Promise<string> {
  return test.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const query = tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(...matchingOrders(q)));
    return JSON.stringify((await tx.execute(sql`explain ${query.getSQL()}`)).rows);
  });
}

describe('orders that are looked for', () => {
  it.each(['SO26112212345678', ' so26112212345678 ', 'ＳＯ26112212345678'])(
    'by a whole number, %j, are found by its index',
    async (q) => {
      const plan = await planOf(q);
      expect(plan).toContain('orders_no');
      expect(plan).not.toContain('orders_search');
    },
  );

  it.each(['SO2611221234567', 'SO26112212345678 cards', 'CG26112212345678', '名片'])(
    'by %j are found by their texts',
    async (q) => {
      expect(await planOf(q)).toContain('orders_search');
    },
  );

  it.each(['SF1400000010000', ' sf1400000010000 ', '7730012345678901', 'JD-0012345678-1', 'SF 1400 0000 10000'])(
    'by %j, which may be the number of a parcel, are found by the index of those as well',
    async (q) => {
      const plan = await planOf(q);
      expect(plan).toContain('shipments_tracking');
      expect(plan).toContain('orders_pkey');
      expect(plan).toContain('orders_search');
      expect(plan).not.toContain('Seq Scan');
    },
  );

  it.each(['cards', '名片', 'A4', 'SF cards', 'box 1400 cards'])(
    'by %j are not looked for among parcels',
    async (q) => {
      expect(await planOf(q)).not.toContain('shipments');
    },
  );

  it('by nothing are all', () => {
    expect(matchingOrders(undefined)).toEqual([]);
    expect(matchingOrders('')).toEqual([]);
  });
});
