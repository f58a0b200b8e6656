import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { openSenders } from '../senders.ts';
import { outboxMessages } from '../tables.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import { queueMessage } from './queue-message.ts';
import { sendInTime } from './send-in-time.ts';
import { sendingLimits, smtpLimits } from './sending-limits.ts';

/** How a mail server answers each command; undefined: not at all. */
type Answers = (command: string, socket: Socket) => string | undefined;

let server: Server;
let answers: Answers;
let accepted: string[];
let ended: number;

const test = await createTestContext();
afterAll(() => test.close());
beforeEach(async () => {
  accepted = [];
  ended = 0;
  server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));

/** SMTP as far as a sender needs it. */
function talk(socket: Socket): void {
  let data: string | undefined;
  let rest = '';
  const say = (command: string) => {
    const answer = answers(command, socket);
    if (answer !== undefined && !socket.destroyed) socket.write(`${answer}\r\n`);
  };
  socket.on('error', () => {});
  socket.on('close', () => {
    ended += 1;
  });
  say('GREETING');
  socket.on('data', (chunk) => {
    rest += String(chunk);
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (data === undefined) {
        if (line === 'DATA') data = '';
        say(line);
      } else if (line === '.') {
        accepted.push(data);
        data = undefined;
        say('END OF DATA');
      } else data += `${line}\n`;
    }
  });
}

const usual: Answers = (command) => {
  if (command === 'GREETING') return '220 double';
  if (command.startsWith('EHLO')) return '250 double';
  if (command === 'DATA') return '354 go on';
  return command === 'QUIT' ? '221 bye' : '250 ok';
};

const open = () => {
  const { port } = server.address() as AddressInfo;
  return openSenders({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Shop <shop@shop.example>' });
};

/** Sends what is due over SMTP, and answers how the message stands. */
async function deliver(recipient: string) {
  const senders = open();
  await deliverOutbox(test.ctx, { senders, announce: () => {}, onFailure: () => {} });
  senders.close();
  const [row] = await test.ctx.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, recipient));
  return row;
}

async function queue(recipient: string) {
  const about = { channel: 'email', recipient, locale: 'en', template: 'AccountClosed' } as const;
  await queueMessage(test.ctx.db, { ...about, values: {}, isSecret: false, now: test.ctx.clock.now() });
}

const idOf = (mail = '') => /^Message-ID: (<.*>)$/im.exec(mail)?.[1];

describe('a mail server', () => {
  it('that takes the mail and drops the line has taken it: nothing is sent again', async () => {
    answers = (command, socket) => {
      if (command !== 'END OF DATA') return usual(command, socket);
      socket.end('250 queued\r\n');
      return undefined;
    };
    await queue('dropped@example.com');
    expect(await deliver('dropped@example.com')).toMatchObject({ status: 'sent', attempts: 1 });
    test.ctx.clock.advance(3600);
    await deliver('dropped@example.com');
    expect(accepted).toHaveLength(1);
  });

  it('that drops the line before it says so gets the very same mail again', async () => {
    answers = (command, socket) => {
      if (command !== 'END OF DATA' || accepted.length > 1) return usual(command, socket);
      socket.destroy();
      return undefined;
    };
    await queue('unsure@example.com');
    expect(await deliver('unsure@example.com')).toMatchObject({ status: 'pending', attempts: 1 });
    test.ctx.clock.advance(6);
    expect(await deliver('unsure@example.com')).toMatchObject({ status: 'sent', attempts: 2 });
    expect(idOf(accepted[0])).toMatch(/^<outbox\.\d+\.\d+@shop\.example>$/);
    expect(idOf(accepted[1])).toBe(idOf(accepted[0]));
  });

  it.each([
    ['421 4.7.0 try again later', 'GREETING'],
    ['451 4.3.0 local error', 'MAIL'],
    ['452 4.2.2 mailbox full', 'RCPT'],
    ['550 5.1.1 no such user', 'RCPT'],
    ['554 5.7.1 spam', 'END OF DATA'],
  ])('that says "%s" to %s is asked again later', async (refusal, at) => {
    answers = (command, socket) => (command.startsWith(at) ? refusal : usual(command, socket));
    const recipient = `refused-${refusal.slice(0, 3)}@example.com`;
    await queue(recipient);
    expect(await deliver(recipient)).toMatchObject({ status: 'pending', lastError: expect.stringContaining(refusal) });
  });

  it.each([
    ['says nothing at all', () => undefined],
    [
      'falls silent',
      ((command, socket) => (command === 'DATA' ? undefined : usual(command, socket))) satisfies Answers,
    ],
    [
      'answers a letter at a time',
      ((command, socket) => {
        if (command !== 'END OF DATA') return usual(command, socket);
        const drip = setInterval(() => void socket.write('2'), 20);
        socket.on('close', () => clearInterval(drip));
        return undefined;
      }) satisfies Answers,
    ],
  ] as [string, Answers][])('that %s is hung up on when the time is over', async (_, says) => {
    answers = says;
    const senders = open();
    const message = { channel: 'email', recipient: 'x@example.com', locale: 'en', subject: 's', body: 'b' } as const;
    const sending = sendInTime(400, (signal) =>
      senders.email ? senders.email({ ...message, template: 'Code' }, signal) : Promise.resolve(),
    );
    await expect(sending).rejects.toThrow('timeout');
    const deadline = Date.now() + 5000;
    while (ended === 0 && Date.now() < deadline) await new Promise((done) => setTimeout(done, 10));
    expect(ended).toBe(1);
    senders.close();
  });
});

it('gives a step of the conversation no more time than the whole of it', () => {
  for (const limit of Object.values(smtpLimits)) expect(limit).toBeLessThan(sendingLimits.email.totalMs);
});
