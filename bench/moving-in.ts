import { Readable } from 'node:stream';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { listNodesOfUser } from '#lib/server/identity/index.ts';
import { findMovingImport } from '#lib/server/integrations/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { beginMovingCheck, beginMovingRun, beginMovingUndo } from '#lib/server/workflows/moving-in/begin-moving.ts';
import { getMoving } from '#lib/server/workflows/moving-in/find-moving.ts';
import { openMoving } from '#lib/server/workflows/moving-in/open-moving.ts';
import { workMovings } from '#lib/server/workflows/moving-in/work-moving.ts';
import { openBenchShop } from './bench-shop.ts';

/**
 * `node --expose-gc bench/moving-in.ts [PRODUCTS]`: time and memory of moving in a file of Shopify with four variants a product (10,000 where
 * nothing is said), from its upload to its undoing. Wanted: five minutes for check and run together, and 200 MB more memory.
 */
const products = Number(process.argv[2] ?? 10_000);

const head =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Status';
const body = `"<p>${'Words of a description, with <strong>marks</strong>. '.repeat(20)}</p>"`;

function* file(): Generator<string> {
  yield `${head}\r\n`;
  for (let n = 1; n <= products; n += 1) {
    for (let variant = 0; variant < 4; variant += 1) {
      const isFirst = variant === 0;
      const own = isFirst
        ? `Thing number ${n},${body},Maker ${n % 50},Kind ${n % 40},"tag ${n % 30}, more",true`
        : ',,,,,';
      const options = `${isFirst ? 'Size' : ''},${variant < 2 ? 'S' : 'L'},${isFirst ? 'Colour' : ''},${variant % 2 ? 'red' : 'blue'}`;
      yield `thing-${n},${own},${options},T-${n}-${variant},200,shopify,${n % 90},deny,${n % 300}.50,,true,true,active\r\n`;
    }
  }
}

const shop = await openBenchShop();
const { ctx } = shop;
const user = await createTestUser(ctx, { group: 'operator' });
const actor: Member = { kind: 'member', userId: user.id, sessionId: '', nodes: await listNodesOfUser(ctx, user.id) };
globalThis.gc?.();
const before = process.memoryUsage().rss;
let highest = before;
const watch = setInterval(() => {
  highest = Math.max(highest, process.memoryUsage().rss);
}, 100);

console.log('| step | seconds | most memory, MB more |\n|---|---:|---:|');
async function measure<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  highest = process.memoryUsage().rss;
  const result = await work();
  const seconds = (performance.now() - start) / 1000;
  console.log(`| ${name} | ${seconds.toFixed(1)} | ${((highest - before) / 1e6).toFixed(0)} |`);
  return result;
}

try {
  const id = await measure('upload', () =>
    openMoving(ctx, actor, { name: 'products.csv', content: Readable.from(file()), locale: 'en' }),
  );
  const { mapping, options } = await findMovingImport(ctx.db, id);
  await beginMovingCheck(ctx, actor, { id, mapping, options });
  await measure('check', () => workMovings(ctx, { seconds: 3600 }));
  await beginMovingRun(ctx, actor, id);
  await measure('run', () => workMovings(ctx, { seconds: 3600 }));
  console.log(JSON.stringify((await getMoving(ctx, actor, id)).counts));
  await measure('undo asked', () => beginMovingUndo(ctx, actor, id));
  await measure('undo', () => workMovings(ctx, { seconds: 3600 }));
  console.log(JSON.stringify((await getMoving(ctx, actor, id)).counts));
} finally {
  clearInterval(watch);
  await shop.close();
}
