// Ordering one ready product and paying it from the balance, by 1, 10 and 50 buyers at once, beside what the database
// alone needs for it; then claims of paid orders by ten stores at once.
//   node bench/checkout.ts [checkouts per step, default 300]

import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { createTestStore } from '#lib/server/factories/store-factories.ts';
import { claimOrder } from '#lib/server/orders/index.ts';
import { openBenchShop, quantile } from './bench-shop.ts';
import { buyOnce, newBuyers, type Stall } from './buyers.ts';
import { meterDatabase } from './measuring/database-meter.ts';
import { printTable } from './shop-process.ts';

const perStep = Number(process.argv[2] ?? 300);
const shop = await openBenchShop();
const { ctx } = shop;

/** `work` for each of `items`, so many at once; the milliseconds of each and of all. */
async function inParallel<T>(items: T[], atOnce: number, work: (item: T) => Promise<unknown>) {
  const times: number[] = [];
  const rest = items.values();
  const begun = performance.now();
  const lane = async () => {
    for (const item of rest) {
      const started = performance.now();
      await work(item);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { perSecond: (items.length * 1000) / (performance.now() - begun), times };
}

async function openStall(): Promise<Stall> {
  const categoryId = await makeCategory(ctx.db, 'bench');
  const productId = await makeProduct(ctx.db, { slug: 'bench', categoryId, amount: 1000, stock: 10_000_000 });
  return { ctx, productId };
}

try {
  const stall = await openStall();
  const buyers = await newBuyers(stall, 50);
  const [first] = buyers;
  if (!first) throw new Error('no buyer');
  for (let warmUp = 0; warmUp < 20; warmUp += 1) await buyOnce(stall, first);
  const alone: number[] = [];
  for (let turn = 0; turn < 50; turn += 1) alone.push(await meterDatabase(() => buyOnce(stall, first)));
  const bare = 1000 / quantile(alone, 0.5);
  const numbers: string[] = [];
  const rows: (string | number)[][] = [];
  for (const atOnce of [1, 10, 50]) {
    const inputs = Array.from({ length: perStep }, (_, index) => buyers[index % atOnce] ?? first);
    const { perSecond, times } = await inParallel(inputs, atOnce, async (buyer) => {
      numbers.push(...(await buyOnce(stall, buyer)).orders);
    });
    const cells = [perSecond, quantile(times, 0.5), quantile(times, 0.99)].map((value) => value.toFixed(1));
    rows.push([atOnce, ...cells, bare.toFixed(1), `${(perSecond / bare).toFixed(2)} : 1`]);
  }
  printTable(
    ['buyers at once', 'checkouts/s', 'p50 ms', 'p99 ms', 'database alone, checkouts/s', 'ours : database'],
    rows,
  );

  const stores = await Promise.all(Array.from({ length: 10 }, () => createTestStore(ctx)));
  const members = stores.map(({ member, store }) => ({ ...member, storeId: store.id }));
  const claims = numbers.slice(0, 200).map((no, index) => ({ no, member: members[index % 10] }));
  const claimed = await inParallel(claims, 10, async ({ no, member }) => member && claimOrder(ctx, member, no));
  console.log('');
  printTable(
    ['stores at once', 'claims/s', 'p50 ms', 'p99 ms'],
    [
      [
        10,
        ...[claimed.perSecond, quantile(claimed.times, 0.5), quantile(claimed.times, 0.99)].map((it) => it.toFixed(1)),
      ],
    ],
  );
} finally {
  await shop.close();
}
