import net from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { createSignedInOperator, createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { giveFolder } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { announceProcess } from '#lib/server/jobs/processes.ts';
import { backupRuns } from '#lib/server/jobs/tables.ts';
import { startAlipay } from '#lib/server/payments/alipay/alipay-for-tests.ts';
import { startStripe } from '#lib/server/payments/stripe/stripe-for-tests.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const password = 'pass-word-of-this-run';
const [mail, alipay, stripe] = await Promise.all([startMail(), startAlipay(), startStripe()]);
const SMTP_URL = `smtp://shop:${password}@127.0.0.1:${mail.port}`;
const test = await createTestApi({ ...alipay.env, ...stripe.env, SMTP_URL });
await giveFolder(test);
const operator = await createSignedInOperator(test.ctx);
afterAll(async () => {
  await test.close();
  await Promise.all([mail.stop(), alipay.stop(), stripe.stop()]);
});

/** A mail server that lets one password in, and says it in its refusal as no server should. */
async function startMail() {
  const state = { isOpen: true };
  const server = net.createServer((socket) => {
    socket.write('220 here\r\n');
    socket.on('data', (bytes) => {
      const line = bytes.toString();
      if (/^EHLO/i.test(line)) socket.write('250-here\r\n250 AUTH PLAIN\r\n');
      else if (/^AUTH/i.test(line)) socket.write(state.isOpen ? '235 in\r\n' : `535 5.7.8 not ${password}\r\n`);
      else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stop = () => new Promise((done) => server.close(done));
  return { state, stop, port: (server.address() as net.AddressInfo).port };
}

const see = async (): Promise<AnyData> => (await test.get('/api/operator/system/see', operator)).data;
const ask = async (key: string): Promise<AnyData> =>
  (await test.post('/api/operator/system/test', { key }, operator)).data;

describe('the state of the shop', () => {
  it('is told with versions, database and files', async () => {
    const { versions, database, files, archive, ledger } = await see();
    expect(versions).toMatchObject({
      node: process.version,
      is_migrated: true,
      postgres: expect.stringMatching(/^\d+\.\d/),
    });
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(database.tables).toHaveLength(8);
    expect(files).toMatchObject({ driver: 'local', count: 0, bytes: 0, disk: { total: expect.any(Number) } });
    expect([archive.is_on, ledger]).toEqual([false, null]);
  });

  it('knows the processes that are there, and which one answers', async () => {
    const announced = await announceProcess(test.ctx, pino({ level: 'silent' }));
    expect((await see()).processes).toMatchObject([
      { pid: process.pid, roles: ['api', 'pages', 'worker'], is_this: true },
    ]);
    await announced.stop();
    expect((await see()).processes).toEqual([]);
  });

  it('says what waits and since when, and not what waits for its hour', async () => {
    const before = (await see()).outbox;
    const add = (dueAt: string, status = 'pending') =>
      test.ctx.db.execute(sql`insert into outbox_messages (channel, recipient, locale, template, status, due_at)
        values ('email', 'a@example.com', 'en', 'Notice', ${status}, ${dueAt}::timestamptz)`);
    const now = test.ctx.clock.now().getTime();
    await add(new Date(now - 60_000).toISOString());
    await add(new Date(now + 60_000).toISOString());
    await add(new Date(now).toISOString(), 'failed');
    expect((await see()).outbox).toEqual({
      waiting: before.waiting + 1,
      oldest_time: Math.floor((now - 60_000) / 1000),
      failed: before.failed + 1,
    });
  });

  it('names the last backup', async () => {
    expect((await see()).backup).toBeNull();
    const finishedAt = test.ctx.clock.now();
    const run = { kind: 'dump', place: 'here:/backups/1', bytes: 9_700_000, version: '1' };
    await test.ctx.db.insert(backupRuns).values([
      { ...run, finishedAt },
      { ...run, place: 'older', finishedAt: new Date(0) },
    ]);
    expect((await see()).backup).toMatchObject({ place: 'here:/backups/1', bytes: 9_700_000 });
  });

  it('holds no secret of the settings', async () => {
    const text = JSON.stringify(await see());
    const { SECRET_KEY, ALIPAY_PRIVATE_KEY, STRIPE_SECRET_KEY, DATABASE_URL } = test.ctx.env;
    for (const secret of [password, SECRET_KEY, ALIPAY_PRIVATE_KEY, STRIPE_SECRET_KEY, DATABASE_URL]) {
      expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
    }
  });

  it('is for operators', async () => {
    const { token } = await signIn(test.ctx, (await createTestUser(test.ctx)).id);
    expect(await test.get('/api/operator/system/see', { token })).toMatchObject({ code: 401 });
    expect(await test.post('/api/operator/system/test', { key: 'mail' }, { token })).toMatchObject({ code: 401 });
  });
});

describe('a provider', () => {
  it('is on, off or not there to be asked', async () => {
    const states = (await see()).services.map(({ key, state, can_test }: AnyData) => [key, state, can_test]);
    expect(states).toEqual(
      expect.arrayContaining([
        ['address', 'off', false],
        ['mail', 'on', true],
        ['sms', 'off', false],
        ['alipay', 'on', true],
        ['stripe', 'on', true],
        ['alipay-transfers-payouts', 'off', false],
        ['invoices-wechat', 'off', false],
        ['files', 'on', true],
      ]),
    );
  });

  it.each(['mail', 'alipay', 'stripe', 'files'])('%s answers', async (key) => {
    expect(await ask(key)).toMatchObject({ outcome: 'ok', detail: '' });
  });

  it('that refuses is told apart, without the password', async () => {
    mail.state.isOpen = false;
    const answer = await ask('mail');
    mail.state.isOpen = true;
    expect(answer).toMatchObject({ outcome: 'refused', detail: expect.stringContaining('535 5.7.8 not …') });
    expect(JSON.stringify(answer)).not.toContain(password);
  });

  it('that does not answer is told apart', async () => {
    alipay.state.isDown = true;
    expect((await ask('alipay')).outcome).not.toBe('ok');
    alipay.state.isDown = false;
    const { DATA_DIR } = test.ctx.env;
    test.ctx.env.DATA_DIR = '/nowhere';
    expect(await ask('files')).toMatchObject({ outcome: 'failed', detail: expect.stringContaining('ENOENT') });
    test.ctx.env.DATA_DIR = DATA_DIR;
  });

  it('that is off, or that nobody knows, is not asked', async () => {
    for (const key of ['sms', 'address', 'no-such-service'])
      expect(await ask(key)).toMatchObject({ error: 'not_found' });
  });
});
