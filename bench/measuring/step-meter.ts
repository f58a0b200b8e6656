import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';
import { tallyQueries } from '#lib/server/db/statements/query-tally.ts';
import { printTable } from '../shop-process.ts';
import { bytes, position } from '../table-facts.ts';

/** Does something for all orders, under a name. */
export type RunStep = (name: string, run: () => Promise<unknown>) => Promise<void>;

interface Step {
  name: string;
  log: number;
  queries: number;
  trips: number;
  updates: number;
  inPlace: number;
}

/** A connection reports what it did after ten seconds of rest at the latest. */
const untilCountedInMs = 10_500;

/** Updates of `orders` so far, and how many of them left the indexes alone. */
async function readUpdates({ db }: ServerContext): Promise<{ updates: number; inPlace: number }> {
  await wait(untilCountedInMs);
  const { rows } = await db.execute<{ updates: number; inPlace: number }>(
    sql`select n_tup_upd::int as updates, n_tup_hot_upd::int as "inPlace" from pg_stat_user_tables where relname = 'orders'`,
  );
  return rows[0] ?? { updates: 0, inPlace: 0 };
}

/** What each step costs the database. */
export function meterSteps(ctx: ServerContext) {
  const steps: Step[] = [];
  let latest: Awaited<ReturnType<typeof readUpdates>> | undefined;
  const run: RunStep = async (name, work) => {
    const before = latest ?? (await readUpdates(ctx));
    const begun = await position(ctx);
    const { queries, trips } = await tallyQueries(async () => void (await work()));
    const log = (await position(ctx)) - begun;
    const after = await readUpdates(ctx);
    latest = after;
    steps.push({
      name,
      log,
      queries,
      trips,
      updates: after.updates - before.updates,
      inPlace: after.inPlace - before.inPlace,
    });
  };
  const print = (orders: number) => {
    const sum = (value: (step: Step) => number) => steps.reduce((total, step) => total + value(step), 0);
    const row = (name: string, { log, queries, trips, updates, inPlace }: Omit<Step, 'name'>) => [
      name,
      bytes(log / orders),
      (queries / orders).toFixed(1),
      (trips / orders).toFixed(1),
      (updates / orders).toFixed(2),
      (inPlace / orders).toFixed(2),
    ];
    const whole = {
      log: sum(({ log }) => log),
      queries: sum(({ queries }) => queries),
      trips: sum(({ trips }) => trips),
      updates: sum(({ updates }) => updates),
      inPlace: sum(({ inPlace }) => inPlace),
    };
    const head = ['step, for each order', 'log, bytes', 'statements', 'journeys', 'updates of `orders`', 'of them HOT'];
    printTable(head, [...steps.map((step) => row(step.name, step)), row('together', whole)]);
    console.log('');
  };
  return { run, print };
}
