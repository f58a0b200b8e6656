import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { noteRowFailure } from '#lib/server/db/row-by-row/row-failures.ts';
import { createSignedInOperator, createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { notifyOfRowFailures } from '#lib/server/jobs/row-failures.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi({ PAYMENT_SANDBOX: true });
const operator = await createSignedInOperator(test.ctx);
const user = await createTestUser(test.ctx);
const member = await signIn(test.ctx, user.id);
afterAll(() => test.close());

describe('pausing a channel', () => {
  const list = async () => (await test.get('/api/operator/system/channels', operator)).data.list;

  it('says who did it, why and since when, and takes a way to pay out of what is offered', async () => {
    const offered = async () => (await test.get('/api/recharge/options', member)).data.channels;
    expect(await offered()).toContain('sandbox');
    const body = { channel: 'sandbox', reason: 'the provider is away' };
    expect(await test.post('/api/operator/system/pause', body, operator)).toMatchObject({ code: 1 });
    const paused = (await list()).find(({ channel }: { channel: string }) => channel === 'sandbox');
    expect(paused).toMatchObject({ pause: { reason: body.reason }, waiting: null, actions: ['resume'] });
    expect(await offered()).not.toContain('sandbox');
    expect(await test.post('/api/operator/system/pause', body, operator)).toMatchObject({ code: 0 });
    expect(await test.post('/api/operator/system/resume', { channel: 'sandbox' }, operator)).toMatchObject({ code: 1 });
    expect(await offered()).toContain('sandbox');
  });

  it('wants a reason, and a channel that there is', async () => {
    const post = (body: object) => test.post('/api/operator/system/pause', body, operator);
    expect(await post({ channel: 'mail', reason: ' ' })).toMatchObject({
      code: 0,
      data: { fields: { reason: expect.any(String) } },
    });
    expect(await post({ channel: 'pigeon', reason: 'x' })).toMatchObject({
      data: { fields: { channel: expect.any(String) } },
    });
  });

  it('is for who holds the node alone', async () => {
    expect(await test.post('/api/operator/system/pause', { channel: 'mail', reason: 'x' }, member)).toMatchObject({
      code: 401,
    });
  });
});

describe('records that jobs could not do', () => {
  it('are told of at the third failure, tried at once, and set aside with a reason', async () => {
    const failure = { step: 'refunds' as const, key: 'RF1', error: new Error('poisoned') };
    for (let round = 0; round < 3; round += 1) await noteRowFailure(test.ctx, failure);
    await notifyOfRowFailures(test.ctx);
    await notifyOfRowFailures(test.ctx);
    const { rows } = await test.ctx.db.execute(
      sql`select args from messages where user_id = ${operator.id} and event_key = 'jobRowFailing'`,
    );
    expect(rows).toMatchObject([{ args: { step: 'refunds', row: 'RF1', count: 3 } }]);
    const read = async () => (await test.get('/api/operator/job/rows', operator)).data.list;
    const [{ id }] = await read();
    const reason = 'wrong account, the customer is asked';
    expect(await test.post('/api/operator/job/rowAside', { id, reason }, operator)).toMatchObject({ code: 1 });
    expect(await read()).toMatchObject([{ row: 'RF1', retry_time: null, aside: { reason }, actions: ['retry'] }]);
    expect(await test.post('/api/operator/job/rowAside', { id, reason }, operator)).toMatchObject({ code: 0 });
    expect(await test.post('/api/operator/job/rowRetry', { id }, operator)).toMatchObject({ code: 1 });
    expect(await read()).toMatchObject([{ row: 'RF1', aside: null, actions: ['retry', 'aside'] }]);
    expect(await test.post('/api/operator/job/rowRetry', { id: 999_999 }, operator)).toMatchObject({ code: 0 });
    const logged = await test.ctx.db.execute(
      sql`select event, reason from status_logs where entity_type = 'job_row' order by id`,
    );
    expect(logged.rows).toEqual([
      { event: 'aside', reason },
      { event: 'retry', reason: null },
    ]);
  });
});
