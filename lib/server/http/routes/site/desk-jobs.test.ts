import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { createSignedInOperator, createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { noteJobFailure, noteJobSuccess } from '#lib/server/jobs/failures.ts';
import { runWatched, watchRounds } from '#lib/server/jobs/run-watched.ts';
import { type RunningJobs, startJobs } from '#lib/server/jobs/start-jobs.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const silent = pino({ level: 'silent' });
let jobs: RunningJobs | undefined;
const test = await createTestApi();
const operator = await createSignedInOperator(test.ctx);
afterAll(async () => {
  await jobs?.stop();
  await test.close();
});

const list = async (state = 'failing'): Promise<AnyData[]> =>
  (await test.get(`/api/operator/job/list?state=${state}`, operator)).data.list;
const one = async (job: string, state = 'failing') => (await list(state)).find((each) => each.job === job);
const fail = (job: string, text = 'no connection') =>
  runWatched(test.ctx, silent, { name: job, run: () => Promise.reject(new Error(text)) });
const notified = async () => {
  const { rows } = await test.ctx.db.execute(
    sql`select args from messages where user_id = ${operator.id} and event_key = 'jobFailing'`,
  );
  return rows;
};

describe('a job that fails', () => {
  it('is shown once, with what it said last and how often, until it succeeds again', async () => {
    await expect(fail('refunds')).rejects.toThrow('no connection');
    test.ctx.clock.advance(60);
    await fail('refunds', 'still none').catch(() => undefined);
    expect(await one('refunds')).toMatchObject({ failures: 2, error: 'Error: still none', actions: ['retry'] });
    await runWatched(test.ctx, silent, { name: 'refunds', run: async () => undefined });
    expect(await one('refunds')).toBeUndefined();
    expect(await one('refunds', 'all')).toMatchObject({ failures: 2, over_time: expect.any(Number), actions: [] });
    await fail('refunds').catch(() => undefined);
    expect(await one('refunds')).toMatchObject({ failures: 1 });
  });

  it('is told to operators once it has failed three times in a row, and only then', async () => {
    for (let times = 0; times < 2; times += 1) await noteJobFailure(test.ctx, 'expire-offers', new Error('x'));
    expect(await notified()).toEqual([]);
    for (let times = 0; times < 3; times += 1) await noteJobFailure(test.ctx, 'expire-offers', new Error('x'));
    expect(await notified()).toEqual([{ args: { job: 'expire-offers', count: 3 } }]);
    await noteJobSuccess(test.ctx, 'expire-offers');
  });

  it('shows nothing of what it worked with', async () => {
    const run = () => test.ctx.db.execute(sql`select 1 from nowhere where mobile = ${'13800138000'}`);
    await runWatched(test.ctx, silent, { name: 'store-payees', run }).catch(() => undefined);
    const { error } = await one('store-payees');
    expect(error).toContain('nowhere');
    expect(error).not.toContain('13800138000');
  });

  it('is counted when several processes fail at once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => noteJobFailure(test.ctx, 'close-stores', new Error('x'))));
    expect(await one('close-stores')).toMatchObject({ failures: 4 });
  });
});

it('counts what fails every second, and writes its success down once', async () => {
  let isBroken = false;
  let rounds = 0;
  const round = watchRounds(test.ctx, silent, {
    name: 'outbox',
    run: async () => {
      rounds += 1;
      if (isBroken) throw new Error('mail server gone');
    },
  });
  await round();
  isBroken = true;
  await expect(round()).rejects.toThrow('mail server gone');
  await expect(round()).rejects.toThrow('mail server gone');
  expect(await one('outbox')).toMatchObject({ failures: 2, actions: [] });
  isBroken = false;
  await round();
  expect([rounds, await one('outbox')]).toEqual([4, undefined]);
});

describe('running a job again', () => {
  /** Once a night: one of every few minutes might succeed by itself between two lines. */
  const job = 'expire-points';

  it('waits for the jobs to be there', async () => {
    await fail(job).catch(() => undefined);
    const { id } = await one(job);
    expect(await test.post('/api/operator/job/retry', { id }, operator)).toMatchObject({
      data: { error: 'jobs_not_started' },
    });
  });

  it('runs it at once, and what failed is over', async () => {
    jobs = await startJobs(test.ctx, silent);
    const { id } = await one(job);
    expect(await test.post('/api/operator/job/retry', { id }, operator)).toMatchObject({ code: 1 });
    const deadline = Date.now() + 120_000;
    while ((await one(job)) && Date.now() < deadline) await new Promise((done) => setTimeout(done, 100));
    expect(await one(job)).toBeUndefined();
    const again = await test.post('/api/operator/job/retry', { id }, operator);
    expect(again).toMatchObject({ data: { error: 'status_changed' } });
  });

  it('is for operators, and for what is there', async () => {
    const customer = await createTestUser(test.ctx);
    const { token } = await signIn(test.ctx, customer.id);
    expect(await test.post('/api/operator/job/retry', { id: 1 }, { token })).toMatchObject({ code: 401 });
    const missing = await test.post('/api/operator/job/retry', { id: 999_999 }, operator);
    expect(missing).toMatchObject({ data: { error: 'not_found' } });
  });
});
