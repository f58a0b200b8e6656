import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Member } from '#lib/server/kernel/actor.ts';
import { pauseChannel, resumeChannel } from '#lib/server/site/index.ts';
import type { WordedMessage } from '../word-message.ts';
import { countDueMessages } from './count-due.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import { openOutboxes, options, until } from './outbox-for-tests.ts';
import { queueMessage } from './queue-message.ts';

const { test, queue, stateOf, open } = await openOutboxes();

const operator: Member = { kind: 'member', userId: 1, groupId: 1, nodes: new Set(['*']) } as unknown as Member;

describe('an expired code', () => {
  it('is not sent late', async () => {
    await queue('mobile', '13800000003', 'Code');
    test.ctx.clock.advance(601);
    const texts: string[] = [];
    const outbox = open({ mobile: async ({ recipient }) => void texts.push(recipient) });
    await outbox.round();
    await until(async () => (await stateOf('13800000003'))?.status === 'expired');
    expect(texts).toEqual([]);
  });

  it('ends the try that it is on its way with', async () => {
    await queue('mobile', '13800000004', 'Code');
    test.ctx.clock.advance(599.8);
    let isBrokenOff = false;
    const mobile = (_: WordedMessage, signal: AbortSignal) =>
      new Promise<void>(() => {
        signal.addEventListener('abort', () => {
          isBrokenOff = true;
        });
      });
    await open({ mobile }).round();
    await until(() => isBrokenOff);
    await until(async () => (await stateOf('13800000004'))?.status !== 'sending');
    expect(await stateOf('13800000004')).toMatchObject({
      status: 'pending',
      lastError: expect.stringMatching(/timeout/),
    });
  });
});

describe('how long the oldest waits', () => {
  it('is counted from when it was written, however often it was tried', async () => {
    await queue('email', 'old@example.com');
    const failing = options({ email: () => Promise.reject(new Error('421 try again later')) });
    for (const seconds of [0, 10, 20, 70, 130]) {
      test.ctx.clock.advance(seconds);
      await deliverOutbox(test.ctx, failing);
    }
    expect(await countDueMessages(test.ctx)).toEqual({ due: 1, oldestSeconds: 230 });
  });

  it('begins when quiet hours end', async () => {
    const now = test.ctx.clock.now();
    const dueAt = new Date(now.getTime() + 3_600_000);
    const about = {
      channel: 'email',
      recipient: 'night@example.com',
      locale: 'en',
      template: 'AccountClosed',
    } as const;
    await queueMessage(test.ctx.db, { ...about, values: {}, isSecret: false, now, dueAt });
    expect(await countDueMessages(test.ctx)).toEqual({ due: 0, oldestSeconds: 0 });
    test.ctx.clock.advance(3660);
    expect(await countDueMessages(test.ctx)).toEqual({ due: 1, oldestSeconds: 60 });
  });
});

describe('a paused channel', () => {
  it('keeps its messages, tells no alarm, and sends them once it goes on, but for dead codes', async () => {
    await pauseChannel(test.ctx, operator, { channel: 'sms', reason: 'the provider is away' });
    await expect(pauseChannel(test.ctx, operator, { channel: 'sms', reason: 'again' })).rejects.toMatchObject({
      code: 'status_changed',
    });
    await queue('mobile', '13800000005');
    await queue('mobile', '13800000006', 'Code');
    await queue('email', 'goes@example.com');
    const sent: string[] = [];
    const send = async ({ recipient }: WordedMessage) => void sent.push(recipient);
    const outbox = open({ email: send, mobile: send });
    await outbox.round();
    await until(() => sent.length === 1);
    test.ctx.clock.advance(601);
    await outbox.round();
    expect(sent).toEqual(['goes@example.com']);
    expect(await countDueMessages(test.ctx)).toEqual({ due: 0, oldestSeconds: 0 });
    await resumeChannel(test.ctx, operator, 'sms');
    await outbox.round();
    await until(() => sent.length === 2);
    expect(sent).toEqual(['goes@example.com', '13800000005']);
    const { rows } = await test.ctx.db.execute(
      sql`select event, reason, data from status_logs where entity_type = 'channel' order by id`,
    );
    expect(rows).toEqual([
      { event: 'pause', reason: 'the provider is away', data: { channel: 'sms' } },
      { event: 'resume', reason: null, data: { channel: 'sms' } },
    ]);
    await expect(resumeChannel(test.ctx, operator, 'sms')).rejects.toMatchObject({ code: 'status_changed' });
  });
});
