// Whether cached pages and calls still are as near to a bare server as docs/performance.md says: measured shortly, beside that server,
// and wrong where a ratio has fallen below half of it. Ratios of one run, never times.
//   node bench/held.ts
// With BENCH_URL, BENCH_DATABASE_URL and BENCH_SECRET_KEY a shop that is running already is measured.
import fs from 'node:fs';
import { compare } from './beside-bare.ts';
import { type CachedAddress, cachedAddresses } from './cached-addresses.ts';
import { openDemoShop } from './demo-shop.ts';

/** Rows of the document's table: the address, what is asked of it, and in the end the ratio. */
const row = /^\| (\S[^|]*?) \| (page|call) \|.*\| ([\d.]+) \|$/gm;

const [, section = ''] = fs.readFileSync('docs/performance.md', 'utf8').split('\n## Cached pages and calls\n');
const [table = ''] = section.split('\nWhile ');
const documented = new Map(
  [...table.matchAll(row)].map(([, address, kind, ratio]) => [`${kind} ${address}`, Number(ratio)]),
);

/** What else the machine does may meet one of two measurements: a ratio has fallen when it is down each time. */
const tries = 3;

/** The best ratio, measured again only while it is not good enough. */
async function ratioOf({ path, headers }: CachedAddress, enough: number): Promise<number> {
  let best = 0;
  for (let attempt = 0; attempt < tries && best < enough; attempt += 1) {
    const { ours, theirs } = await compare(shop.url + path, headers, 0.5, { turns: 1 });
    best = Math.max(best, ours.perSecond / Math.max(1, theirs.perSecond));
  }
  return best;
}

const shop = await openDemoShop();
const fallen: string[] = [];
let compared = 0;
try {
  for (const kept of cachedAddresses) {
    const { address, kind } = kept;
    const said = documented.get(`${kind} ${address}`);
    if (said === undefined) continue;
    const found = await ratioOf(kept, said / 2);
    const line = `${kind} ${address}: ${found.toFixed(2)} of a bare server, ${said} in the document`;
    console.log(line);
    compared += 1;
    if (found < said / 2) fallen.push(line);
  }
} finally {
  await shop.close();
}
if (compared === 0) throw new Error('no ratio in docs/performance.md');
for (const line of fallen) console.error(`below half: ${line}`);
process.exitCode = fallen.length > 0 ? 1 : 0;
