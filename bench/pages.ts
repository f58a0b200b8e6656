// Cached pages, what the router in the browser reads of them, and the catalogue's calls for whoever is not logged in, beside a bare
// node:http server that sends the same bytes, in turns; then the same while prices change.
//   node bench/pages.ts [seconds per address, default 6]
// With BENCH_URL, BENCH_DATABASE_URL and BENCH_SECRET_KEY a shop that is running already is measured.
import { setTimeout as wait } from 'node:timers/promises';
import { changePrice } from '#lib/server/catalogue/index.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { compare, measure } from './beside-bare.ts';
import { cachedAddresses } from './cached-addresses.ts';
import { openDemoShop } from './demo-shop.ts';
import { printTable } from './shop-process.ts';

const seconds = Number(process.argv[2] ?? 6);
const changesPerSecond = 10;
const operator: Member = { kind: 'member', userId: 1, sessionId: 'bench', nodes: new Set(['*']) };
/** Prices of one product, all the time, each another one. */
function changePrices(ctx: ServerContext, sku: string): () => Promise<void> {
  let isOver = false;
  const changing = (async () => {
    for (let amount = 10_000; !isOver; amount += 1) {
      const next = wait(1000 / changesPerSecond);
      await changePrice(ctx, operator, { sku, priceAmount: amount, listAmount: null });
      await next;
    }
  })();
  return () => {
    isOver = true;
    return changing;
  };
}

const shop = await openDemoShop();
try {
  const info = (await (await fetch(`${shop.url}/api/product/info?slug=gel-pen-box`)).json()) as {
    data: { variants: { sku: string }[] };
  };
  const [quiet, busy]: [(string | number)[][], (string | number)[][]] = [[], []];
  for (const { address, kind, headers, path } of cachedAddresses) {
    const { ours, theirs, bytes } = await compare(shop.url + path, headers, seconds);
    const share = (ours.perSecond / Math.max(1, theirs.perSecond)).toFixed(2);
    const kilobytes = (bytes / 1000).toFixed(1);
    quiet.push([address, kind, kilobytes, ours.perSecond, ours.p50, ours.p99, theirs.perSecond, theirs.p99, share]);
    const stop = changePrices(shop.ctx, info.data.variants[0]?.sku ?? '');
    const changing = await measure(shop.url + path, headers, seconds);
    await stop();
    const ratio = (changing.p99 / Math.max(1, changing.p50)).toFixed(1);
    busy.push([address, kind, changing.perSecond, changing.p50, changing.p99, ratio]);
  }
  printTable(
    ['address', 'what', 'kB', 'requests/s', 'p50 ms', 'p99 ms', 'bare requests/s', 'bare p99 ms', 'ours : bare'],
    quiet,
  );
  console.log(`\nWhile a price changes ${changesPerSecond} times a second:\n`);
  printTable(['address', 'what', 'requests/s', 'p50 ms', 'p99 ms', 'p99 : p50'], busy);
} finally {
  await shop.close();
}
