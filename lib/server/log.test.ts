import { PassThrough } from 'node:stream';
import { afterAll, expect, it } from '@jest/globals';
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { createTestDatabase } from './db/test-database.ts';
import { createLog } from './log.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

/** The line that the log writes of it. */
function lineOf(error: unknown): string {
  const stream = new PassThrough();
  createLog('info', stream).error({ err: error }, 'something failed');
  return String(stream.read());
}

/** What a pool tells of an idle connection that the server ends. */
async function lostConnection(): Promise<Error> {
  const pool = new pg.Pool({ connectionString: database.url });
  const [lost] = await Promise.all([
    new Promise<Error>((resolve) => pool.once('error', resolve)),
    (async () => {
      const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
      const other = new pg.Client({ connectionString: database.url });
      await other.connect();
      await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await other.end();
    })(),
  ]);
  await pool.end();
  return lost;
}

it('tells of a lost connection what happened, and nothing of the connection', async () => {
  const lost = await lostConnection();
  expect('client' in lost).toBe(true);
  const line = lineOf(lost);
  expect(JSON.parse(line).err).toEqual({
    type: 'error',
    message: expect.stringContaining('terminating connection'),
    stack: expect.any(String),
    code: '57P01',
  });
  expect(line).not.toMatch(/secretKey|processID|connectionParameters|password/);
});

it('writes down no value of a query, whoever logs its error and however deep it stands', () => {
  const driver = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (mobile)=(13800138000)' });
  const query = new DrizzleQueryError('insert into users values ($1)', ['13800138000'], driver);
  for (const error of [query, new Error('the job failed', { cause: query }), new AggregateError([query])]) {
    const line = lineOf(error);
    expect(line).toContain('duplicate key');
    expect(line).not.toContain('13800138000');
  }
});

it('tells an error that was copied into a plain object, as the job queue hands them on', () => {
  const { message, stack } = new Error('relation "job" does not exist');
  const copied = { code: '42P01', detail: 'Key (mobile)=(13800138000)', message, stack, queue: 'refunds' };
  const line = lineOf(copied);
  expect(JSON.parse(line).err).toEqual({ type: 'Error', message, stack, code: '42P01', queue: 'refunds' });
  expect(line).not.toContain('13800138000');
});

it('keeps the reason where several ways were tried', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', port: 5432 });
  expect(JSON.parse(lineOf(new AggregateError([refused], 'no way'))).err).toMatchObject({
    message: 'no way',
    errors: [{ code: 'ECONNREFUSED', port: 5432 }],
  });
});
