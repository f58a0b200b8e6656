import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { announceChange } from '#lib/server/db/announce-change.ts';
import type { Database } from '#lib/server/db/connection.ts';
import { closeContext, createContext, type ServerContext } from '#lib/server/db/context.ts';
import { databaseIn, urlOfDatabase } from '#lib/server/db/database-url.ts';
import { listenForChanges } from '#lib/server/db/listen-for-changes.ts';
import { onceReachable } from '#lib/server/db/once-reachable.ts';
import { closeDatabase, openDatabase } from '#lib/server/db/open-database.ts';
import { createTestContext, type TestContext } from '#lib/server/db/test-context.ts';
import { isTransientError } from '#lib/server/db/transient-error.ts';
import { testPassword } from '#lib/server/factories/factories.ts';
import { type Api, createApi } from '#lib/server/http/app.ts';
import { requestExport } from '#lib/server/identity/index.ts';
import { findQueue } from '#lib/server/jobs/queues.ts';
import { startJobs } from '#lib/server/jobs/start-jobs.ts';
import { orders } from '#lib/server/orders/tables.ts';
import { ensureRules } from '#lib/server/setup/first-rules.ts';
import { type Buyer, buyNow, checkoutOf, type Goods } from '#lib/server/workflows/checkout/checkout-for-tests.ts';
import { previewOrder } from '#lib/server/workflows/checkout/preview-order.ts';
import { auditMoney } from '#lib/server/workflows/ledger/audit-money.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { getPooler, startPooler } from '../programs/pooler.ts';
import { startThrowAwayDatabase, type ThrowAwayDatabase } from '../testing/throw-away-database.ts';
import { startThrowAwayReplica, type ThrowAwayReplica } from './throw-away-replica.ts';

const program = getPooler();

const silent = pino({ level: 'silent' });

(program ? describe : describe.skip)('when the primary dies and its replica is promoted', () => {
  let primary: ThrowAwayDatabase;
  let standby: ThrowAwayReplica;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let direct: TestContext;
  let ctx: ServerContext;
  let api: Api;
  let changes: { stop(): Promise<void> };
  let jobs: { stop(): Promise<void> };
  let promoted: Database;
  const heard: string[][] = [];
  /** Orders that the shop has said were made or paid, and how many each key has made. */
  const made: { key: string; orders: string[] }[] = [];
  const paid: string[] = [];
  const refusals: unknown[] = [];
  const times: Record<string, number> = {};

  const urlAt = (adminUrl: string) => urlOfDatabase(adminUrl, databaseIn(direct.ctx.env.DATABASE_URL));

  beforeAll(async () => {
    primary = await startThrowAwayDatabase();
    process.env.TEST_DATABASE_URL = primary.adminUrl;
    direct = await createTestContext();
    await ensureRules(direct.ctx);
    standby = await startThrowAwayReplica(primary);
    // A commit is answered once the replica has it on its disk; said to the primary alone, or the promoted one would wait too.
    await direct.ctx.db.execute(sql`alter system set synchronous_standby_names = 'replica'`);
    await direct.ctx.db.execute(sql`select pg_reload_conf()`);
    pooler = await startPooler(program ?? '', direct.ctx.env.DATABASE_URL, { size: 8 });
    const env = {
      ...direct.ctx.env,
      DATA_DIR: standby.dataDir,
      PAYMENT_SANDBOX: true,
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: pooler.directUrl,
      DATABASE_REPLICA_URL: urlAt(standby.adminUrl),
    };
    ctx = createContext({ env, clock: direct.ctx.clock });
    await onceReachable(() => ctx.db.execute(sql`select 1`), { onAway: () => undefined });
    api = createApi(ctx, silent);
    changes = await listenForChanges(ctx, (tags) => heard.push(tags));
    jobs = await startJobs(ctx, silent, { announce: () => undefined });
    await ctx.replica?.watch(silent);
    promoted = openDatabase(urlAt(standby.adminUrl));
  });
  afterAll(async () => {
    await jobs.stop();
    await changes.stop();
    await api.close();
    await closeDatabase(promoted);
    await closeContext(ctx);
    await pooler.stop();
    await closeContext(direct.ctx);
    await standby.stop();
    await primary.stop();
  });

  const read = async (path: string) => {
    const answer = await api.fetch(new Request(`http://shop.test${path}`), { remoteAddress: '192.0.2.1' });
    return { status: answer.status, code: ((await answer.json()) as { code: number }).code };
  };

  /** Asks again and again, under the same key, until it is answered. */
  async function orderFor(buyer: Buyer, goods: Goods, expectedTotal: number): Promise<void> {
    const key = crypto.randomUUID();
    const { order } = checkoutOf({ ctx } as TestContext);
    for (;;) {
      try {
        const created = await order(buyer, buyNow(goods), { expectedTotal, key });
        made.push({ key, orders: created.orders });
        return;
      } catch (error) {
        if (isTransientError(error)) await wait(50);
        else {
          refusals.push(error);
          return;
        }
      }
    }
  }

  it('nothing that was answered is lost, and the shop goes on by itself', async () => {
    const shop = checkoutOf({ ctx } as TestContext);
    const goods = await shop.makeGoods({ stock: 100_000 });
    const buyers = await Promise.all(Array.from({ length: 3 }, shop.newBuyer));
    const { member, addressId } = buyers[0] as Buyer;
    const { payable } = await previewOrder(ctx, member, { what: buyNow(goods), addressId, points: 0 });
    let isOpen = true;
    const ordering = buyers.map(async (buyer) => {
      while (isOpen) await orderFor(buyer, goods, payable);
    });
    const { newPaid } = fulfilmentOf({ ctx });
    const pay = async () => {
      try {
        paid.push((await newPaid({})).no);
      } catch (error) {
        if (!isTransientError(error)) refusals.push(error);
        await wait(50);
      }
    };
    const paying = (async () => {
      while (isOpen) await pay();
    })();
    while ((made.length < 30 || paid.length < 3) && refusals.length === 0) await wait(20);
    isOpen = refusals.length === 0;
    expect(refusals).toEqual([]);
    const { rows } = await direct.ctx.db.execute(sql`select sync_state from pg_stat_replication`);
    expect(rows).toEqual([{ sync_state: 'sync' }]);

    const died = performance.now();
    primary.kill();
    await wait(1500);
    const answered = made.length;
    await wait(500);
    expect(made.length).toBe(answered);
    expect((await read('/api/health/ready')).status).toBe(503);

    const began = performance.now();
    await standby.promote();
    times.promoted = performance.now() - began;
    await pooler.pointTo(standby.adminUrl);
    while (made.length === answered) await wait(5);
    times.answered = performance.now() - began;
    times.dark = performance.now() - died;
    const paidBefore = paid.length;
    while (made.length < answered + 30 || paid.length < paidBefore + 3) await wait(20);
    isOpen = false;
    await Promise.all([...ordering, paying]);
    process.stdout.write(`${JSON.stringify(times)}\n`);

    expect(refusals).toEqual([]);
    const there = new Set((await promoted.select({ no: orders.no }).from(orders)).map(({ no }) => no));
    expect(made.flatMap((each) => each.orders).filter((no) => !there.has(no))).toEqual([]);
    for (const buyer of buyers) {
      const own = await promoted.$count(orders, eq(orders.userId, buyer.member.userId));
      expect(own).toBe(
        (
          await promoted.execute(
            sql`select count(distinct key)::int as keys from idempotency_keys where user_id = ${buyer.member.userId}`,
          )
        ).rows[0]?.keys,
      );
    }
    expect(paid.filter((no) => !there.has(no))).toEqual([]);
    expect(await auditMoney({ db: promoted })).toEqual([]);
  }, 240_000);

  it('changes are heard again, and jobs run once', async () => {
    expect(heard).toContainEqual(['shop']);
    const count = heard.length;
    await announceChange(ctx.db, ['catalogue']);
    while (heard.length === count) await wait(10);
    expect(heard.slice(count)).toEqual([['catalogue']]);
    const buyer = await checkoutOf({ ctx } as TestContext).newBuyer();
    await requestExport(ctx, { userId: buyer.member.userId, password: testPassword, ip: '192.0.2.1', locale: 'en' });
    expect(await findQueue(ctx.db)?.runNow('data-exports')).toBe(true);
    const copies = () => promoted.execute(sql`select status from data_exports where user_id = ${buyer.member.userId}`);
    while ((await copies()).rows.some(({ status }) => status !== 'ready')) await wait(50);
    expect((await copies()).rows).toEqual([{ status: 'ready' }]);
  }, 120_000);

  it('the replica that became the primary is not read as a replica', async () => {
    expect(await ctx.replica?.isCurrent('everybody', 0)).toBe(false);
    expect(await read('/api/product/list?limit=8')).toEqual({ status: 200, code: 1 });
  });
});
