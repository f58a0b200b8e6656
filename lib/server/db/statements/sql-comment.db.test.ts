import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { readCause, runFor } from '#lib/server/observe/cause.ts';
import { openDatabase } from '../open-database.ts';
import { createTestContext } from '../test-context.ts';
import { tallyQueries } from './query-tally.ts';

const test = await createTestContext();
const narrow = openDatabase(test.ctx.env.DATABASE_URL, { poolSize: 1 });
afterAll(async () => {
  await narrow.$client.end();
  await test.close();
});

const traceparent = (flags: string) => `00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-${flags}`;

/** The statement as the database has it, and how many statements with a name the connection keeps of this kind. */
async function askFor(flags: string | undefined, route = '/api/order/list') {
  const cause = { ...readCause('edge-0001', flags && traceparent(flags)), route };
  // A query of the builder is asked when it is awaited.
  const read = async () =>
    await narrow.execute<{ query: string }>(
      sql`select query, ${1}::int as one from pg_stat_activity where pid = pg_backend_pid()`,
    );
  const { rows } = await runFor(cause, read);
  return rows[0]?.query ?? '';
}

const countNames = async () => {
  const { rows } = await narrow.execute<{ many: number }>(
    sql.raw(`select count(*) as many from pg_prepared_statements where statement like '%pg_backend_pid%'`),
  );
  return rows[0]?.many;
};

it('a statement of a traced request names the trace; all others keep their text and their one name', async () => {
  for (let time = 0; time < 3; time += 1) expect(await askFor(undefined)).not.toContain('/*');
  expect(await askFor('00')).not.toContain('/*');
  expect(await countNames()).toBe(1);
  for (let time = 0; time < 3; time += 1) {
    expect(await askFor('01')).toMatch(
      new RegExp(` /\\*route='%2Fapi%2Forder%2Flist',traceparent='${traceparent('01')}'\\*/$`),
    );
  }
  expect(await countNames()).toBe(1);
});

it('nothing in a comment ends it', async () => {
  expect(await askFor('01', `/a'*/ or ''='`)).toContain(`route='%2Fa%27%2A%2F%20or%20%27%27%3D%27'`);
});

it('what travels together is each its own', async () => {
  const { result } = await tallyQueries(() => Promise.all(['/one', '/two'].map((route) => askFor('01', route))));
  expect(result.map((query) => /route='%2F(\w+)'/.exec(query)?.[1])).toEqual(['one', 'two']);
});
