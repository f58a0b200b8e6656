// Lines that wait for a statement, swept, confirmed and settled: of one store, and spread over a hundred.
//   node --expose-gc bench/statements.ts [sizes, default 10000,100000,1000000]
// Flat is good: what a line takes must not grow with the lines, and the heap must not grow at all.

import { sql } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { createTestStore, toMember } from '#lib/server/factories/store-factories.ts';
import { accounts, post } from '#lib/server/wallet/index.ts';
import { confirmExpiredStatements } from '#lib/server/workflows/settlement/confirm-expired.ts';
import { makeStatementsNow } from '#lib/server/workflows/settlement/make-statements.ts';
import { settleStatementsDue } from '#lib/server/workflows/settlement/settle-statements.ts';
import { type BenchShop, openBenchShop } from './bench-shop.ts';
import { generateOrders } from './fill-orders.ts';
import { printTable } from './shop-process.ts';

const sizes = (process.argv[2] ?? '10000,100000,1000000').split(',').map(Number);
const storeCounts = [1, 100];
const net = 950;

/** A line of what was earned for every order, of the stores in turns, and what they come to in the books. */
async function earn(ctx: ServerContext, storeIds: number[]): Promise<void> {
  await ctx.db.execute(sql`
    insert into store_settlement_lines (store_id, currency, kind, order_id, cause, gross_amount, commission_amount, net_amount, created_at)
    select (${sql.param(storeIds)}::bigint[])[1 + id % ${storeIds.length}::int], currency, 'earning', id, 'earn:' || no, 1000, 50,
      ${net}::bigint, now() - interval '1 day' from orders`);
  await ctx.db.execute(sql`vacuum analyze store_settlement_lines`);
  const { rows } = await ctx.db.execute<{ store: string; sum: string }>(
    sql`select store_id as store, sum(net_amount) as sum from store_settlement_lines group by store_id`,
  );
  for (const { store, sum } of rows) {
    await ctx.db.transaction((tx) =>
      post(tx, {
        type: 'adjustment',
        ref: { type: 'bench', no: store },
        idem: `bench:${store}`,
        memo: { key: 'memoCorrection' },
        entries: [
          { account: accounts.adjustment, amount: -Number(sum) },
          { account: accounts.storePending(Number(store)), amount: Number(sum) },
        ],
        at: ctx.clock.now(),
      }),
    );
  }
}

/** Milliseconds, and by how many megabytes the heap was larger at its highest. */
async function measure(run: () => Promise<number>): Promise<{ ms: number; heap: number; done: number }> {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let highest = before;
  const look = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().heapUsed);
  }, 20);
  const start = performance.now();
  const done = await run();
  const ms = performance.now() - start;
  clearInterval(look);
  return { ms, heap: (highest - before) / 1e6, done };
}

const rows: string[][] = [];
/** Closed in the end, the first one last: its server serves them all. */
const shops: BenchShop[] = [];
for (const count of sizes) {
  for (const storeCount of storeCounts) {
    const shop = await openBenchShop();
    shops.unshift(shop);
    const { ctx } = shop;
    const customer = await createTestUser(ctx);
    const operator = toMember((await createTestUser(ctx, { group: 'operator' })).id);
    const storeIds: number[] = [];
    for (let made = 0; made < storeCount; made += 1) storeIds.push((await createTestStore(ctx)).store.id);
    await generateOrders(ctx, count, { userId: customer.id, storeId: storeIds[0] ?? 0 });
    await earn(ctx, storeIds);
    const swept = await measure(() => makeStatementsNow(ctx, operator, {}));
    await ctx.db.execute(sql`update store_statements set confirm_deadline = now() - interval '1 second'`);
    const settled = await measure(async () => {
      await confirmExpiredStatements(ctx);
      return settleStatementsDue(ctx);
    });
    const { rows: left } = await ctx.db.execute<{ lines: string }>(
      sql`select count(*) as lines from store_settlement_lines l left join store_statements s on s.id = l.statement_id
        where s.status is distinct from 'settled'`,
    );
    if (swept.done !== storeCount || Number(left[0]?.lines) !== 0) throw new Error(`${left[0]?.lines} lines are left`);
    rows.push([
      count.toLocaleString('en'),
      String(storeCount),
      (swept.ms / 1000).toFixed(2),
      ((swept.ms * 1000) / count).toFixed(1),
      swept.heap.toFixed(1),
      settled.ms.toFixed(0),
    ]);
  }
}
printTable(['lines', 'stores', 'swept in s', 'µs a line', 'heap + MB', 'confirmed and settled in ms'], rows);
for (const { close } of shops) await close();
