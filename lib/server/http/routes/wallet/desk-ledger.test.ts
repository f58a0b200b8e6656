import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { ledgerJob } from '#lib/server/jobs/audit-ledger.ts';
import { forgetQueue, offerQueue } from '#lib/server/jobs/queues.ts';
import { type RunningJobs, startJobs } from '#lib/server/jobs/start-jobs.ts';
import { beginCheck, endCheck } from '#lib/server/wallet/index.ts';
import { auditLedger } from '#lib/server/workflows/ledger/audit-ledger.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

let jobs: RunningJobs | undefined;
const test = await createTestApi();
const operator = await createSignedInOperator(test.ctx);
afterAll(async () => {
  await jobs?.stop();
  await test.close();
});

const checks = async (): Promise<AnyData> => (await test.get('/api/operator/ledger/checks', operator)).data;
const run = () => test.post('/api/operator/ledger/run', {}, operator);

it('waits for the jobs to be there, and leaves nothing behind', async () => {
  expect(await run()).toMatchObject({ data: { error: 'jobs_not_started' } });
  expect(await checks()).toMatchObject({ total: 0, running: null });
});

it('begins one check at a time, in all processes, and tells what it looks at', async () => {
  const [first, second] = await Promise.all([beginCheck(test.ctx), beginCheck(test.ctx)]);
  const ids = [first, second].filter((id) => id !== undefined);
  expect(ids).toHaveLength(1);
  expect(await checks()).toMatchObject({ running: { status: 'running', part: 'ledger', started_by: null } });
  expect(await auditLedger(test.ctx)).toBeUndefined();
  await endCheck(test.ctx, ids[0] ?? 0, null);
  expect(await checks()).toMatchObject({ running: null, list: [{ status: 'failed', fault_count: 0 }] });
  expect((await test.get('/api/operator/ledger/check', operator)).data).toBeNull();
});

it('takes over from a process that died over it', async () => {
  expect(await beginCheck(test.ctx)).toEqual(expect.any(Number));
  test.ctx.clock.advance(121);
  expect(await auditLedger(test.ctx)).toEqual([]);
  expect(await checks()).toMatchObject({ running: null, list: [{ status: 'done' }, { status: 'failed' }, {}] });
});

it('refuses a second request while one waits', async () => {
  // Nobody takes it meanwhile: once it has been looked through, the next request would be right.
  offerQueue(test.ctx.db, { send: async () => null } as never, new Set([ledgerJob]));
  const answers = await Promise.all([run(), run(), run()]);
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  for (const { code, data } of answers) if (code !== 1) expect(data).toMatchObject({ error: 'check_running' });
  forgetQueue(test.ctx.db);
  expect(await auditLedger(test.ctx)).toEqual([]);
});

it('runs at once for an operator, who stands beside the result', async () => {
  jobs = await startJobs(test.ctx, pino({ level: 'silent' }));
  expect(await run()).toMatchObject({ code: 1 });
  const deadline = Date.now() + 120_000;
  while ((await checks()).running && Date.now() < deadline) await new Promise((done) => setTimeout(done, 100));
  const { list } = await checks();
  expect(list[0]).toMatchObject({ status: 'done', started_by: operator.id, fault_count: 0 });
  expect(list[0].starter_name).not.toBe('');
  const { rows } = await test.ctx.db.execute(
    sql`select event, actor_id from status_logs where entity_type = 'ledger_check'`,
  );
  expect(rows).toMatchObject([{ event: 'request' }, { event: 'request' }]);
});
