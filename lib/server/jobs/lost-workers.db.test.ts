import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import pino from 'pino';
import { createTestContext } from '../db/test-context.ts';
import { startJobs } from './start-jobs.ts';

const job = 'clean-up';
const silent = { announce: () => undefined };

const test = await createTestContext();
const { env } = test.ctx;
const boss: PgBoss = new PgBoss({
  connectionString: env.DATABASE_URL,
  schema: 'jobs',
  max: 2,
  supervise: false,
  schedule: false,
});
await boss.start();
afterAll(async () => {
  await boss.stop({ graceful: false });
  await test.close();
});

async function stateOf(id: string): Promise<unknown> {
  const { rows } = await test.ctx.db.execute(sql`select state from jobs.job where id = ${id}`);
  return rows[0]?.state;
}

it('what a killed worker was doing is done again once it has been silent for a while, and nothing waits longer', async () => {
  // A queue of a shop from before workers said that they live.
  await boss.createQueue(job, { policy: 'singleton' });
  const jobs = await startJobs(test.ctx, pino({ level: 'silent' }), silent);
  await jobs.stop();
  const id = (await boss.send(job, null)) ?? '';
  const [taken] = await boss.fetch(job);
  expect([taken?.id, await stateOf(id)]).toEqual([id, 'active']);

  await boss.supervise(job);
  expect(await stateOf(id)).toBe('active');
  await test.ctx.db.execute(
    sql`update jobs.job set heartbeat_on = heartbeat_on - interval '61 seconds' where id = ${id}`,
  );
  await test.ctx.db.execute(sql`update jobs.queue set monitor_on = null, monitor_claim_on = null`);
  await boss.supervise(job);
  expect(await stateOf(id)).toBe('retry');
});
