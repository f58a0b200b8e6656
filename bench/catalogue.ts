import type { ServerContext } from '#lib/server/db/context.ts';
import { generateProducts } from '#lib/server/seed/bulk/generate-products.ts';
import { seedDemo } from '#lib/server/seed/seed-demo.ts';
import { openBenchShop } from './bench-shop.ts';
import { catalogueCases } from './catalogue-cases.ts';
import { fillVocabulary } from './fill-vocabulary.ts';
import { meterDatabase } from './measuring/database-meter.ts';

/**
 * `node bench/catalogue.ts`: database time of lists, searches and product pages at 1,000, 100,000 and 1,000,000
 * products, in a database of its own (TEST_DATABASE_URL names a server, else one is started and thrown away). The time
 * is that of the whole answer, from the first query to the last, while any of them is under way; JavaScript between
 * them is left out. Takes about ten minutes, most of it for making the products.
 */
const sizes = (process.argv[2] ?? '1000,100000,1000000').split(',').map(Number);
const runs = 40;
const warmUps = 5;

interface Figures {
  median: number;
  p99: number;
}

async function measure(run: () => Promise<unknown>): Promise<Figures> {
  const times: number[] = [];
  for (let turn = -warmUps; turn < runs; turn += 1) {
    const took = await meterDatabase(run);
    if (turn >= 0) times.push(took);
  }
  times.sort((left, right) => left - right);
  return { median: times[Math.floor(runs / 2)] ?? 0, p99: times[Math.ceil(runs * 0.99) - 1] ?? 0 };
}

async function measureAll(ctx: ServerContext): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  for (const { name, prepare } of catalogueCases) figures.set(name, await measure(await prepare(ctx)));
  return figures;
}

function print(results: Map<number, Map<string, Figures>>): void {
  const head = sizes.map((size) => `${size.toLocaleString('en')} median | p99 |`);
  console.log(`| ms | ${head.join(' ')} growth |\n|---|${'---:|'.repeat(2 * sizes.length + 1)}`);
  for (const { name } of catalogueCases) {
    const row = sizes.map((size) => results.get(size)?.get(name) ?? { median: 0, p99: 0 });
    const growth = (row.at(-1)?.median ?? 0) / (row[0]?.median || 1);
    const cells = row.map(({ median, p99 }) => `${median.toFixed(1)} | ${p99.toFixed(1)}`);
    console.log(`| ${name} | ${cells.join(' | ')} | × ${growth.toFixed(1)} |`);
  }
  console.log('\n| last page against first | median | ratio |\n|---|---:|---:|');
  for (const { name, lastPageOf } of catalogueCases) {
    const largest = results.get(sizes.at(-1) ?? 0);
    const [first, last] = [lastPageOf && largest?.get(lastPageOf), largest?.get(name)];
    if (first && last)
      console.log(`| ${name} | ${last.median.toFixed(1)} ms | × ${(last.median / first.median).toFixed(2)} |`);
  }
}

const shop = await openBenchShop();
const { ctx } = shop;
const results = new Map<number, Map<string, Figures>>();
try {
  await seedDemo(ctx);
  let made = 0;
  for (const size of sizes) {
    const started = performance.now();
    await generateProducts(ctx, size - made);
    console.error(`${size - made} products made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    made = size;
    await fillVocabulary(ctx, Math.min(size, 60_000));
    results.set(size, await measureAll(ctx));
  }
  print(results);
} finally {
  await shop.close();
}
