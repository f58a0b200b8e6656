import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { loginFailures, users } from '#lib/server/identity/tables.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

async function login(username: string, password: string, rest: object = {}, ip?: string) {
  const captcha = await test.solveCaptcha(ip);
  return test.post('/api/user/checkIn', { tab: 'login', username, password, ...captcha, ...rest }, ip ? { ip } : {});
}

describe('checkIn', () => {
  it('tells the login form what it needs, and sends the logged-in away', async () => {
    expect((await test.get('/api/user/checkIn')).data).toEqual({
      userLoginCaptchaSwitch: true,
      accountVerificationType: ['email', 'mobile'],
      providers: [],
      passkeyOrigin: 'http://localhost:3000',
      legalTexts: [],
      isRegistrationOpen: false,
    });
    const { id } = await createTestUser(test.ctx);
    const { token } = await signIn(test.ctx, id);
    const away = { code: 303, data: { type: 'logged in' } };
    expect(await test.get('/api/user/checkIn', { token })).toMatchObject(away);
    const again = { tab: 'login', username: 'someone', password: testPassword };
    expect(await test.post('/api/user/checkIn', again, { token })).toMatchObject(away);
  });

  it.each([{ tab: 'Login' }, {}, { tab: 7 }])('does not know the operation %j', async (body) => {
    expect(await test.post('/api/user/checkIn', body)).toMatchObject({ code: 0, msg: 'Unknown operation' });
  });
});

describe('login', () => {
  it.each(['username', 'email', 'mobile'] as const)('works by %s, in any case', async (name) => {
    const user = await createTestUser(test.ctx);
    const answer = await login(String(user[name]).toUpperCase(), testPassword);
    expect(answer).toMatchObject({ code: 1, msg: 'You’re logged in', data: { routePath: '/user' } });
    expect(answer.data.userInfo).toMatchObject({ id: user.id, last_login_ip: '192.0.2.1' });
    expect(answer.data.userInfo.refresh_token).toMatch(/^[\w-]{43}$/);
    const { token } = answer.data.userInfo;
    expect((await test.get('/api/index/index?requiredLogin=1', { token })).code).toBe(1);
  });

  it.each([
    [true, 29],
    ['1', 29],
    [false, 0.9],
    [undefined, 0.9],
  ])('keep %j holds for %d days', async (keep, days) => {
    const user = await createTestUser(test.ctx);
    const { data } = await login(user.username, testPassword, { keep });
    const refresh = { refreshToken: data.userInfo.refresh_token };
    test.ctx.clock.advance(days * 86_400);
    const { data: next } = await test.post('/api/common/refreshToken', refresh);
    expect(next.token).toEqual(expect.any(String));
    test.ctx.clock.advance(days < 1 ? 86_401 : 31 * 86_400);
    const late = await test.post('/api/common/refreshToken', { refreshToken: next.refresh_token });
    expect(late.code).toBe(0);
  });

  it('answers a wrong password and an unknown account alike', async () => {
    const user = await createTestUser(test.ctx);
    const { time: _, ...wrong } = await login(user.username, 'Wrong-1234');
    const { time: __, ...unknown } = await login('nobody_at_all', 'Wrong-1234');
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ code: 0, data: { error: 'login_failed' } });
  });

  it('does the same hashing for an unknown account as for a wrong password', async () => {
    const user = await createTestUser(test.ctx);
    const once = async (name: string) => {
      const started = performance.now();
      await login(name, 'Wrong-1234', {}, '192.0.2.77');
      return performance.now() - started;
    };
    // The quickest of several turns: without the hashing it would be ten times shorter, whatever else the machine does.
    const quickest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    for (let turn = 0; turn < 4; turn += 1) {
      quickest.known = Math.min(quickest.known, await once(user.username));
      quickest.unknown = Math.min(quickest.unknown, await once('nobody_here'));
    }
    expect(quickest.unknown).toBeGreaterThan(quickest.known / 3);
  });

  it('needs a captcha that was not used before, unless the shop switched it off', async () => {
    const user = await createTestUser(test.ctx);
    const body = { tab: 'login', username: user.username, password: testPassword };
    expect((await test.post('/api/user/checkIn', body)).data.error).toBe('captcha_wrong');
    const captcha = await test.solveCaptcha();
    expect((await test.post('/api/user/checkIn', { ...body, ...captcha })).code).toBe(1);
    expect((await test.post('/api/user/checkIn', { ...body, ...captcha })).data.error).toBe('captcha_wrong');
    await updateSettings(test.ctx, { 'member.isLoginCaptchaOn': false });
    expect((await test.post('/api/user/checkIn', body)).code).toBe(1);
    await updateSettings(test.ctx, { 'member.isLoginCaptchaOn': true });
  });

  it('locks an address after ten wrong passwords for a day, other addresses not at all', async () => {
    const user = await createTestUser(test.ctx);
    const from = (ip: string, password: string) => login(user.username, password, {}, ip);
    for (let count = 0; count < 10; count += 1) {
      expect((await from('192.0.2.66', 'Wrong-1234')).data.error).toBe('login_failed');
    }
    expect((await from('192.0.2.66', testPassword)).data.error).toBe('login_locked');
    expect((await login(String(user.email), testPassword, {}, '192.0.2.66')).data.error).toBe('login_locked');
    expect((await from('192.0.2.67', testPassword)).code).toBe(1);
    test.ctx.clock.advance(86_401);
    expect((await from('192.0.2.66', testPassword)).code).toBe(1);
  });

  it('locks a name nobody has in the same way', async () => {
    const from = () => login('nobody_locked', 'Wrong-1234', {}, '192.0.2.68');
    for (let count = 0; count < 10; count += 1) expect((await from()).data.error).toBe('login_failed');
    expect((await from()).data.error).toBe('login_locked');
  });

  it('lets a crowd of addresses guess no further, and its owner in from where they are known', async () => {
    const user = await createTestUser(test.ctx);
    expect((await login(user.username, testPassword, {}, '192.0.2.80')).code).toBe(1);
    const lastAt = test.ctx.clock.now();
    const crowd = Array.from({ length: 20 }, (_, index) => ({ address: `198.51.100.${index}`, failures: 6 }));
    await test.ctx.db
      .insert(loginFailures)
      .values(crowd.map((row) => ({ ...row, accountKey: `user:${user.id}`, lastAt })));
    expect((await login(user.username, testPassword, {}, '192.0.2.81')).data.error).toBe('login_locked');
    expect((await login(user.username, testPassword, {}, '192.0.2.80')).code).toBe(1);
  });

  it('forgets wrong tries after a right one', async () => {
    const user = await createTestUser(test.ctx);
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 9; count += 1) await login(user.username, 'Wrong-1234', {}, '192.0.2.69');
      expect((await login(user.username, testPassword, {}, '192.0.2.69')).code).toBe(1);
    }
  });

  it('tells only the owner that an account is disabled', async () => {
    const user = await createTestUser(test.ctx);
    await test.ctx.db.update(users).set({ status: 'disable' }).where(eq(users.id, user.id));
    expect((await login(user.username, 'Wrong-1234')).data.error).toBe('login_failed');
    expect((await login(user.username, testPassword)).data.error).toBe('account_disabled');
  });

  it('is shut with the member centre', async () => {
    await updateSettings(test.ctx, { 'member.isCenterOpen': false });
    const answer = await login('someone', testPassword);
    await updateSettings(test.ctx, { 'member.isCenterOpen': true });
    expect(answer).toMatchObject({ code: 0, msg: 'The member centre is closed' });
  });
});

describe('logout', () => {
  it.each(['refreshToken', 'refresh_token'])('ends the session, by token and by %s', async (name) => {
    const { id } = await createTestUser(test.ctx);
    const [first, second] = [await signIn(test.ctx, id), await signIn(test.ctx, id)];
    expect(await test.post('/api/user/logout', {}, { token: first.token })).toMatchObject({ code: 1, data: null });
    expect(await test.post('/api/user/logout', { [name]: second.refreshToken })).toMatchObject({ code: 1 });
    for (const { token, refreshToken } of [first, second]) {
      expect((await test.get('/api/index/index?requiredLogin=1', { token })).code).toBe(303);
      expect((await test.post('/api/common/refreshToken', { refreshToken })).code).toBe(0);
    }
  });

  it('answers code 1 for dead tokens and none at all', async () => {
    const { id } = await createTestUser(test.ctx);
    const { token, refreshToken } = await signIn(test.ctx, id);
    test.ctx.clock.advance(3 * 3600);
    expect((await test.post('/api/user/logout', {}, { token })).code).toBe(1);
    expect((await test.post('/api/common/refreshToken', { refreshToken })).code).toBe(0);
    expect((await test.post('/api/user/logout', { refresh_token: 'gone' }, { token: 'dead' })).code).toBe(1);
    expect((await test.post('/api/user/logout', {})).code).toBe(1);
  });
});
