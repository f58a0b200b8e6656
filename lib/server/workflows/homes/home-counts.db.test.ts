import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { countFound, mostCounted } from '../../db/count-rows.ts';
import { createTestContext } from '../../db/test-context.ts';
import { createTestApplication } from '../../factories/store-factories.ts';
import type { Member } from '../../kernel/actor.ts';
import { claimOrder, listPool, releaseClaim } from '../../orders/index.ts';
import {
  countOpenNotices,
  listAnnouncedTransfers,
  listOpenNotices,
  listRecharges,
  listRefundsToDo,
} from '../../payments/index.ts';
import { paymentNotices, payments, recharges, refunds } from '../../payments/tables.ts';
import { promoters } from '../../referral/tables.ts';
import { listApplications } from '../../store/index.ts';
import { fulfilmentOf } from '../orders/fulfil-for-tests.ts';
import { countWaiting } from './count-waiting.ts';
import { describeDeskHome } from './describe-desk-home.ts';
import { describeStoreHome } from './describe-store-home.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = fulfilmentOf(test);
afterAll(() => test.close());

const first = { page: 1, limit: 10, offset: 0 };
const allowed = <M extends Member>(member: M): M => ({ ...member, nodes: new Set(['*']) });

/** What the database is asked meanwhile. */
async function queriesOf(run: () => Promise<unknown>): Promise<string[]> {
  const requests: string[] = [];
  const { prototype } = pg.Client;
  const send = prototype.query as (...args: unknown[]) => unknown;
  prototype.query = function note(this: pg.Client, ...args: unknown[]): unknown {
    const [query] = args;
    requests.push(typeof query === 'string' ? query : String((query as { text?: string }).text));
    return send.apply(this, args);
  } as typeof prototype.query;
  await run().finally(() => {
    prototype.query = send as typeof prototype.query;
  });
  return requests;
}

/** One of each that waits, and one that does not. */
async function makeWork({ userId }: Member) {
  const { db, clock } = test.ctx;
  const payment = { userId, channel: 'bank', amount: 100, expiresAt: clock.now() } as const;
  await db.insert(recharges).values(['RC1', 'RC2'].map((no) => ({ no, userId, amount: 100 })));
  await db.insert(payments).values([
    { ...payment, no: 'PY1', purpose: 'recharge', purposeNo: 'RC1', status: 'processing' },
    { ...payment, no: 'PY2', purpose: 'recharge', purposeNo: 'RC2', status: 'succeeded' },
    { ...payment, no: 'PY3', purpose: 'order', purposeNo: 'CG1', status: 'processing' },
    { ...payment, no: 'PY4', purpose: 'order', purposeNo: 'CG1', status: 'pending' },
  ]);
  const refund = { userId, paymentNo: 'PY2', subjectNo: 'SO1', channel: 'bank', amount: 1, kind: 'manual' } as const;
  await db.insert(refunds).values([
    { ...refund, no: 'RF1', status: 'manual_required' },
    { ...refund, no: 'RF2', status: 'processing', attempts: 99 },
    { ...refund, no: 'RF3', status: 'succeeded' },
  ]);
  const content = { paymentNo: 'PY9' } as typeof paymentNotices.$inferInsert.content;
  const notice = { channel: 'alipay', paymentNo: 'PY9', content } as const;
  await db.insert(paymentNotices).values([
    { ...notice, eventId: 'a', outcome: 'unknown' },
    { ...notice, eventId: 'b', outcome: 'late', resolution: 'noted' },
    { ...notice, eventId: 'c', outcome: 'applied' },
  ]);
  await createTestApplication(test.ctx);
  await db.insert(promoters).values({ userId, status: 'pending' });
}

it('the desk counts what its lists would show, and reads none of them', async () => {
  const operator = allowed(await shop.newOperator());
  await makeWork(operator);
  const { ctx } = test;
  const { queues } = await describeDeskHome(ctx, { member: operator, locale: 'en' });
  const counts = Object.fromEntries(queues.map(({ key, count }) => [key, count]));
  expect(counts).toMatchObject({
    transfers: (await listAnnouncedTransfers(ctx, first)).total,
    recharges: (await listRecharges(ctx, { status: 'processing' }, first)).total,
    refunds: (await listRefundsToDo(ctx.db, first)).total,
    notices: (await listOpenNotices(ctx, first)).total,
    applications: (await listApplications(ctx, { status: 'submitted' }, first)).total,
  });
  expect(counts).toMatchObject({ transfers: 1, recharges: 1, refunds: 2, notices: 1, applications: 1, real_names: 0 });
  expect(counts).toMatchObject({ promoters: 1 });
  const requests = await queriesOf(() => describeDeskHome(ctx, { member: operator, locale: 'en' }));
  // All that waits in one statement, the last check, and the figures of the month, which may still be known.
  expect(requests.filter((query) => query.includes('count(*)'))).toHaveLength(1);
  expect(requests.filter((query) => query.includes(' offset '))).toEqual([]);
});

it('a store counts the orders that it could claim, without looking at them', async () => {
  const [store, other] = [allowed(await shop.newStore()), await shop.newStore()];
  for (let made = 0; made < 3; made += 1) {
    const { no } = await shop.newPaid();
    if (made === 0) await claimOrder(test.ctx, other, no);
    if (made === 1) {
      await claimOrder(test.ctx, store, no);
      await releaseClaim(test.ctx, store, { no, reason: 'x' });
    }
  }
  const home = await describeStoreHome(test.ctx, { member: store, locale: 'en' });
  expect(home.counts.pool).toBe(1);
  expect((await listPool(test.ctx, store.storeId, { filter: {}, page: first })).total).toBe(1);
  const requests = await queriesOf(() => describeStoreHome(test.ctx, { member: store, locale: 'en' }));
  expect(requests.filter((query) => query.includes(' offset '))).toEqual([]);
});

it('the menu counts in one statement what waits behind its entries, for who works nowhere too', async () => {
  const [operator, store] = [allowed(await shop.newOperator()), await shop.newStore()];
  const both = { ...operator, storeId: store.storeId };
  const waiting = new Map((await countWaiting(test.ctx, both)).map(({ page, count }) => [page, count]));
  expect(Object.fromEntries(waiting)).toMatchObject({
    '/user/desk/transfers': 2,
    '/user/desk/refunds': 2,
    '/user/desk/notices': 1,
    '/user/desk/applications': 1,
    '/user/store/orderpool': expect.any(Number),
  });
  expect([...waiting.values()].every((count) => count > 0)).toBe(true);
  expect(await queriesOf(() => countWaiting(test.ctx, both))).toHaveLength(1);
  const customer = { ...operator, nodes: new Set(['account/profile']) };
  expect(await queriesOf(() => countWaiting(test.ctx, customer))).toHaveLength(1);
  const clerk = { ...operator, nodes: new Set(['operator/refund/list']) };
  expect(await countWaiting(test.ctx, clerk)).toEqual([{ page: '/user/desk/refunds', count: 2 }]);
});

it('tells everybody who counts when the database fails', async () => {
  const broken = [1, 2].map(() => countFound(test.ctx.db, sql`select 1 from nowhere`));
  const notified = await Promise.allSettled(broken);
  expect(notified.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('nothing is counted further than a screen says', async () => {
  const content = { paymentNo: 'PY9' } as typeof paymentNotices.$inferInsert.content;
  const many = Array.from({ length: mostCounted + 5 }, (_, index) => ({ eventId: `many-${index}` }));
  const notice = { channel: 'alipay', paymentNo: 'PY9', content, outcome: 'unknown' } as const;
  await test.ctx.db.insert(paymentNotices).values(many.map(({ eventId }) => ({ ...notice, eventId })));
  expect(await countOpenNotices(test.ctx.db)).toBe(mostCounted);
});
