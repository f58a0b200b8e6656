import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestContext } from '../db/test-context.ts';
import { makeCategory, makeProduct } from '../factories/product-factory.ts';
import { findUserByName } from '../identity/index.ts';
import { toPage } from '../kernel/paging.ts';
import { listOrders } from '../orders/index.ts';
import { auditMoney } from '../workflows/ledger/audit-money.ts';
import { demoOrders } from './content/orders.ts';
import { seedMoney } from './money/seed-money.ts';
import { seedIdentity } from './seed-identity.ts';
import { hasBought, seedOrders } from './seed-orders.ts';

const test = await createTestContext();
afterAll(() => test.close());

/** The goods of the demo orders, without the rest of the demo shop. */
async function seedGoods(): Promise<void> {
  const { db } = test.ctx;
  const categoryId = await makeCategory(db, 'demo');
  for (const [slug, orders] of Map.groupBy(demoOrders, (order) => order.slug)) {
    const facts = { options: {}, priceAmount: 2900, listAmount: null, stockOnHand: 10 };
    const variants = orders.map(({ sku = '' }) => ({ ...facts, sku }));
    await makeProduct(db, { slug, categoryId, variants });
  }
}

it('gives the demo customer orders in several states, which the ledger check accepts', async () => {
  await seedIdentity(test.ctx);
  await seedMoney(test.ctx);
  await seedGoods();
  expect(await hasBought(test.ctx)).toBe(false);
  await seedOrders(test.ctx, demoOrders);
  expect(await hasBought(test.ctx)).toBe(true);
  const buyer = await findUserByName(test.ctx.db, 'demo_buyer');
  const { list } = await listOrders(test.ctx, { userId: buyer?.id ?? 0, tab: 'all' }, toPage({}));
  expect(list.map(({ order }) => order.status)).toEqual([
    'pending_payment',
    'pending_dispatch',
    'processing',
    'closed',
    'shipped',
  ]);
  expect(await auditMoney(test.ctx)).toEqual([]);
});

it('tells one time of what happened: in the order, in its history and on the way of its parcels', async () => {
  const { rows } = await test.ctx.db.execute<{ strays: number }>(sql`
    select count(*)::int as strays
    from shipment_events event
    join shipments shipment on shipment.id = event.shipment_id
    join status_logs log on log.entity_type = 'order' and log.entity_id = shipment.order_id and log.event = 'create'
    where event.happened_at < log.created_at or event.happened_at > ${test.ctx.clock.now()}`);
  expect(rows).toEqual([{ strays: 0 }]);
  const made = await test.ctx.db.execute<{ apart: number }>(sql`
    select coalesce(max(abs(extract(epoch from o.created_at - log.created_at))), -1)::int as apart
    from orders o join status_logs log on log.entity_type = 'order' and log.entity_id = o.id and log.event = 'create'`);
  expect(made.rows).toEqual([{ apart: 0 }]);
});
