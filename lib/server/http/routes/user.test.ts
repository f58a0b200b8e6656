import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { users } from '../../identity/tables.ts';
import { referralRelations } from '../../referral/tables.ts';
import { createTestUser, signIn, testPassword } from '../../seed/factories.ts';
import { updateSettings } from '../../site/index.ts';
import { createTestApi, type TestApi } from '../test-api.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
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
    expect(answer).toMatchObject({ code: 1, msg: 'Login succeeded!', data: { routePath: '/user' } });
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

  it('works as long for an unknown account as for a wrong password', async () => {
    const user = await createTestUser(test.ctx);
    const measure = async (name: string) => {
      const started = performance.now();
      for (let count = 0; count < 4; count += 1) await login(name, 'Wrong-1234', {}, '192.0.2.77');
      return performance.now() - started;
    };
    await measure('warm_up');
    const [known, unknown] = [await measure(user.username), await measure('nobody_here')];
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(3);
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
    expect(answer).toMatchObject({ code: 0, msg: 'Member center disabled' });
  });
});

describe('registration', () => {
  const register = async (body: object, locale: 'zh-cn' | 'en' = 'en') =>
    test.post(
      '/api/user/checkIn',
      { tab: 'register', password: testPassword, email: '', mobile: '', ...body },
      { locale },
    );

  async function sendCode(kind: 'email' | 'mobile', address: string): Promise<string> {
    const captcha = await test.solveCaptcha();
    const path = kind === 'email' ? '/api/Ems/send' : '/api/Sms/send';
    const answer = await test.post(path, { [kind]: address, event: 'user_register', ...captcha });
    expect(answer.code).toBe(1);
    return test.readCode(address);
  }

  it.each([
    ['email', 'New.Person@example.com', 'new.person@example.com'],
    ['mobile', '13900000001', '13900000001'],
  ] as const)('by %s makes an account and logs in', async (kind, address, stored) => {
    const captcha = await sendCode(kind, stored);
    const username = `new_${kind}`;
    const answer = await register({ registerType: kind, username, [kind]: address, captcha: captcha.toLowerCase() });
    expect(answer).toMatchObject({ code: 1, data: { routePath: '/user' } });
    expect(answer.data.userInfo).toMatchObject({
      username,
      nickname: username,
      [kind]: stored,
      money: '0.00',
      score: 0,
    });
    expect(answer.data.userInfo.recommend_code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect((await login(username, testPassword)).code).toBe(1);
  });

  it('names the field of a taken name and leaves the code good', async () => {
    const taken = await createTestUser(test.ctx);
    const captcha = await sendCode('email', 'second@example.com');
    const body = { registerType: 'email', email: 'second@example.com', captcha };
    expect(await register({ ...body, username: taken.username.toUpperCase() })).toMatchObject({
      code: 0,
      data: { error: 'username_occupied', fields: { username: 'This account name is already in use' } },
    });
    expect((await register({ ...body, username: 'second_try' })).code).toBe(1);
    expect((await register({ ...body, username: 'third_try' })).data.error).toBe('code_wrong');
  });

  it('lets one code make one account, of two at once', async () => {
    const captcha = await sendCode('email', 'race@example.com');
    const body = { registerType: 'email', email: 'race@example.com', captcha };
    const answers = await Promise.all(['race_one', 'race_two'].map((username) => register({ ...body, username })));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
  });

  it('refuses a wrong code at its field, in both languages', async () => {
    await sendCode('email', 'wrong@example.com');
    const body = { registerType: 'email', username: 'wrong_code', email: 'wrong@example.com', captcha: '1111' };
    const expected = { 'zh-cn': '请输入正确的验证码', en: 'Please enter the correct verification code' };
    for (const locale of ['zh-cn', 'en'] as const) {
      const answer = await register(body, locale);
      expect(answer).toMatchObject({ code: 0, msg: expected[locale], data: { fields: { captcha: expected[locale] } } });
    }
  });

  it('kills a code after five wrong tries', async () => {
    const captcha = await sendCode('email', 'tries@example.com');
    const body = { registerType: 'email', username: 'five_tries', email: 'tries@example.com' };
    for (let count = 0; count < 5; count += 1) await register({ ...body, captcha: '1111' });
    expect((await register({ ...body, captcha })).data.error).toBe('code_wrong');
  });

  it.each([
    [{ registerType: 'email', username: 'a', email: 'no', captcha: 'AAAA' }, ['username', 'email']],
    [{ registerType: 'mobile', username: 'a_name', mobile: '12345678901', captcha: '' }, ['captcha', 'mobile']],
    [{ registerType: 'fax', username: 'a_name' }, ['registerType']],
    [{ registerType: 'email', username: 'sixteen_letters_', email: 'a@b.cn', captcha: 'A' }, ['username']],
  ])('shows what is wrong with %j', async (body, fields) => {
    const { data } = await register(body);
    expect(Object.keys(data.fields).sort()).toEqual([...fields].sort());
  });

  it('ties the newcomer to who recommended the shop, and minds no wrong code', async () => {
    const parent = await createTestUser(test.ctx);
    for (const [address, recommend_code, count] of [
      ['brought@example.com', parent.recommendCode, 1],
      ['alone@example.com', 'NOTACODE', 0],
    ] as const) {
      const captcha = await sendCode('email', address);
      const username = address.split('@')[0];
      const { data } = await register({ registerType: 'email', username, email: address, captcha, recommend_code });
      const { id } = data.userInfo;
      const rows = await test.ctx.db.select().from(referralRelations).where(eq(referralRelations.userId, id));
      expect(rows).toHaveLength(count);
    }
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

describe('spread', () => {
  const spread = async (token: string, recommend_code: unknown) =>
    (await test.post('/api/user/spread', { recommend_code }, { token })).data;

  it('needs a login', async () => {
    expect(await test.post('/api/user/spread', { recommend_code: 'X' })).toMatchObject({
      code: 303,
      data: { type: 'need login' },
    });
  });

  it('ends with code 1 whatever comes of it', async () => {
    const [child, parent, frozen] = await Promise.all([1, 2, 3].map(() => createTestUser(test.ctx)));
    if (!child || !parent || !frozen) throw new Error('no users');
    const { token } = await signIn(test.ctx, child.id);
    await test.ctx.db.update(users).set({ status: 'disable' }).where(eq(users.id, frozen.id));
    expect(await spread(token, 'ZZZZZZZZ')).toEqual({ bound: false, reason: 'unknown_code' });
    expect(await spread(token, { not: 'a code' })).toEqual({ bound: false, reason: 'unknown_code' });
    expect(await spread(token, child.recommendCode)).toEqual({ bound: false, reason: 'own_code' });
    expect(await spread(token, frozen.recommendCode)).toEqual({ bound: false, reason: 'promoter_inactive' });
    await updateSettings(test.ctx, { 'referral.isOpen': false });
    expect(await spread(token, parent.recommendCode)).toEqual({ bound: false, reason: 'closed' });
    await updateSettings(test.ctx, { 'referral.isOpen': true });
    expect(await spread(token, parent.recommendCode.toLowerCase())).toEqual({ bound: true, reason: 'bound' });
    expect(await spread(token, parent.recommendCode)).toEqual({ bound: false, reason: 'already_bound' });
    const { token: parentToken } = await signIn(test.ctx, parent.id);
    expect(await spread(parentToken, child.recommendCode)).toEqual({ bound: false, reason: 'loop' });
  });

  it('never lets two people bind each other', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => createTestUser(test.ctx)));
    if (!one || !other) throw new Error('no users');
    const [mine, theirs] = [await signIn(test.ctx, one.id), await signIn(test.ctx, other.id)];
    const answers = await Promise.all([
      spread(mine.token, other.recommendCode),
      spread(theirs.token, one.recommendCode),
    ]);
    expect(answers.map(({ reason }) => reason).sort()).toEqual(['bound', 'loop']);
  });
});
