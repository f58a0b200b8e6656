import type pg from 'pg';
import { printTable } from '../shop-process.ts';
import type { RunStep } from './step-meter.ts';

/** What one transaction held when it was about to end. Rows that are locked are marked in the rows, and not counted. */
interface Held {
  step: string;
  all: number;
  /** On tables and indexes, beyond what a connection has room for itself: these go through the table that all share. */
  shared: number;
}

/** Looking at the locks takes two of its own. */
const question = `select count(*)::int - 2 as all, count(*) filter (where locktype = 'relation' and not fastpath)::int as shared
  from pg_locks where pid = pg_backend_pid()`;

type Ask = (...question: unknown[]) => unknown;

/** Looks at what each transaction of a pool holds just before it commits, while a step runs. */
export function meterLocks(pool: pg.Pool) {
  const held: Held[] = [];
  let step: string | undefined;
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as Ask;
    const lookFirst = async (...statement: unknown[]) => {
      const { rows } = (await ask(question)) as pg.QueryResult<Omit<Held, 'step'>>;
      if (rows[0] && step) held.push({ step, ...rows[0] });
      return ask(...statement);
    };
    client.query = ((...statement: unknown[]) =>
      step && isCommit(statement[0]) ? lookFirst(...statement) : ask(...statement)) as typeof client.query;
  });
  const run: RunStep = async (name, work) => {
    step = name;
    await work();
    step = undefined;
  };
  return { held, run };
}

function isCommit(statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string } | null)?.text;
  return text !== undefined && /^\s*commit\s*$/i.test(text);
}

export function printLocks(held: readonly Held[]): void {
  const byStep = Map.groupBy(held, ({ step }) => step);
  const largest = (values: number[]) => Math.max(...values);
  printTable(
    ['transactions of a step', 'locks of the largest', 'of them in the shared table'],
    [...byStep].map(([name, some]) => [
      name,
      largest(some.map(({ all }) => all)),
      largest(some.map(({ shared }) => shared)),
    ]),
  );
  console.log('');
}
