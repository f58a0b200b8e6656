// Whether kept pages and calls still are as near to a bare server as docs/performance.md says: measured shortly, beside that server,
// and wrong where a ratio has fallen below half of it. Ratios of one run, never times.
//   node bench/held.ts
// With BENCH_URL, BENCH_DATABASE_URL and BENCH_SECRET_KEY a shop that is running already is measured.
import fs from 'node:fs';
import { compare } from './beside-bare.ts';
import { openDemoShop } from './demo-shop.ts';
import { keptAddresses } from './kept-addresses.ts';

/** Rows of the document's table: the address, what is asked of it, and in the end the ratio. */
const row = /^\| (\S[^|]*?) \| (page|call) \|.*\| ([\d.]+) \|$/gm;

const documented = new Map(
  [...fs.readFileSync('docs/performance.md', 'utf8').matchAll(row)].map(([, address, kind, ratio]) => [
    `${kind} ${address}`,
    Number(ratio),
  ]),
);

const shop = await openDemoShop();
const fallen: string[] = [];
let compared = 0;
try {
  for (const { address, kind, headers, path } of keptAddresses) {
    const said = documented.get(`${kind} ${address}`);
    if (said === undefined) continue;
    const { ours, theirs } = await compare(shop.url + path, headers, 1, { turns: 1 });
    const found = ours.perSecond / Math.max(1, theirs.perSecond);
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
