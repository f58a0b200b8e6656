import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { publishLegalTexts } from '#lib/server/factories/legal-texts-factory.ts';
import { getUser, openSession } from '#lib/server/identity/index.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
await publishLegalTexts(test.ctx);
afterAll(() => test.close());

const recover = (account: string, captcha: string, password = 'Fresh-1234') =>
  test.post('/api/account/retrievePassword', { type: 'email', account, captcha, password });

async function sendCode(email: string): Promise<string> {
  const captcha = await test.solveCaptcha();
  await test.post('/api/Ems/send', { email, event: 'user_retrieve_pwd', ...captcha });
  return test.readCode(email);
}

async function login(username: string, password: string) {
  const captcha = await test.solveCaptcha();
  return test.post('/api/user/checkIn', { tab: 'login', username, password, ...captcha });
}

it('sets a new password, ends every session and spends the code', async () => {
  const user = await createTestUser(test.ctx);
  const email = String(user.email);
  const { token, refreshToken } = await signIn(test.ctx, user.id);
  const code = await sendCode(email);
  expect(await recover(email.toUpperCase(), code)).toMatchObject({ code: 1, msg: 'Password changed' });
  expect((await test.get('/api/index/index?requiredLogin=1', { token })).code).toBe(303);
  expect((await test.post('/api/common/refreshToken', { refreshToken })).code).toBe(0);
  expect((await login(user.username, testPassword)).code).toBe(0);
  expect((await login(user.username, 'Fresh-1234')).code).toBe(1);
  expect((await recover(email, code)).data.error).toBe('code_wrong');
});

it('lets nobody in whose password was right a moment before', async () => {
  const user = await createTestUser(test.ctx);
  const email = String(user.email);
  const before = await getUser(test.ctx.db, user.id);
  expect((await recover(email, await sendCode(email))).code).toBe(1);
  const origin = { keep: true, way: 'password', ip: '192.0.2.9', userAgent: 'test' } as const;
  const late = test.ctx.db.transaction((tx) => openSession(test.ctx, tx, before, origin));
  await expect(late).rejects.toMatchObject({ code: 'login_failed' });
  const { rows } = await test.ctx.db.execute(
    sql`select 1 from sessions where user_id = ${user.id} and ended_at is null`,
  );
  expect(rows).toEqual([]);
});

it('answers a wrong code and an unknown account alike', async () => {
  const user = await createTestUser(test.ctx);
  await sendCode(String(user.email));
  await sendCode('nobody@example.com');
  const { time: _, ...wrong } = await recover(String(user.email), '1111');
  const { time: __, ...unknown } = await recover('nobody@example.com', '1111');
  expect(wrong).toEqual(unknown);
  expect(wrong).toMatchObject({ code: 0, data: { error: 'code_wrong', fields: { captcha: expect.any(String) } } });
});

it('takes no code made for something else, of somebody else, or older than ten minutes', async () => {
  const [user, other] = [await createTestUser(test.ctx), await createTestUser(test.ctx)];
  const code = await sendCode(String(user.email));
  expect((await recover(String(other.email), code)).code).toBe(0);
  const captcha = await test.solveCaptcha();
  await test.post('/api/Ems/send', { email: 'purpose@example.com', event: 'user_register', ...captcha });
  expect((await recover('purpose@example.com', await test.readCode('purpose@example.com'))).code).toBe(0);
  test.ctx.clock.advance(601);
  expect((await recover(String(user.email), code)).code).toBe(0);
});

it.each([
  [{ type: 'fax' }, 'type'],
  [{ type: 'mobile', account: 'a@b.cn' }, 'account'],
  [{ type: 'email', account: 'a@b.cn', password: 'a<b>c&d' }, 'password'],
])('shows what is wrong with %j', async (body, field) => {
  const { data } = await test.post('/api/account/retrievePassword', body);
  expect(data.fields).toHaveProperty(field);
});

it('spends a code once, of many that send it at once', async () => {
  const user = await createTestUser(test.ctx);
  const code = await sendCode(String(user.email));
  const all = await Promise.all(
    Array.from({ length: 6 }, (_, index) => recover(String(user.email), code, `Fresh-123${index}x`)),
  );
  expect(all.filter((answer) => answer.code === 1)).toHaveLength(1);
  expect(new Set(all.flatMap(({ code: done, data }) => (done === 1 ? [] : [data.error])))).toEqual(
    new Set(['code_wrong']),
  );
});

it('takes no password that is the account’s own name, and keeps the code for another; nobody learns the name by it', async () => {
  const user = await createTestUser(test.ctx);
  const email = String(user.email);
  const own = `${user.username}123`;
  const code = await sendCode(email);
  expect((await recover(email, '1111', own)).data.error).toBe('code_wrong');
  expect((await recover(email, code, own)).data.fields).toEqual({
    password: expect.stringContaining('account name'),
  });
  expect((await recover(email, code)).code).toBe(1);
});
