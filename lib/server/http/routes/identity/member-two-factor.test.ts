import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { createOperator } from '#lib/server/identity/index.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { listRoutes } from '../../serve.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());
// Every test begins in thirty seconds of its own: no code was used in them.
beforeEach(() => test.ctx.clock.advance(300));

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.ctx.clock.now().getTime() });

async function protectedMember() {
  const user = await createTestUser(test.ctx);
  const { token } = await signIn(test.ctx, user.id);
  const { secret } = (await test.post('/api/account/twoFactorSetup', { password: testPassword }, { token })).data;
  const { data } = await test.post('/api/account/twoFactorEnable', { code: codeOf(secret) }, { token });
  test.ctx.clock.advance(60);
  return { user, token, secret: String(secret), recoveryCodes: data.recovery_codes as string[] };
}

async function firstStep(username: string, rest: object = {}) {
  const login = { tab: 'login', username, password: testPassword, ...rest };
  return test.post('/api/user/checkIn', { ...login, ...(await test.solveCaptcha()) });
}

const secondStep = (ticket: string, code: string, ip?: string) =>
  test.post('/api/user/checkIn', { tab: 'two_factor', ticket, code }, ip ? { ip } : {});

describe('setting up', () => {
  it('takes the password, then a code of the app, and shows ten recovery codes', async () => {
    const user = await createTestUser(test.ctx);
    const { token } = await signIn(test.ctx, user.id);
    const setUp = (password: string) => test.post('/api/account/twoFactorSetup', { password }, { token });
    expect((await setUp('Wrong-123')).data.fields).toHaveProperty('password');
    const { secret, uri } = (await setUp(testPassword)).data;
    expect(uri).toContain(`secret=${secret}`);
    expect((await firstStep(user.username)).code).toBe(1);
    const enable = (code: string) => test.post('/api/account/twoFactorEnable', { code }, { token });
    expect((await enable('000000x')).data.error).toBe('two_factor_wrong');
    expect((await enable(codeOf(secret))).data.recovery_codes).toHaveLength(10);
    expect((await enable(codeOf(secret))).data.error).toBe('status_changed');
    expect((await setUp(testPassword)).data.error).toBe('status_changed');
    expect((await test.get('/api/account/twoFactor', { token })).data).toEqual({
      enabled: true,
      required: false,
      recovery_codes_left: 10,
    });
  });

  it('can be switched off with password and code, and the recovery codes renewed', async () => {
    const { user, token, secret, recoveryCodes } = await protectedMember();
    const renewed = await test.post('/api/account/twoFactorRecovery', { code: codeOf(secret) }, { token });
    expect(renewed.data.recovery_codes).toHaveLength(10);
    const off = (password: string, code = '') =>
      test.post('/api/account/twoFactorDisable', { password, code }, { token });
    expect((await off('Wrong-123', codeOf(secret))).data.error).toBe('password_wrong');
    expect((await off(testPassword, recoveryCodes[0])).data.error).toBe('two_factor_wrong');
    expect((await off(testPassword, renewed.data.recovery_codes[0])).code).toBe(1);
    expect((await firstStep(user.username)).code).toBe(1);
    const { list } = (await test.get('/api/message/list', { token })).data;
    const events = list.map((row: { event_key: string }) => row.event_key);
    expect(events).toEqual(expect.arrayContaining(['twoFactorEnabled', 'recoveryRenewed', 'twoFactorDisabled']));
  });
});

describe('login with a second factor', () => {
  it('asks for the code after the right password only, and opens no session before', async () => {
    const { user, secret } = await protectedMember();
    expect((await firstStep(user.username, { password: 'Wrong-123' })).data.error).toBe('login_failed');
    const first = await firstStep(user.username, { keep: true });
    expect(first).toMatchObject({ code: 0, data: { error: 'two_factor_required', expires_in: 300 } });
    expect(first.data).not.toHaveProperty('userInfo');
    const second = await secondStep(first.data.ticket, codeOf(secret));
    expect(second).toMatchObject({ code: 1, data: { userInfo: { id: user.id }, routePath: '/user' } });
    const { token } = second.data.userInfo;
    expect((await test.get('/api/account/sessions', { token })).data.list[0]).toMatchObject({ is_kept: true });
  });

  it('is over with the password that the first step was for', async () => {
    const changed = await protectedMember();
    const { ticket } = (await firstStep(changed.user.username)).data;
    const body = { oldPassword: testPassword, newPassword: 'Fresh-1234' };
    expect((await test.post('/api/account/changePassword', body, changed)).code).toBe(1);
    expect((await secondStep(ticket, codeOf(changed.secret))).data.error).toBe('two_factor_ticket_expired');

    const reset = await protectedMember();
    const email = String(reset.user.email);
    const open = (await firstStep(reset.user.username)).data.ticket;
    await test.post('/api/Ems/send', { email, event: 'user_retrieve_pwd', ...(await test.solveCaptcha()) });
    const recovery = { type: 'email', account: email, captcha: await test.readCode(email), password: 'Fresh-1234' };
    expect((await test.post('/api/account/retrievePassword', recovery)).code).toBe(1);
    expect((await secondStep(open, codeOf(reset.secret))).data.error).toBe('two_factor_ticket_expired');
  });

  it('takes no code and no ticket twice', async () => {
    const { user, secret } = await protectedMember();
    const tickets = [await firstStep(user.username), await firstStep(user.username)];
    const [one, two] = tickets.map(({ data }) => String(data.ticket));
    const code = codeOf(secret);
    const answers = await Promise.all([secondStep(String(one), code), secondStep(String(two), code)]);
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 1]);
    const spent = answers[0]?.code === 1 ? one : two;
    test.ctx.clock.advance(60);
    expect((await secondStep(String(spent), codeOf(secret))).data.error).toBe('two_factor_ticket_expired');
  });

  it('takes a recovery code once, however it is written', async () => {
    const { user, recoveryCodes } = await protectedMember();
    const typed = ` ${recoveryCodes[0]?.toLowerCase().replace('-', ' ')}`;
    expect((await secondStep((await firstStep(user.username)).data.ticket, typed)).code).toBe(1);
    expect((await secondStep((await firstStep(user.username)).data.ticket, typed)).data.error).toBe('two_factor_wrong');
  });

  it('refuses a recovery code of somebody else and a ticket older than five minutes', async () => {
    const [me, other] = [await protectedMember(), await protectedMember()];
    const { ticket } = (await firstStep(me.user.username)).data;
    expect((await secondStep(ticket, String(other.recoveryCodes[0]))).data.error).toBe('two_factor_wrong');
    test.ctx.clock.advance(301);
    expect((await secondStep(ticket, codeOf(me.secret))).data.error).toBe('two_factor_ticket_expired');
  });

  it('stops guessing at one address and leaves the owner elsewhere alone', async () => {
    const { user, secret } = await protectedMember();
    const { ticket } = (await firstStep(user.username)).data;
    for (let count = 0; count < 10; count += 1) await secondStep(ticket, '12345-67890', '198.51.100.7');
    expect((await secondStep(ticket, codeOf(secret), '198.51.100.7')).data.error).toBe('login_locked');
    expect((await secondStep(ticket, codeOf(secret))).code).toBe(1);
  });

  it('writes wrong codes into the history', async () => {
    const { user, token } = await protectedMember();
    await secondStep((await firstStep(user.username)).data.ticket, '12345-67890');
    const { data } = await test.get('/api/account/loginHistory', { token });
    expect(data.list[0].outcome).toBe('wrong_second_factor');
  });
});

describe('an operator without a second factor', () => {
  async function newOperator() {
    const username = `op${crypto.randomUUID().slice(0, 8)}`;
    await createOperator(test.ctx, { username, password: testPassword, email: `${username}@example.com` });
    const login = { tab: 'login', username, password: testPassword, ...(await test.solveCaptcha()) };
    const { data } = await test.post('/api/user/checkIn', login);
    return { token: String(data.userInfo.token) };
  }

  it('is let in to set one up, and for nothing else', async () => {
    const me = await newOperator();
    for (const { entry, guard } of listRoutes(test.api.app)) {
      if (guard === 'public' || entry.path.startsWith('/api/account/twoFactor')) continue;
      const answer = await (entry.method === 'get' ? test.get(entry.path, me) : test.post(entry.path, {}, me));
      expect([entry.path, answer.code, answer.data]).toEqual([
        entry.path,
        0,
        { error: 'two_factor_required', setup: true },
      ]);
      expect(answer.msg).toContain('must turn on two-factor authentication');
    }
    expect((await test.get('/api/account/twoFactor', me)).data).toMatchObject({ required: true, enabled: false });
    const { secret } = (await test.post('/api/account/twoFactorSetup', { password: testPassword }, me)).data;
    expect((await test.post('/api/account/twoFactorEnable', { code: codeOf(secret) }, me)).code).toBe(1);
    expect((await test.get('/api/account/profile', me)).code).toBe(1);
    expect((await test.get('/api/operator/realName/list', me)).code).toBe(1);
  });

  it('may log out, and is left alone where the shop demands none', async () => {
    const me = await newOperator();
    await updateSettings(test.ctx, { 'member.isOperatorTwoFactorRequired': false });
    expect((await test.get('/api/account/profile', me)).code).toBe(1);
    await updateSettings(test.ctx, { 'member.isOperatorTwoFactorRequired': true });
    expect((await test.get('/api/account/profile', me)).data.error).toBe('two_factor_required');
    expect((await test.post('/api/user/logout', {}, me)).code).toBe(1);
    expect((await test.get('/api/account/profile', me)).code).toBe(303);
  });

  it('cannot switch it off for good: without one nothing works again', async () => {
    const me = await newOperator();
    const { secret } = (await test.post('/api/account/twoFactorSetup', { password: testPassword }, me)).data;
    await test.post('/api/account/twoFactorEnable', { code: codeOf(secret) }, me);
    test.ctx.clock.advance(60);
    await test.post('/api/account/twoFactorDisable', { password: testPassword, code: codeOf(secret) }, me);
    expect((await test.get('/api/operator/realName/list', me)).data.error).toBe('two_factor_required');
  });

  it('asks nothing of customers', async () => {
    const { id } = await createTestUser(test.ctx);
    expect((await test.get('/api/account/profile', await signIn(test.ctx, id))).code).toBe(1);
  });
});
