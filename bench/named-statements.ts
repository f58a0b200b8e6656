// Reads per second with statements that keep their plan by a name, and without, in turns on the same database; and of
// thirteen reads of one answer that travel together, or side by side on connections of their own.
//   node bench/named-statements.ts [seconds a turn, default 2]
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '#lib/server/db/connection.ts';
import { openDatabase } from '#lib/server/db/open-database.ts';
import { tallyQueries } from '#lib/server/db/statements/query-tally.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { findUser, getAccountFacts } from '#lib/server/identity/index.ts';
import { ensureRules } from '#lib/server/setup/first-rules.ts';
import { openBenchShop, quantile } from './bench-shop.ts';
import { printTable } from './shop-process.ts';

const milliseconds = Number(process.argv[2] ?? 2) * 1000;
const atOnce = 10;
const turns = 5;

/** How many reads a second ten callers get done, each asking again as soon as it is answered. */
async function readsPerSecond(read: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  let count = 0;
  const ask = async () => {
    while (performance.now() - begun < milliseconds) {
      await read();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return (count * 1000) / (performance.now() - begun);
}

const shop = await openBenchShop();
const url = shop.ctx.env.DATABASE_URL;
await ensureRules(shop.ctx);
const { id } = await createTestUser(shop.ctx);
const named = openDatabase(url, { poolSize: atOnce });
const plainPool = new pg.Pool({ connectionString: url, max: atOnce });
const plain = drizzle(plainPool) as Database;

const reads: [name: string, read: (db: Database) => Promise<unknown>][] = [
  ['one row by its key', (db) => findUser(db, id)],
  ['an account, five tables joined', (db) => getAccountFacts(db, id)],
];
const rows = [];
for (const [name, read] of reads) {
  const [withNames, without]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    withNames.push(await readsPerSecond(() => read(named)));
    without.push(await readsPerSecond(() => read(plain)));
  }
  const [fast, slow] = [quantile(withNames, 0.5), quantile(without, 0.5)];
  rows.push([name, Math.round(fast), Math.round(slow), `${(fast / slow).toFixed(2)} : 1`]);
}
printTable(['read', 'named/s', 'unnamed/s', 'named : unnamed'], rows);

const thirteen = (db: Database) => Promise.all(Array.from({ length: 13 }, () => findUser(db, id)));
const ways: [name: string, read: () => Promise<unknown>][] = [
  ['together', () => tallyQueries(() => thirteen(named))],
  ['side by side, named', () => thirteen(named)],
  ['side by side, unnamed', () => thirteen(plain)],
];
const figures = new Map<string, number[]>();
for (let turn = 0; turn < turns; turn += 1) {
  for (const [name, read] of ways) figures.set(name, [...(figures.get(name) ?? []), await readsPerSecond(read)]);
}
console.log();
printTable(
  ['thirteen reads of one answer', 'answers/s'],
  [...figures].map(([name, each]) => [name, Math.round(quantile(each, 0.5))]),
);
await named.$client.end();
await plainPool.end();
await shop.close();
