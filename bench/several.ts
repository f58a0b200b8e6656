// The same shop by one process of a kind and by two (pages and calls), in turns, in one run, set up as docs/production.md says: behind
// nginx, with pgbouncer, a primary and its replica.
//   node bench/several.ts [seconds per turn, default 4]
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerContext } from '#lib/server/db/context.ts';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { buildPages, isBuildFresh } from '#scripts/building/build.ts';
import { getNginx } from '#scripts/programs/nginx.ts';
import { getPooler } from '#scripts/programs/pooler.ts';
import { findFreePort } from '#scripts/programs/port.ts';
import { startThrowAwayReplica } from '#scripts/replica/throw-away-replica.ts';
import { Customer, type Goods, makeGoods } from '#scripts/several/customer.ts';
import { startFront } from '#scripts/several/front.ts';
import { selfSigned } from '#scripts/several/self-signed.ts';
import { type Several, startSeveral } from '#scripts/several/start-several.ts';
import { startThrowAwayDatabase } from '#scripts/testing/throw-away-database.ts';
import { measure } from './beside-bare.ts';
import { printTable } from './shop-process.ts';

const seconds = Number(process.argv[2] ?? 4);
const turns = 3;
const buyersAtOnce = 8;

/** What is counted, so many a second, for the shop at an address. */
interface Case {
  name: string;
  perSecond(url: string): Promise<number>;
}

const packed = { 'accept-encoding': 'br' };

async function casesOf({ ctx }: Several, goods: Goods): Promise<Case[]> {
  const { token } = await signIn(ctx, (await createTestUser(ctx)).id);
  const reads = (name: string, path: string, headers: Record<string, string>): Case => ({
    name,
    perSecond: async (url) => (await measure(url + path, { ...packed, ...headers }, seconds)).perSecond,
  });
  return [
    reads('page, kept', `/${goods.slug}`, {}),
    reads('call, kept', `/api/product/info?slug=${goods.slug}`, {}),
    reads('page, rendered each time', '/product?q=bench&_rsc=', { rsc: '1' }),
    reads('call, read each time', '/api/order/list', { 'ba-user-token': token }),
    { name: `orders, ${buyersAtOnce} customers at once`, perSecond: (url) => ordersPerSecond(url, ctx, goods) },
  ];
}

/** Others each time: nobody may order thirty times in ten minutes. */
async function ordersPerSecond(url: string, ctx: ServerContext, goods: Goods): Promise<number> {
  const customers = await Promise.all(Array.from({ length: buyersAtOnce }, () => Customer.of(ctx)));
  const until = performance.now() + seconds * 1000;
  let bought = 0;
  const buying = customers.map(async (customer) => {
    while (performance.now() < until) {
      await customer.buy(url, goods);
      bought += 1;
    }
  });
  await Promise.all(buying);
  return bought / seconds;
}

const middle = (values: number[]) => values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

/** One after the other, so that what else the machine does meets both alike. */
async function compare({ name, perSecond }: Case, urls: [one: string, two: string]): Promise<(string | number)[]> {
  const figures: [number[], number[]] = [[], []];
  for (const url of urls) await perSecond(url);
  for (let turn = 0; turn < turns; turn += 1) {
    figures[0].push(await perSecond(urls[0]));
    figures[1].push(await perSecond(urls[1]));
    await wait(200);
  }
  const [one, two] = figures.map(middle) as [number, number];
  return [name, one.toFixed(one < 100 ? 1 : 0), two.toFixed(two < 100 ? 1 : 0), (two / Math.max(one, 0.1)).toFixed(2)];
}

const [nginx, pgbouncer] = [getNginx(), getPooler()];
if (!nginx || !pgbouncer) throw new Error('no nginx or no pgbouncer on this machine');
if (!isBuildFresh()) await buildPages();
const server = await startThrowAwayDatabase();
process.env.TEST_DATABASE_URL = server.adminUrl;
const standby = await startThrowAwayReplica(server);
try {
  const several = await startSeveral({ nginx, pgbouncer, standby: standby.adminUrl, counts: { worker: 1 } });
  try {
    const goods = await makeGoods(several.ctx, 'bench-notebook');
    const [pages, api] = [several.processes.pages, several.processes.api].map(([first]) => [first?.address ?? '']);
    const port = await findFreePort();
    const single = { port, pages: pages ?? [], api: api ?? [], certificate: selfSigned() };
    const front = await startFront(nginx, single);
    try {
      for (const { url } of several.processes.pages)
        while ((await fetch(`${url}/${goods.slug}`)).status !== 200) await wait(100);
      const urls: [string, string] = [`https://127.0.0.1:${port}`, several.url];
      const rows = [];
      for (const one of await casesOf(several, goods)) rows.push(await compare(one, urls));
      printTable(['what', 'one of each, per second', 'two of each, per second', 'two : one'], rows);
    } finally {
      await front.stop();
    }
  } finally {
    await several.stop();
  }
} finally {
  await standby.stop();
  await server.stop();
}
