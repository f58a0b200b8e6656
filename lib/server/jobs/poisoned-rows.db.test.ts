import { afterAll, expect, it } from '@jest/globals';
import { inArray, sql } from 'drizzle-orm';
import { rowFailures } from '../db/tables.ts';
import { createTestContext } from '../db/test-context.ts';
import { findNoticeReaders } from '../identity/index.ts';
import { notify, spreadNotices } from '../messaging/index.ts';
import { earnPoints, expirePoints, getUserBalances } from '../wallet/index.ts';
import { checkoutOf } from '../workflows/checkout/checkout-for-tests.ts';
import { closeUnpaidOrders } from '../workflows/orders/close-unpaid-orders.ts';
import { notifyOfRowFailures } from './row-failures.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
await test.ctx.db.execute(sql`create function poison() returns trigger language plpgsql as $$
  begin raise exception 'poisoned'; end $$`);
afterAll(() => test.close());

/** Nothing can be written to these rows of a table any more. */
const poison = (table: string, where: string) =>
  test.ctx.db.execute(sql`create trigger ${sql.raw(`poison_${table}`)} before update on ${sql.identifier(table)}
    for each row when (${sql.raw(where)}) execute function poison()`);

const stepsThatFail = async () => (await test.ctx.db.select().from(rowFailures)).map(({ step }) => step);

it('an unpaid order that cannot be closed leaves those after it to be closed in the same round', async () => {
  const checkout = checkoutOf(test);
  const [goods, buyer] = [await checkout.makeGoods(), await checkout.newBuyer()];
  const nos: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const offer = await checkout.newOffer(buyer, goods, { unitAmount: 1000 });
    const { orders } = await checkout.order(buyer, offer.what, { expectedTotal: 10_000 });
    nos.push(...orders);
  }
  await poison('orders', `old.no = '${nos[0]}' and new.status <> 'pending_payment'`);
  test.ctx.clock.advance(30 * 86_400);
  await expect(closeUnpaidOrders(test.ctx)).rejects.toMatchObject({ cause: { message: 'poisoned' } });
  const { rows } = await test.ctx.db.execute<{ status: string }>(
    sql`select status from orders where no in (${sql.join(
      nos.map((no) => sql`${no}`),
      sql`, `,
    )}) order by id`,
  );
  expect(rows.map(({ status }) => status)).toEqual(['pending_payment', 'closed', 'closed', 'closed', 'closed']);
  expect(await stepsThatFail()).toEqual(['close-unpaid-orders']);
  await test.ctx.db.execute(sql`drop trigger poison_orders on orders`);
  test.ctx.clock.advance(61);
  expect(await closeUnpaidOrders(test.ctx)).toBe(1);
  expect(await stepsThatFail()).toEqual([]);
});

it('points of an account that cannot be written leave those of others to run out', async () => {
  const users = [900_001, 900_002, 900_003];
  for (const userId of users) {
    const about = { userId, points: 100, memo: { key: 'memoGoodwill' as const }, at: test.ctx.clock.now() };
    await earnPoints(test.ctx.db, { ...about, ref: { type: 'test', no: `T${userId}` } });
  }
  test.ctx.clock.advance(368 * 86_400);
  await poison('wallet_accounts', `old.owner_id = ${users[0]}`);
  await expect(expirePoints(test.ctx)).rejects.toMatchObject({ cause: { message: 'poisoned' } });
  const left = await Promise.all(users.map(async (userId) => (await getUserBalances(test.ctx.db, userId)).points));
  expect(left).toEqual([100, 0, 0]);
  expect(await stepsThatFail()).toEqual(['expire-points']);
});

it('a notice that cannot be sent on leaves those after it to be', async () => {
  const { rows } = await test.ctx.db.execute<{ id: string }>(sql`select id from users order by id limit 1`);
  const userId = Number(rows[0]?.id);
  await spreadNotices(test.ctx, findNoticeReaders);
  for (const no of ['A', 'B', 'C']) {
    const now = test.ctx.clock.now();
    await notify(test.ctx.db, { userId, event: 'orderClosedUnpaid', args: { no }, dedupeKey: `x:${no}`, now });
  }
  await poison('messages', `old.dedupe_key = 'x:A'`);
  expect(await spreadNotices(test.ctx, findNoticeReaders)).toBe(2);
  expect(await spreadNotices(test.ctx, findNoticeReaders)).toBe(0);
  const failed = await test.ctx.db
    .select()
    .from(rowFailures)
    .where(inArray(rowFailures.step, ['spread-notices']));
  expect(failed).toHaveLength(1);
});

it('a failure that cannot be told of leaves the others to be', async () => {
  const now = test.ctx.clock.now();
  await test.ctx.db.delete(rowFailures);
  const about = { step: 'refunds', failures: 3, error: 'x', firstAt: now, lastAt: now, retryAt: now };
  await test.ctx.db.insert(rowFailures).values(['A', 'B', 'C'].map((rowKey) => ({ ...about, rowKey })));
  await poison('row_failures', `old.row_key = 'A'`);
  await expect(notifyOfRowFailures(test.ctx)).rejects.toMatchObject({ cause: { message: 'poisoned' } });
  const told = (await test.ctx.db.select().from(rowFailures)).filter(({ notifiedAt }) => notifiedAt !== null);
  expect(told.map(({ rowKey }) => rowKey).toSorted()).toEqual(['B', 'C']);
});
