// What an order costs the database: rows and bytes it leaves in each table, bytes of the log and statements; and what rows
// of filled tables take with their indexes.
//   node bench/footprint.ts [orders, default 500] [filled orders, default 100000] [filled products, default 20000]

import { sql } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';
import { tallyQueries } from '#lib/server/db/statements/query-tally.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { createTestStore } from '#lib/server/factories/store-factories.ts';
import { asStore } from '#lib/server/orders/index.ts';
import { generateProducts } from '#lib/server/seed/bulk/generate-products.ts';
import { seedDemo } from '#lib/server/seed/seed-demo.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { openBenchShop } from './bench-shop.ts';
import { buyOnce, newBuyers } from './buyers.ts';
import { generateOrders } from './fill-orders.ts';
import { printTable } from './shop-process.ts';
import { bytes, position, printGrowth, readTables, type TableFacts } from './table-facts.ts';

const [orderCount = 500, filledOrders = 100_000, filledProducts = 20_000] = process.argv.slice(2).map(Number);

/** Of one run: bytes of the log, statements and journeys. */
async function cost(ctx: ServerContext, run: () => Promise<unknown>) {
  const before = await position(ctx);
  const { queries, trips } = await tallyQueries(async () => void (await run()));
  return { wal: (await position(ctx)) - before, queries, trips };
}

/** What was added, for each of so many records that were filled in: tables that grow with them. */
function printFilled(before: Map<string, TableFacts>, after: Map<string, TableFacts>, records: number): void {
  const grown = [...after.values()].flatMap(({ name, rows, heap, whole }) => {
    const was = before.get(name);
    const added = rows - (was?.rows ?? 0);
    return added < records / 2
      ? []
      : [{ name, added, size: whole - (was?.whole ?? 0), inHeap: heap - (was?.heap ?? 0) }];
  });
  printTable(
    ['filled table', 'rows a record', 'bytes a row', 'of that indexes and long values', 'bytes a record'],
    grown.map(({ name, added, size, inHeap }) => [
      name,
      (added / records).toFixed(2),
      bytes(size / added),
      bytes((size - inHeap) / added),
      bytes(size / records),
    ]),
  );
  console.log(
    `\n${bytes(grown.reduce((sum, { size }) => sum + size, 0) / records)} bytes a record, of ${bytes(records)}\n`,
  );
}

const shop = await openBenchShop();
const { ctx } = shop;
try {
  await seedDemo(ctx);
  const categoryId = await makeCategory(ctx.db, 'bench');
  const productId = await makeProduct(ctx.db, { slug: 'bench', categoryId, amount: 1000, stock: 10_000_000 });
  const stall = { ctx, productId };
  const [buyer] = await newBuyers(stall, 1);
  if (!buyer) throw new Error('no buyer');
  const { accept, ship, newStore } = fulfilmentOf({ ctx });
  const seller = await newStore();
  const whole = async () => {
    const { orders } = await buyOnce(stall, buyer);
    return orders[0] ?? '';
  };
  for (let warmUp = 0; warmUp < 30; warmUp += 1) await whole();
  // A page is written whole into the log when it is first changed after a checkpoint: what is measured is behind one.
  await ctx.db.execute(sql`checkpoint`);
  await ctx.db.execute(sql`vacuum analyze`);
  const before = await readTables(ctx);
  const steps: Record<string, { wal: number; queries: number; trips: number }[]> = {
    checkout: [],
    accepted: [],
    shipped: [],
  };
  for (let made = 0; made < orderCount; made += 1) {
    let no = '';
    steps.checkout?.push(
      await cost(ctx, async () => {
        no = await whole();
      }),
    );
    steps.accepted?.push(await cost(ctx, () => accept(seller, no)));
    steps.shipped?.push(await cost(ctx, () => ship(asStore(seller), no)));
  }
  const after = await readTables(ctx);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  printTable(
    ['step of an order', 'log, bytes', 'statements', 'journeys'],
    Object.entries(steps).map(([name, costs]) => [
      name,
      bytes(mean(costs.map(({ wal }) => wal))),
      mean(costs.map(({ queries }) => queries)).toFixed(1),
      mean(costs.map(({ trips }) => trips)).toFixed(1),
    ]),
  );
  console.log('');
  printGrowth(before, after, orderCount);
  const customer = await createTestUser(ctx);
  const { store } = await createTestStore(ctx);
  const unfilled = await readTables(ctx);
  await generateOrders(ctx, filledOrders, { userId: customer.id, storeId: store.id });
  printFilled(unfilled, await readTables(ctx), filledOrders);
  const without = await readTables(ctx);
  await generateProducts(ctx, filledProducts);
  await ctx.db.execute(sql`vacuum analyze`);
  printFilled(without, await readTables(ctx), filledProducts);
} finally {
  await shop.close();
}
