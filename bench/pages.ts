// Kept pages and what the router in the browser reads of them, beside a bare node:http server that sends the same bytes, in
// turns; then the same pages while prices change.
//   node bench/pages.ts [seconds per address, default 6]
// With BENCH_URL, BENCH_DATABASE_URL and BENCH_SECRET_KEY a shop that is running already is measured.
import { createServer, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { changePrice } from '#lib/server/catalogue/index.ts';
import { closeContext, createContext, type ServerContext } from '#lib/server/db/context.ts';
import { readEnv } from '#lib/server/env.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { runProgram } from '#scripts/test-parts.ts';
import { openBenchShop } from './bench-shop.ts';
import { freePort, printTable, removeFolder, startShop, temporaryFolder } from './shop-process.ts';

const seconds = Number(process.argv[2] ?? 6);
const connections = 10;
const changesPerSecond = 10;
const operator: Member = { kind: 'member', userId: 1, sessionId: 'bench', nodes: new Set(['*']) };
const addresses = ['/', '/product', '/gel-pen-box', '/service-42', '/page/about'];

/** As browsers ask over https, and as their router goes to a page. */
const page = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const payload = { ...page, rsc: '1' };

interface Shop {
  url: string;
  ctx: ServerContext;
  close(): Promise<void>;
}

async function openShop(): Promise<Shop> {
  const { BENCH_URL: url, BENCH_DATABASE_URL: databaseUrl, BENCH_SECRET_KEY: secretKey } = process.env;
  if (url && databaseUrl && secretKey) {
    const env = readEnv({ ...process.env, DATABASE_URL: databaseUrl, SECRET_KEY: secretKey });
    const ctx = createContext({ env });
    return { url, ctx, close: () => closeContext(ctx) };
  }
  const folder = await temporaryFolder('bench-pages');
  const bench = await openBenchShop({ DATA_DIR: folder });
  const { DATABASE_URL, SECRET_KEY } = bench.ctx.env;
  const env = { DATABASE_URL: `${DATABASE_URL}`, SECRET_KEY, DATA_DIR: folder, RATE_LIMIT_PER_MINUTE: '100000000' };
  await runProgram(process.execPath, ['scripts/db-seed.ts', '--small-pictures'], env);
  const shop = await startShop({ dataFolder: folder, env });
  const close = async () => {
    await shop.stop();
    await bench.close();
    await removeFolder(folder);
  };
  return { url: shop.url, ctx: bench.ctx, close };
}

interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
}

async function measure(url: string, headers: Record<string, string>): Promise<Figures> {
  const { requests, latency, errors, non2xx } = await autocannon({ url, headers, connections, duration: seconds });
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} answers of ${url} were none`);
  return { perSecond: Math.round(requests.average), p50: latency.p50, p99: latency.p99 };
}

/** The very bytes of an answer, packed as they came, from the barest server there is. */
async function startBare(url: string, headers: Record<string, string>) {
  const answer = await fetchPacked(url, headers);
  const port = await freePort();
  const bare = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': answer.type,
      'content-encoding': answer.encoding,
      'content-length': answer.body.byteLength,
    });
    response.end(answer.body);
  }).listen(port, '127.0.0.1');
  const stop = () => {
    bare.close();
    bare.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/`, bytes: answer.body.byteLength, stop };
}

/** `fetch` would unpack it. */
async function fetchPacked(url: string, headers: Record<string, string>) {
  return new Promise<{ type: string; encoding: string; body: Buffer }>((resolve, reject) => {
    const request = get(url, { headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({
          type: `${response.headers['content-type']}`,
          encoding: response.headers['content-encoding'] ?? 'identity',
          body: Buffer.concat(pieces),
        }),
      );
    });
    request.on('error', reject);
  });
}

/** In turns, so that what else the machine does meets both alike. */
async function compare(url: string, headers: Record<string, string>) {
  const bare = await startBare(url, headers);
  await measure(url, headers);
  const [ours, theirs]: [Figures[], Figures[]] = [[], []];
  for (let turn = 0; turn < 3; turn += 1) {
    ours.push(await measure(url, headers));
    theirs.push(await measure(bare.url, headers));
  }
  bare.stop();
  return { ours: middle(ours), theirs: middle(theirs), bytes: bare.bytes };
}

const middle = (figures: Figures[]): Figures =>
  figures.toSorted((left, right) => left.perSecond - right.perSecond)[1] ?? { perSecond: 0, p50: 0, p99: 0 };

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

const shop = await openShop();
try {
  const info = (await (await fetch(`${shop.url}/api/product/info?slug=gel-pen-box`)).json()) as {
    data: { variants: { sku: string }[] };
  };
  const [quiet, busy]: [(string | number)[][], (string | number)[][]] = [[], []];
  for (const address of addresses) {
    for (const [kind, headers, path] of [
      ['page', page, address],
      ['payload', payload, `${address}?_rsc=`],
    ] as const) {
      const { ours, theirs, bytes } = await compare(shop.url + path, headers);
      const share = (ours.perSecond / Math.max(1, theirs.perSecond)).toFixed(2);
      const kilobytes = (bytes / 1000).toFixed(1);
      quiet.push([address, kind, kilobytes, ours.perSecond, ours.p50, ours.p99, theirs.perSecond, theirs.p99, share]);
      const stop = changePrices(shop.ctx, info.data.variants[0]?.sku ?? '');
      const changing = await measure(shop.url + path, headers);
      await stop();
      const ratio = (changing.p99 / Math.max(1, changing.p50)).toFixed(1);
      busy.push([address, kind, changing.perSecond, changing.p50, changing.p99, ratio]);
    }
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
