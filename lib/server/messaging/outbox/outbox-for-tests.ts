import { afterAll, beforeEach, expect } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { outboxMessages } from '../tables.ts';
import { createOutbox, type LaneOptions, type Outbox } from './outbox-lanes.ts';
import { queueMessage } from './queue-message.ts';

/** Stopped before the next test. */
export const running: Outbox[] = [];
/** What lets go of held messages, called before the lanes stop. */
export const letGo: (() => void)[] = [];

/** What is on its way writes down how it ended: it has ended before its database goes. */
async function stopAll(): Promise<void> {
  for (const goOn of letGo.splice(0)) goOn();
  await Promise.all(running.splice(0).map((each) => each.stop()));
}

type Template = 'Code' | 'AccountClosed';

export function options(senders: Partial<LaneOptions['senders']>): LaneOptions {
  return {
    senders: { close: () => {}, ...senders },
    announce: () => expect('announced').toBe('sent'),
    onFailure: () => {},
    onLost: (error) => expect(error).toBeUndefined(),
  };
}

export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('it never came to that');
    await new Promise((done) => setTimeout(done, 10));
  }
}

/** An empty outbox for each test; the lanes of the one before have stopped, and what they held is let go. */
export async function openOutboxes() {
  const test = await createTestContext();
  afterAll(async () => {
    await stopAll();
    await test.close();
  });

  beforeEach(async () => {
    await stopAll();
    await test.ctx.db.delete(outboxMessages);
  });

  async function queue(channel: 'email' | 'mobile', recipient: string, template: Template = 'AccountClosed') {
    const now = test.ctx.clock.now();
    const isCode = template === 'Code';
    const values: Record<string, string | number> = isCode ? { code: 'K7M2', minutes: 10, event: 'user_register' } : {};
    const expiresAt = isCode ? { expiresAt: new Date(now.getTime() + 600_000) } : {};
    const about = { channel, recipient, locale: 'en' as const, template, values, isSecret: isCode, now };
    await queueMessage(test.ctx.db, { ...about, ...expiresAt });
  }

  const stateOf = async (recipient: string) =>
    (await test.ctx.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, recipient)))[0];

  function open(senders: Partial<LaneOptions['senders']>): Outbox {
    const outbox = createOutbox(test.ctx, options(senders));
    running.push(outbox);
    return outbox;
  }

  return { test, queue, stateOf, open };
}
