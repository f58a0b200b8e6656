// Filtered lists and searches that nobody has asked for before: rendered for each request, beside a bare node:http server that
// sends the same bytes; and what everything takes in memory, idle and under load.
//   node bench/filtered.ts [seconds per address, default 6]
import { compare } from './beside-bare.ts';
import { printTable, removeFolder, startShop, temporaryFolder } from './shop-process.ts';

const seconds = Number(process.argv[2] ?? 6);
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Each request has a price range of its own: no answer is there already. */
const cases: [what: string, path: (count: number) => string][] = [
  [
    'a list by price',
    (count) => `/product?min=${count % 50}.${String(count % 97).padStart(2, '0')}&max=${9_000 + count}`,
  ],
  ['a search', (count) => `/product?q=%E5%90%8D%E7%89%87&max=${9_000 + count}`],
  ['a search in English', (count) => `/en/product?q=cards&max=${9_000 + count}`],
];

const folder = await temporaryFolder('bench-filtered');
const shop = await startShop({ dataFolder: folder, env: { RATE_LIMIT_PER_MINUTE: '100000000' } });
try {
  const rows: (string | number)[][] = [];
  const idle = await shop.residentMegabytes();
  let peak = idle;
  for (const [what, path] of cases) {
    const { ours, theirs, bytes } = await compare(shop.url + path(0), headers, seconds, { turns: 1, vary: path });
    peak = Math.max(peak, await shop.residentMegabytes());
    const ratio = (theirs.perSecond / Math.max(1, ours.perSecond)).toFixed(0);
    rows.push([what, (bytes / 1000).toFixed(1), ours.perSecond, ours.p50, ours.p99, theirs.perSecond, `1 : ${ratio}`]);
  }
  printTable(['list', 'kB', 'requests/s', 'p50 ms', 'p99 ms', 'bare requests/s', 'ours : bare'], rows);
  console.log(`\nResident memory of everything (Node, Next, PostgreSQL): ${idle} MB idle, ${peak} MB under load`);
} finally {
  await shop.stop();
  await removeFolder(folder);
}
