import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { scriptProgram } from '#scripts/programs/script-program.ts';
import { productVariants } from '../../catalogue/tables.ts';
import { statusLogs } from '../../db/tables.ts';
import { createTestContext } from '../../db/test-context.ts';
import { makeCategory, makeProduct } from '../../factories/product-factory.ts';
import { asStore, type Order } from '../../orders/index.ts';
import { orders } from '../../orders/tables.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { closeUnpaidOrders } from '../orders/close-unpaid-orders.ts';
import { completeOrdersDue } from '../orders/complete-order.ts';
import { fulfilmentOf } from '../orders/fulfil-for-tests.ts';
import { ordersOf } from '../orders/orders-for-tests.ts';
import { confirmReceiptsDue } from '../orders/receive-order.ts';

const day = 86_400;

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = ordersOf(test);
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

async function newVariant(stock: number) {
  const { db } = test.ctx;
  const categoryId = await makeCategory(db, `c${crypto.randomUUID().slice(0, 8)}`);
  const productId = await makeProduct(db, { slug: `p${crypto.randomUUID().slice(0, 18)}`, categoryId, stock });
  const [variant] = await db.select().from(productVariants).where(eq(productVariants.productId, productId));
  if (!variant) throw new Error('no variant');
  return { productId, variantId: variant.id };
}

const closedAmong = async (made: Order[]) => {
  const ids = made.map(({ id }) => id);
  const rows = await test.ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, ids), eq(orders.status, 'closed')));
  return rows.length;
};

const heldLock = 7_302_026_101;

/** Whoever writes down that this order is closed waits, in the middle of a transaction, until the answer is called. */
async function holdAt(order: Order | undefined): Promise<() => Promise<unknown>> {
  const { db } = test.ctx;
  await db.execute(
    sql.raw(`
    create function wait_here() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(${heldLock}); return new; end $$;
    create trigger held before insert on status_logs for each row
      when (new.entity_type = 'order' and new.entity_id = ${order?.id} and new.to_status = 'closed')
      execute function wait_here()`),
  );
  const holder = await db.$client.connect();
  await holder.query('select pg_advisory_lock($1)', [heldLock]);
  return async () => {
    await holder.query('select pg_advisory_unlock($1)', [heldLock]);
    holder.release();
    await db.execute(sql`drop trigger held on status_logs`);
  };
}

async function untilSomebodyWaits(runner: ChildProcess): Promise<void> {
  const isWaiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  while (runner.exitCode === null && (await test.ctx.db.execute(isWaiting)).rows.length === 0) await wait(10);
}

/** Ends without warning while it closes this one of them. */
async function runAndKill(at: Order | undefined): Promise<void> {
  const letGo = await holdAt(at);
  const file = fileURLToPath(new URL('../orders/close-unpaid-for-tests.ts', import.meta.url));
  const { DATABASE_URL, SECRET_KEY } = test.ctx.env;
  const env = { ...process.env, NODE_ENV: 'test' as const, DATABASE_URL, SECRET_KEY, PAYMENT_SANDBOX: 'true' };
  const runner = spawn(
    process.execPath,
    ['--no-warnings', ...scriptProgram(file), test.ctx.clock.now().toISOString()],
    { env },
  );
  const ended = once(runner, 'exit');
  await untilSomebodyWaits(runner);
  runner.kill('SIGKILL');
  const [, signal] = await ended;
  await letGo();
  expect(signal).toBe('SIGKILL');
}

describe('a runner that is killed in the middle', () => {
  it('has closed some orders whole and none by half; the next one closes the others, each once', async () => {
    const total = 30;
    const { db, clock } = test.ctx;
    const { productId, variantId } = await newVariant(total);
    const member = await shop.newMember();
    await shop.givePoints(member, total * 10);
    const made: Order[] = [];
    for (let count = 0; count < total; count += 1) {
      made.push((await shop.newOrders(member, { payable: 990, points: 10, productId, variantId })).order);
    }
    clock.advance(1801);
    await runAndKill(made[total / 2]);
    const before = await closedAmong(made);
    expect(before).toBe(total / 2);
    const [stock] = await db.select().from(productVariants).where(eq(productVariants.id, variantId));
    expect(stock).toMatchObject({ stockOnHand: total, stockReserved: total - before });
    expect((await shop.balancesOf(member)).heldPoints).toBe((total - before) * 10);
    expect(await closeUnpaidOrders(test.ctx)).toBe(total - before);
    const moves = await db
      .select({ id: statusLogs.entityId })
      .from(statusLogs)
      .where(and(eq(statusLogs.entityType, 'order'), eq(statusLogs.toStatus, 'closed')));
    expect(new Set(moves.map(({ id }) => id)).size).toBe(moves.length);
    expect(await shop.balancesOf(member)).toMatchObject({ points: total * 10, heldPoints: 0 });
  });
});

describe('a clock that jumps', () => {
  it('back, closes nothing, and lets pay what is not overdue yet', async () => {
    const member = await shop.newMember();
    await shop.fill(member, 5000);
    const { order, group } = await shop.newOrders(member, { payable: 2000 });
    test.ctx.clock.advance(-3 * day);
    expect(await closeUnpaidOrders(test.ctx)).toBe(0);
    await shop.pay(member, group.no, 'balance');
    test.ctx.clock.advance(3 * day);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'pending_dispatch', paymentStatus: 'paid' });
  });

  it('far ahead, takes one legal step at a time: received first, completed only after the days that follow', async () => {
    const fulfilment = fulfilmentOf(test);
    const store = await fulfilment.newStore();
    const { no } = await fulfilment.newPaid();
    await fulfilment.accept(store, no);
    await fulfilment.ship(asStore(store), no);
    test.ctx.clock.advance(90 * day);
    await completeOrdersDue(test.ctx);
    expect((await shop.stateOf(no)).status).toBe('shipped');
    await confirmReceiptsDue(test.ctx);
    await completeOrdersDue(test.ctx);
    expect((await shop.stateOf(no)).status).toBe('received');
    test.ctx.clock.advance(15 * day);
    await Promise.all([completeOrdersDue(test.ctx), completeOrdersDue(test.ctx)]);
    expect(await shop.stateOf(no)).toMatchObject({ status: 'completed', settlementStatus: 'pending' });
  });
});
