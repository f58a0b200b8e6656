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
 * `node --expose-gc bench/moving-in.ts [RECORDS] [orders]`: time and memory of moving in a file of Shopify with four variants a product, or
 * four items an order (10,000 where nothing is said), from its upload to its undoing. Wanted: five minutes for check and run together, and
 * 200 MB more memory.
 */
const records = Number(process.argv[2] ?? 10_000);
const areOrders = process.argv[3] === 'orders';

const head =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Status';
const body = `"<p>${'Words of a description, with <strong>marks</strong>. '.repeat(20)}</p>"`;

function* productFile(): Generator<string> {
  yield `${head}\r\n`;
  for (let n = 1; n <= records; n += 1) {
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

const orderHead =
  'Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Shipping Name,Shipping Address1,Shipping City,Shipping Country,Notes,Id';

function* orderFile(): Generator<string> {
  yield `${orderHead}\r\n`;
  for (let n = 1; n <= records; n += 1) {
    for (let item = 0; item < 4; item += 1) {
      const own =
        item === 0
          ? `b${n % 3000}@example.com,paid,fulfilled,CNY,100.00,6.00,0.00,106.00,0.00,2024-03-${10 + (n % 19)} 10:00:00 +0800`
          : ',,,,,,,,,';
      const place = item === 0 ? `Buyer ${n},${n} Long Street,Town,CN,Ring twice,${1e9 + n}` : ',,,,,';
      yield `#${n},${own},1,Thing number ${n % 500} in a size,25.00,T-${n % 500}-${item},${place}\r\n`;
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
    openMoving(ctx, actor, {
      name: 'export.csv',
      content: Readable.from(areOrders ? orderFile() : productFile()),
      locale: 'en',
    }),
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
