import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createSignedIn, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { notify } from '#lib/server/messaging/index.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

const member = () => createSignedIn(test.ctx);

/** Some messages with a second between them; the newest is the last login. */
async function withMessages(count: number) {
  const me = await member();
  for (let index = 0; index < count; index += 1) {
    test.ctx.clock.advance(1);
    const args = { device: 'unknown', ip: `192.0.2.${index}` };
    await notify(test.ctx.db, { userId: me.user.id, event: 'newDeviceLogin', args, now: test.ctx.clock.now() });
  }
  return me;
}

const listed = async (token: string, query = '', locale: 'zh-cn' | 'en' = 'en') =>
  (await test.get(`/api/message/list${query}`, { token, locale })).data;
const unread = async (token: string) => (await test.get('/api/message/unread', { token })).data;

describe('the inbox', () => {
  it('speaks the language of its reader', async () => {
    const { token } = await withMessages(1);
    const [english, chinese] = [(await listed(token)).list[0], (await listed(token, '', 'zh-cn')).list[0]];
    expect(english).toEqual({
      id: expect.any(Number),
      category: 'system',
      event_key: 'newDeviceLogin',
      title: 'New device login',
      body: expect.stringContaining('on an unknown device from IP address 192.0.2.0'),
      link: '/user/account/changePassword',
      is_read: false,
      create_time: expect.any(Number),
    });
    expect(chinese).toMatchObject({ id: english.id, title: '新设备登录提醒' });
  });

  it('opens with a message that lacks a value of its words', async () => {
    const me = await member();
    const now = test.ctx.clock.now();
    await notify(test.ctx.db, { userId: me.user.id, event: 'newDeviceLogin', args: { device: 'unknown' }, now });
    expect((await listed(me.token)).list[0].body).toContain('from IP address —.');
  });

  it('comes newest first, page by page, filtered by category and by what is unread', async () => {
    const { token } = await withMessages(12);
    const first = await listed(token, '?page=1&limit=10');
    expect([first.list.length, first.total]).toEqual([10, 12]);
    expect(first.list[0].body).toContain('192.0.2.11');
    expect((await listed(token, '?page=2&limit=10')).list).toHaveLength(2);
    expect((await listed(token, '?category=order')).total).toBe(0);
    await test.post('/api/message/read', { id: first.list[0].id }, { token });
    expect((await listed(token, '?unread=1')).total).toBe(11);
    expect(await unread(token)).toEqual({ total: 11, categories: { system: 11 } });
  });

  it('can be read whole, or by category, and emptied', async () => {
    const { token } = await withMessages(3);
    const readAll = async (body: object) => (await test.post('/api/message/readAll', body, { token })).data.read;
    expect([await readAll({ category: 'order' }), await readAll({}), await readAll({})]).toEqual([0, 3, 0]);
    expect(await unread(token)).toEqual({ total: 0, categories: {} });
    const { id } = (await listed(token)).list[0];
    expect((await test.post('/api/message/delete', { id }, { token })).code).toBe(1);
    expect((await listed(token)).total).toBe(2);
  });

  it('answers a message of somebody else like one that does not exist', async () => {
    const [me, other] = [await member(), await withMessages(1)];
    const { id } = (await listed(other.token)).list[0];
    for (const action of ['read', 'delete']) {
      const ask = async (target: number) => {
        const { time: _, ...answer } = await test.post(`/api/message/${action}`, { id: target }, me);
        return answer;
      };
      expect(await ask(id)).toEqual(await ask(999_999_999));
      expect((await ask(id)).data.error).toBe('not_found');
    }
    await test.post('/api/message/readAll', {}, me);
    expect(await unread(other.token)).toMatchObject({ total: 1 });
    expect((await listed(me.token)).total).toBe(0);
  });

  it('tells a cause once', async () => {
    const { user, token } = await member();
    const notice = {
      userId: user.id,
      event: 'passwordChanged',
      dedupeKey: 'cause',
      now: test.ctx.clock.now(),
    } as const;
    await Promise.all([notify(test.ctx.db, notice), notify(test.ctx.db, notice)]);
    expect((await listed(token)).total).toBe(1);
  });

  it('is closed to guests', async () => {
    for (const path of ['list', 'unread']) expect((await test.get(`/api/message/${path}`)).code).toBe(303);
  });
});

describe('what members are told of', () => {
  const events = async (token: string) => (await listed(token)).list.map((row: { event_key: string }) => row.event_key);
  const mails = async (recipient: string) => {
    const { rows } = await test.ctx.db.execute(
      sql`select template, values from outbox_messages where recipient = ${recipient} order by id`,
    );
    return rows;
  };

  it('a changed password, in the inbox and by mail', async () => {
    const { user, token } = await member();
    const body = { oldPassword: testPassword, newPassword: 'Fresh-1234' };
    await test.post('/api/account/changePassword', body, { token });
    const again = await signIn(test.ctx, user.id);
    expect(await events(again.token)).toEqual(['passwordChanged']);
    expect(await mails(String(user.email))).toEqual([{ template: 'PasswordChanged', values: {} }]);
  });

  it('a changed address, to the old one, with the new one masked', async () => {
    const { user, token } = await member();
    const send = async (email: string, event: string) => {
      const captcha = await test.solveCaptcha();
      await test.post('/api/Ems/send', { email, event, password: testPassword, ...captcha }, { token });
      return test.readCode(email);
    };
    const proof = { type: 'email', captcha: await send(String(user.email), 'user_email_verify') };
    const { accountVerificationToken } = (await test.post('/api/account/verification', proof, { token })).data;
    const captcha = await send('new.owner@example.com', 'user_change_email');
    const change = { type: 'email', email: 'new.owner@example.com', captcha, accountVerificationToken };
    expect((await test.post('/api/account/changeBind', change, { token })).code).toBe(1);
    expect((await listed(token)).list[0]).toMatchObject({
      title: 'Your email address has been changed',
      body: expect.stringContaining('ne***@example.com'),
    });
    expect((await mails(String(user.email))).at(-1)).toMatchObject({
      template: 'BindChanged',
      values: { channel: 'email', address: 'ne***@example.com' },
    });
  });

  it('a login on a device not seen before, but not the first of all', async () => {
    const { user, token } = await member();
    expect(await events(token)).toEqual([]);
    const login = { tab: 'login', username: user.username, password: testPassword };
    for (let count = 0; count < 2; count += 1) {
      await test.post('/api/user/checkIn', { ...login, ...(await test.solveCaptcha()) });
    }
    expect(await events(token)).toEqual(['newDeviceLogin']);
  });
});
