// How the word indexes of the catalogue grow with it, and what `vacuum` has to do for orders that have been through their states.
//   node bench/growth.ts [products, default 10000,100000,1000000] [orders, default 200000]
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';
import { startEmbeddedDatabase } from '#lib/server/db/embedded/embedded.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { createTestStore } from '#lib/server/factories/store-factories.ts';
import { generateProducts } from '#lib/server/seed/bulk/generate-products.ts';
import { seedDemo } from '#lib/server/seed/seed-demo.ts';
import { openBenchShop } from './bench-shop.ts';
import { generateOrders } from './fill-orders.ts';
import { printTable } from './shop-process.ts';
import { bytes, readIndexes } from './table-facts.ts';

const sizes = (process.argv[2] ?? '10000,100000,1000000').split(',').map(Number);
const orderCount = Number(process.argv[3] ?? 200_000);
const inMb = (size: number) => (size / 1024 ** 2).toFixed(1);

async function sizeOf({ db }: ServerContext, table: string): Promise<{ heap: number; whole: number }> {
  const { rows } = await db.execute<{ heap: string; whole: string }>(
    sql`select pg_relation_size(${table}::regclass) as heap, pg_total_relation_size(${table}::regclass) as whole`,
  );
  return { heap: Number(rows[0]?.heap), whole: Number(rows[0]?.whole) };
}

/** The catalogue filled up to each size, and its word indexes then. */
async function growWords(ctx: ServerContext): Promise<void> {
  const rows: string[][] = [];
  let there = 0;
  for (const size of sizes) {
    await generateProducts(ctx, size - there);
    there = size;
    const { heap, whole } = await sizeOf(ctx, 'product_listing');
    const words = [...(await readIndexes(ctx, 'product_listing'))].filter(([name]) =>
      /_(words|names|sample_)/.test(name),
    );
    const inWords = words.reduce((sum, [, one]) => sum + one, 0);
    rows.push([bytes(size), inMb(heap), inMb(whole), inMb(inWords), bytes(inWords / size)]);
  }
  printTable(['products', 'rows, MB', 'with indexes, MB', 'word indexes, MB', 'bytes a product'], rows);
  console.log('');
}

const states = ['pending_dispatch', 'processing', 'shipped', 'received', 'completed'];

/** Each order through its states, a twentieth of them at a time, as they come in; `fillfactor` of the table is kept. */
async function age({ db }: ServerContext): Promise<void> {
  for (let part = 0; part < 20; part += 1) {
    for (const state of states) {
      await db.execute(sql`update orders set status = ${state}, version = version + 1, closed_at = null, close_reason = null,
        updated_at = now(), accepted_at = coalesce(accepted_at, now()) where id % 20 = ${part}`);
    }
  }
}

async function vacuumed(fillfactor: number): Promise<string[]> {
  const shop = await openBenchShop();
  const { ctx } = shop;
  try {
    await ctx.db.execute(
      sql`alter table orders set (fillfactor = ${sql.raw(String(fillfactor))}, autovacuum_enabled = off)`,
    );
    const { store } = await createTestStore(ctx);
    await generateOrders(ctx, orderCount, { userId: (await createTestUser(ctx)).id, storeId: store.id });
    const filled = await sizeOf(ctx, 'orders');
    const aging = performance.now();
    await age(ctx);
    const aged = await sizeOf(ctx, 'orders');
    const began = performance.now();
    await ctx.db.execute(sql`vacuum orders`);
    const took = performance.now() - began;
    const { rows } = await ctx.db.execute<{ share: string }>(
      sql`select round(100.0 * n_tup_hot_upd / nullif(n_tup_upd, 0), 1) as share from pg_stat_user_tables where relname = 'orders'`,
    );
    await age(ctx);
    const again = await sizeOf(ctx, 'orders');
    return [
      String(fillfactor),
      inMb(filled.whole),
      inMb(aged.heap),
      inMb(aged.whole),
      `${rows[0]?.share ?? '–'} %`,
      ((began - aging) / 1000).toFixed(1),
      (took / 1000).toFixed(1),
      inMb(again.whole),
    ];
  } finally {
    await shop.close();
  }
}

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-growth-'));
fs.chmodSync(dataDir, 0o755);
const database = await startEmbeddedDatabase({ dataDir, disposable: true });
process.env.TEST_DATABASE_URL = database.adminUrl;
try {
  if (sizes[0]) {
    const shop = await openBenchShop();
    await seedDemo(shop.ctx);
    await growWords(shop.ctx);
    await shop.close();
  }
  const head = [
    'fillfactor',
    'filled, MB',
    'rows after five changes',
    'all after them',
    'HOT',
    'changes, s',
    'vacuum, s',
    'all after five more',
  ];
  printTable(head, [await vacuumed(100), await vacuumed(80)]);
} finally {
  await database.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
