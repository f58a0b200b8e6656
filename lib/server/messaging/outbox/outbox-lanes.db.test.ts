import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { WordedMessage } from '../word-message.ts';
import { claimMessages } from './claim-messages.ts';
import { FinalFailure } from './final-failure.ts';
import { letGo, openOutboxes, options, running, until } from './outbox-for-tests.ts';
import { createOutbox } from './outbox-lanes.ts';
import { lane, sendingLimits } from './sending-limits.ts';

const { test, queue, stateOf, open } = await openOutboxes();

/** Holds each message until it is let go. */
function slowSender() {
  const held: { message: WordedMessage; go: () => void }[] = [];
  const began: string[] = [];
  const send = (message: WordedMessage) =>
    new Promise<void>((go) => {
      began.push(message.recipient);
      held.push({ message, go });
    });
  const goOn = () => {
    for (const { go } of held.splice(0)) go();
  };
  letGo.push(goOn);
  return { held, began, send, goOn };
}

describe('a slow mail server', () => {
  it('gets each message once, however long all of them take and whoever else sends', async () => {
    for (let index = 0; index < 30; index += 1) await queue('email', `slow${index}@example.com`);
    const { began, send, goOn } = slowSender();
    const outboxes = [open({ email: send }), open({ email: send })];
    for (let round = 0; round < 40; round += 1) {
      await Promise.all(outboxes.map((each) => each.round()));
      // Longer than the lease of whatever waits behind it would have been.
      test.ctx.clock.advance(4);
      goOn();
      await new Promise((done) => setTimeout(done, 5));
    }
    await until(async () => {
      goOn();
      await Promise.all(outboxes.map((each) => each.round()));
      return began.length >= 30;
    });
    goOn();
    expect(began.toSorted()).toEqual([...new Set(began)].toSorted());
    expect(began).toHaveLength(30);
  });

  it('has no more on its way than its lane has room for, and the next at once when one ends', async () => {
    for (let index = 0; index < 20; index += 1) await queue('email', `room${index}@example.com`);
    const { held, began, send, goOn } = slowSender();
    const outbox = open({ email: send });
    await outbox.round();
    await outbox.round();
    await until(() => began.length === lane.mostNotices);
    held.shift()?.go();
    await until(() => began.length === lane.mostNotices + 1);
    await until(async () => {
      goOn();
      return began.length === 20;
    });
    goOn();
  });
});

describe('a channel that hangs', () => {
  it('delays no other', async () => {
    for (let index = 0; index < 20; index += 1) await queue('email', `silent${index}@example.com`);
    await queue('mobile', '13800000001', 'Code');
    const { send, began, goOn } = slowSender();
    const texts: string[] = [];
    const outbox = open({ email: send, mobile: async ({ recipient }) => void texts.push(recipient) });
    await outbox.round();
    await until(() => texts.length === 1 && began.length > 0);
    await until(async () => {
      goOn();
      return began.length === 20;
    });
    goOn();
  });

  it('keeps room for codes, which go before notices', async () => {
    for (let index = 0; index < 20; index += 1) await queue('email', `notice${index}@example.com`);
    const { began, send, goOn } = slowSender();
    const outbox = open({ email: send });
    await outbox.round();
    await until(() => began.length === lane.mostNotices);
    await queue('email', 'code@example.com', 'Code');
    await outbox.round();
    await until(() => began.includes('code@example.com'));
    await until(async () => {
      goOn();
      return began.length === 21;
    });
    goOn();
  });

  it('takes codes first where everything waits', async () => {
    await queue('email', 'first@example.com');
    test.ctx.clock.advance(1);
    await queue('email', 'later-code@example.com', 'Code');
    const [taken] = await claimMessages(test.ctx, { channel: 'email', room: 1, noticeRoom: 1 });
    expect(taken?.recipient).toBe('later-code@example.com');
  });
});

describe('a worker that is killed', () => {
  it('leaves what it had taken to another, once the lease is over and not before', async () => {
    await queue('mobile', '13800000002');
    const { began, send } = slowSender();
    await createOutbox(test.ctx, options({ mobile: send })).round();
    await until(() => began.length === 1);
    const texts: string[] = [];
    const other = open({ mobile: async ({ recipient }) => void texts.push(recipient) });
    test.ctx.clock.advance(sendingLimits.mobile.leaseSeconds - 1);
    await other.round();
    expect(texts).toEqual([]);
    test.ctx.clock.advance(2);
    await other.round();
    await until(async () => (await stateOf('13800000002'))?.status === 'sent');
    expect(texts).toEqual(['13800000002']);
  });
});

describe('a database that is away when a message has gone', () => {
  /** As a full disk, a restart or a failover is: nothing can be written for a while. */
  const breakDisk = async () => {
    await test.ctx.db.execute(sql`create or replace function no_room() returns trigger language plpgsql as $$
      begin raise exception 'no room' using errcode = '53100'; end $$`);
    await test.ctx.db.execute(sql`create trigger no_room before update on outbox_messages for each row
      when (old.status = 'sending') execute function no_room()`);
  };
  const mendDisk = () => test.ctx.db.execute(sql`drop trigger if exists no_room on outbox_messages`);

  it('leaves it sent: it is written down once that can be done, and nothing goes twice', async () => {
    await queue('email', 'gone@example.com');
    const { began, send, goOn } = slowSender();
    const failures: unknown[] = [];
    const outbox = createOutbox(test.ctx, {
      ...options({ email: send }),
      onFailure: (failure) => void failures.push(failure),
    });
    running.push(outbox);
    await outbox.round();
    await until(() => began.length === 1);
    await breakDisk();
    goOn();
    await new Promise((done) => setTimeout(done, 700));
    await mendDisk();
    await until(async () => (await stateOf('gone@example.com'))?.status === 'sent');
    test.ctx.clock.advance(10);
    await outbox.round();
    expect({ began, failures }).toEqual({ began: ['gone@example.com'], failures: [] });
    expect(await stateOf('gone@example.com')).toMatchObject({ status: 'sent', attempts: 1, lastError: null });
  });

  it('keeps a refusal for good a refusal', async () => {
    await queue('mobile', '13800000007');
    let goOn = () => {};
    const refused = new Promise<void>((_, reject) => {
      goOn = () => reject(new FinalFailure('no such number'));
    });
    let tries = 0;
    const mobile = () => {
      tries += 1;
      return refused;
    };
    const outbox = open({ mobile });
    await outbox.round();
    await until(() => tries === 1);
    await breakDisk();
    goOn();
    await new Promise((done) => setTimeout(done, 300));
    await mendDisk();
    await until(async () => (await stateOf('13800000007'))?.status === 'failed');
    expect(tries).toBe(1);
  });
});

it('holds a lease for longer than any try can last', () => {
  for (const { totalMs, leaseSeconds } of Object.values(sendingLimits)) {
    expect(leaseSeconds * 1000).toBeGreaterThanOrEqual(totalMs + 15_000);
  }
});
