import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { outboxMessages } from '../tables.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import { mostTries } from './outbox-rules.ts';
import { queueMessage } from './queue-message.ts';

const test = await createTestContext();
afterAll(() => test.close());
beforeEach(async () => {
  const about = { channel: 'email' as const, recipient: 'a@b.example', locale: 'en' as const };
  await test.ctx.db.delete(outboxMessages);
  const message = { ...about, template: 'AccountClosed', values: {}, isSecret: true, now: test.ctx.clock.now() };
  await queueMessage(test.ctx.db, message as Parameters<typeof queueMessage>[1]);
});

/** Rounds far apart, until long after anything is tried. */
async function runToEnd(email: () => Promise<void>): Promise<void> {
  const delivery = { senders: { email, close: () => {} }, announce: () => {}, onFailure: () => {} };
  for (let round = 0; round < 30; round += 1) {
    await deliverOutbox(test.ctx, delivery).catch(() => {});
    test.ctx.clock.advance(3600);
  }
}

const message = async () => (await test.ctx.db.select().from(outboxMessages))[0];

it('a message whose provider answers what no table holds ends as failed, with what it said', async () => {
  let tries = 0;
  await runToEnd(async () => {
    tries += 1;
    throw new Error('554 spam\0 found');
  });
  expect(tries).toBe(mostTries);
  expect(await message()).toMatchObject({ status: 'failed', attempts: mostTries, lastError: '554 spam found' });
});

it('a message whose tries cannot be written down is sent no more often than any other', async () => {
  await test.ctx.db.execute(sql`create function poison() returns trigger language plpgsql as $$
    begin raise exception 'poisoned'; end $$`);
  await test.ctx.db.execute(sql`create trigger poison before update on outbox_messages for each row
    when (new.status = 'sent') execute function poison()`);
  let sent = 0;
  await runToEnd(async () => {
    sent += 1;
  });
  expect(sent).toBe(mostTries);
  expect(await message()).toMatchObject({ status: 'failed', attempts: mostTries, values: {} });
});
