import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { announceChange } from '#lib/server/db/announce-change.ts';
import { closeContext, createContext } from '#lib/server/db/context.ts';
import { listenForChanges } from '#lib/server/db/listen-for-changes.ts';
import { onceReachable } from '#lib/server/db/once-reachable.ts';
import { createTestContext, type TestContext } from '#lib/server/db/test-context.ts';
import { type RequestLimit, takeFromLimit } from '#lib/server/http/limits/rate-limit.ts';
import { startJobs } from '#lib/server/jobs/start-jobs.ts';
import { guest } from '#lib/server/kernel/actor.ts';
import { buyNow, checkoutOf } from '#lib/server/workflows/checkout/checkout-for-tests.ts';
import { previewOrder } from '#lib/server/workflows/checkout/preview-order.ts';
import { getPooler, startPooler } from './pooler.ts';

const program = getPooler();

(program ? describe : describe.skip)('behind a pooler that gives out connections by the transaction', () => {
  let test: TestContext;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let shop: TestContext;

  beforeAll(async () => {
    test = await createTestContext();
    const { env, clock } = test.ctx;
    pooler = await startPooler(program ?? '', env.DATABASE_URL);
    const ctx = createContext({ env: { ...env, DATABASE_URL: pooler.url }, clock });
    shop = { ctx: { ...ctx, clock }, close: () => closeContext(ctx) };
    await onceReachable(() => ctx.db.execute(sql`select 1`), { onAway: () => undefined });
  });
  afterAll(async () => {
    await shop.close();
    await pooler.stop();
    await test.close();
  });

  it('twenty customers order at once, and each gets one order', async () => {
    const { makeGoods, newBuyer, order } = checkoutOf(shop);
    const goods = await makeGoods({ amount: 1000, stock: 50 });
    const buyers = await Promise.all(Array.from({ length: 20 }, newBuyer));
    const made = await Promise.all(
      buyers.map(async (buyer) => {
        const { member, addressId } = buyer;
        const { payable } = await previewOrder(shop.ctx, member, { what: buyNow(goods), addressId, points: 0 });
        return order(buyer, buyNow(goods), { expectedTotal: payable });
      }),
    );
    expect(new Set(made.flatMap(({ orders }) => orders)).size).toBe(20);
    const { rows } = await shop.ctx.db.execute(
      sql`select stock_reserved from product_variants where id = ${goods.variantId}`,
    );
    expect(rows).toEqual([{ stock_reserved: 20 }]);
  });

  it('changes are heard, and jobs run', async () => {
    const heard: string[][] = [];
    const listening = await listenForChanges(shop.ctx, (tags) => void heard.push(tags));
    await announceChange(shop.ctx.db, ['catalogue']);
    while (heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(heard).toEqual([['catalogue']]);
    const jobs = await startJobs(shop.ctx, pino({ level: 'silent' }), { announce: () => undefined });
    await jobs.stop();
    await listening.stop();
  });

  it('limits count on whatever connection', async () => {
    const scope = { server: shop.ctx, ip: '203.0.113.5', actor: guest };
    const limit: RequestLimit = { points: 40, seconds: 600, by: 'address' };
    const taken = await Promise.allSettled(Array.from({ length: 60 }, () => takeFromLimit(scope, '/pooled', limit)));
    const refused = taken.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(refused).toEqual(Array.from({ length: 20 }, () => 'too_many_requests'));
  });

  it('statements come again on whatever connection, and none is missed by its name', async () => {
    const reads = Array.from({ length: 60 }, (_, at) => shop.ctx.db.execute(sql`select ${at}::int as at`));
    const answers = await Promise.all(reads);
    expect(answers.map(({ rows }) => rows[0]?.at)).toEqual(reads.map((_, at) => at));
  });
});
