import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from '@jest/globals';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createTestContext } from '../db/test-context.ts';
import { deliverOutbox } from './outbox/deliver-outbox.ts';
import { queueMessage } from './outbox/queue-message.ts';
import { openSenders } from './senders.ts';

const shop = 'https://shop.example';

const caught: Email[] = [];

const test = await createTestContext();
Object.assign(test.ctx.env, { PUBLIC_URL: shop, IS_PUBLIC_URL_SET: true });
const server: SMTPServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    const pieces: Buffer[] = [];
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    stream.on('end', async () => {
      caught.push(await PostalMime.parse(Buffer.concat(pieces)));
      done();
    });
  },
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await test.close();
});

type Queued = Parameters<typeof queueMessage>[1];

/** Sends one message over SMTP and answers what arrived. */
async function send(message: Pick<Queued, 'template' | 'values' | 'locale'>): Promise<Email> {
  const { port } = server.server.address() as AddressInfo;
  const now = test.ctx.clock.now();
  const recipient = 'reader@example.com';
  await queueMessage(test.ctx.db, { channel: 'email', recipient, isSecret: false, now, ...message });
  const senders = openSenders({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Shop <shop@shop.example>' });
  await deliverOutbox(test.ctx, {
    senders,
    announce: () => expect('announced').toBe('sent'),
    onFailure: ({ error }) => expect(error).toBe(''),
  });
  senders.close();
  const mail = caught.pop();
  if (!mail) throw new Error('nothing arrived');
  return mail;
}

it('sends a mail as text and as HTML, in the reader’s language, and wants no automatic answer', async () => {
  const values = { code: 'K7M2', minutes: 10, event: 'user_register' };
  const mail = await send({ template: 'Code', values, locale: 'zh-cn' });
  expect(mail.subject).toMatch(/：注册账户验证码$/);
  expect(mail.text).toContain('验证码是：K7M2');
  expect(mail.html).toContain('<html lang="zh-CN">');
  expect(mail.html).toMatch(/<h1[^>]*>注册账户验证码<\/h1>/);
  expect(mail.html).toMatch(/<p class="ink code"[^>]*>K7M2<\/p>/);
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
});

it('leads to what a notice is about, and lets nobody write markup into it', async () => {
  const values = {
    noticeEvent: 'storeRejected',
    noticeLink: '/user/applay_entry',
    store: '<b>Acme</b>',
    reason: '<img src=x onerror=alert(1)>',
  };
  const { html = '', text } = await send({ template: 'Notice', values, locale: 'en' });
  expect(text).toContain(`View details: ${shop}/user/applay_entry`);
  expect(html).toContain(`<a class="button" href="${shop}/user/applay_entry"`);
  expect(html).toContain('&#60;b&#62;Acme&#60;/b&#62;');
  expect(html).not.toMatch(/<b>|onerror=alert\(1\)>|<script/);
});

it('says in HTML every line that the text says', async () => {
  const links = `24312000000000000001.pdf\n${shop}/storage/a?signature=1&until=2`;
  const { html = '', text = '' } = await send({ template: 'Invoice', values: { no: 'IV1', links }, locale: 'en' });
  const shown = html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  for (const line of text.split('\n').filter(Boolean)) expect(shown).toContain(line);
});
