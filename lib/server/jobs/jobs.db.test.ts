import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import deskJobs from '#messages/zh-cn/siteJobs.json' with { type: 'json' };
import { closeContext, createContext } from '../db/context.ts';
import { createTestContext } from '../db/test-context.ts';
import { createLog } from '../log.ts';
import { deliverOutbox, queueMessage, type WordedMessage } from '../messaging/index.ts';
import { readCause, runFor } from '../observe/cause.ts';
import { cleanUp } from './clean-up.ts';
import { findQueue } from './queues.ts';
import { jobNames, offerJobs, startJobs } from './start-jobs.ts';

const test = await createTestContext();
afterAll(() => test.close());

async function queue(recipient: string, locale: 'zh-cn' | 'en' = 'en'): Promise<void> {
  const now = test.ctx.clock.now();
  const values = { code: 'K7M2', minutes: 10, event: 'user_register' };
  const expiresAt = new Date(now.getTime() + 600_000);
  await queueMessage(test.ctx.db, {
    channel: 'email',
    recipient,
    locale,
    template: 'Code',
    values,
    isSecret: true,
    now,
    expiresAt,
  });
}

async function read(recipient: string) {
  const { rows } = await test.ctx.db.execute(
    sql`select status, attempts, values::text as values, last_error from outbox_messages where recipient = ${recipient}`,
  );
  return rows[0];
}

function delivery(email?: (message: WordedMessage) => Promise<void>) {
  const announced: WordedMessage[] = [];
  const failures: object[] = [];
  return {
    announced,
    failures,
    senders: { ...(email && { email }), close: () => {} },
    announce: (message: WordedMessage) => void announced.push(message),
    onFailure: (failure: object) => void failures.push(failure),
  };
}

describe('the outbox', () => {
  it('announces where nothing can send, in the reader’s language', async () => {
    await queue('announce@example.com', 'zh-cn');
    const run = delivery();
    await deliverOutbox(test.ctx, run);
    expect(run.announced.map(({ body }) => body).join()).toContain('验证码是：K7M2');
    expect(await read('announce@example.com')).toMatchObject({ status: 'announced' });
    await deliverOutbox(test.ctx, run);
    expect(run.announced).toHaveLength(1);
    test.ctx.clock.advance(601);
    await deliverOutbox(test.ctx, run);
    expect(await read('announce@example.com')).toMatchObject({ values: '{}' });
  });

  it('sends once, forgets the code, and announces nothing', async () => {
    await queue('sent@example.com');
    const sent: WordedMessage[] = [];
    const run = delivery(async (message) => void sent.push(message));
    await Promise.all([deliverOutbox(test.ctx, run), deliverOutbox(test.ctx, run)]);
    expect(sent).toMatchObject([{ recipient: 'sent@example.com', body: expect.stringContaining('K7M2') }]);
    expect(run.announced).toEqual([]);
    expect(await read('sent@example.com')).toMatchObject({ status: 'sent', values: '{}' });
  });

  it('tries again later, and not after the code has died', async () => {
    await queue('retry@example.com');
    const run = delivery(async () => {
      throw new Error('mailbox is full');
    });
    await deliverOutbox(test.ctx, run);
    await deliverOutbox(test.ctx, run);
    expect(await read('retry@example.com')).toMatchObject({
      status: 'pending',
      attempts: 1,
      last_error: 'mailbox is full',
    });
    test.ctx.clock.advance(5);
    await deliverOutbox(test.ctx, run);
    expect(await read('retry@example.com')).toMatchObject({ attempts: 2 });
    expect(JSON.stringify(run.failures)).not.toContain('K7M2');
    test.ctx.clock.advance(600);
    await deliverOutbox(test.ctx, run);
    expect(await read('retry@example.com')).toMatchObject({ status: 'expired', values: '{}' });
  });
});

describe('jobs', () => {
  it('all have a name that people can read', () => {
    expect(Object.keys(deskJobs.names).sort()).toEqual([...jobNames].sort());
  });

  it('start, send what is waiting, and stop cleanly', async () => {
    await queue('running@example.com');
    const run = delivery();
    const jobs = await startJobs(test.ctx, pino({ level: 'silent' }), run);
    const deadline = Date.now() + 120_000;
    while (run.announced.length === 0 && Date.now() < deadline) await new Promise((done) => setTimeout(done, 50));
    await jobs.stop();
    expect(run.announced).toHaveLength(1);
  });

  it('are run by workers alone, whoever asks for them', async () => {
    const isSeen = async (name: string) => {
      const found = sql`select 1 from jobs.job where name = ${name} and state = 'completed'`;
      return (await test.ctx.db.execute(found)).rows.length > 0;
    };
    await queue('waits@example.com');
    const asking = createContext({ env: test.ctx.env });
    const offered = await offerJobs(asking, pino({ level: 'silent' }));
    const ask = () => findQueue(asking.db)?.runNow('orphan-files');
    expect(await runFor(readCause('the-request-0001', undefined), ask)).toBe(true);
    await new Promise((done) => setTimeout(done, 3000));
    expect(await isSeen('orphan-files')).toBe(false);
    expect(await read('waits@example.com')).toMatchObject({ status: 'pending' });
    const lines = new PassThrough();
    const jobs = await startJobs(test.ctx, createLog('debug', lines), delivery());
    while (!(await isSeen('orphan-files'))) await new Promise((done) => setTimeout(done, 50));
    await jobs.stop();
    const line = String(lines.read())
      .split('\n')
      .find((each) => each.includes('"job":"orphan-files"'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ msg: 'job done', requestId: 'the-request-0001' });
    await offered.stop();
    await closeContext(asking);
  });

  it('clean up what has run out', async () => {
    await test.ctx.db.execute(sql`insert into rate_limits values ('old', 1, 1), ('new', 1, 99999999999999)`);
    await cleanUp(test.ctx);
    const { rows } = await test.ctx.db.execute(sql`select key from rate_limits`);
    expect(rows).toEqual([{ key: 'new' }]);
  });
});

it('refuses to change the history of records', async () => {
  const { db } = test.ctx;
  await db.execute(
    sql`insert into status_logs (entity_type, entity_id, to_status, event, actor_type) values ('x', 1, 'a', 'b', 'system')`,
  );
  for (const change of [sql`update status_logs set to_status = 'c'`, sql`delete from status_logs`]) {
    await expect(db.execute(change)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    });
  }
});
