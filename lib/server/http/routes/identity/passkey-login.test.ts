import { afterAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { createSignedInOperator, testPassword } from '#lib/server/factories/factories.ts';
import { cleanUp } from '#lib/server/jobs/clean-up.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { createTestApi } from '../../test-api.ts';
import {
  challenge,
  logInWith,
  newMember,
  passkeyOwner,
  passkeySettings,
  setUp,
  shopOrigin,
} from './passkeys-for-tests.ts';
import { SoftwareAuthenticator } from './software-authenticator-for-tests.ts';

const test = await createTestApi(passkeySettings);
afterAll(() => test.close());

const query = async (text: string, ...values: unknown[]) => (await test.ctx.db.$client.query(text, values)).rows;
const historyOf = async (token: string) =>
  (await test.get('/api/account/loginHistory', { token })).data.list.map((row: { outcome: string }) => row.outcome);

describe('login with a passkey', () => {
  it('needs no name, no password and no captcha, and is a login like any other', async () => {
    const { user, device, token } = await passkeyOwner(test);
    const answer = await logInWith(test, { device, keep: true });
    expect(answer).toMatchObject({ code: 1, data: { userInfo: { id: user.id }, routePath: '/user' } });
    const fresh = { token: String(answer.data.userInfo.token) };
    const sessions = (await test.get('/api/account/sessions', fresh)).data.list;
    expect(sessions).toContainEqual(expect.objectContaining({ is_kept: true, is_current: true }));
    expect(await historyOf(token)).toEqual(['success', 'success']);
    const { list } = (await test.get('/api/account/passkeys', fresh)).data;
    expect(list[0].last_used_time).not.toBeNull();
    const refreshed = await test.post('/api/common/refreshToken', { refreshToken: answer.data.userInfo.refresh_token });
    expect(refreshed.code).toBe(1);
  });

  it('counts as both factors', async () => {
    const me = await newMember(test);
    const { secret } = (await test.post('/api/account/twoFactorSetup', { password: testPassword }, me)).data;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = () => totp.generate({ timestamp: test.ctx.clock.now().getTime() });
    await test.post('/api/account/twoFactorEnable', { code: code() }, me);
    test.ctx.clock.advance(60);
    const device = new SoftwareAuthenticator();
    const withoutCode = await setUp(test, me);
    expect(withoutCode.data.fields).toHaveProperty('code');
    const body = { password: testPassword, code: code() };
    const { ticket, options } = (await test.post('/api/account/passkeySetup', body, me)).data;
    const credential = device.create(options, { origin: shopOrigin });
    expect((await test.post('/api/account/passkeyAdd', { ticket, credential }, me)).code).toBe(1);
    expect((await logInWith(test, { device })).code).toBe(1);
  });

  it.each<[string, object]>([
    ['another origin', { origin: 'https://evil.test' }],
    ['another port', { origin: 'https://shop.example:8443' }],
    ['another relying party', { rpId: 'evil.test' }],
    ['nobody having looked who it is', { isVerified: false }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['a page within another', { isFramed: true }],
  ])('refuses an answer for %s, and writes it down', async (_, ceremony) => {
    const { device, token } = await passkeyOwner(test);
    expect((await logInWith(test, { device, ...ceremony })).data.error).toBe('passkey_refused');
    expect(await historyOf(token)).toEqual(['wrong_passkey', 'success']);
    expect((await logInWith(test, { device })).code).toBe(1);
  });

  it('takes an answer once, within five minutes, and only with the ticket of its challenge', async () => {
    const { device } = await passkeyOwner(test);
    const { ticket, options } = await challenge(test);
    const credential = device.get(options, { origin: shopOrigin });
    const send = (given: string) => test.post('/api/user/checkIn', { tab: 'passkey', ticket: given, credential });
    const other = (await challenge(test)).ticket;
    expect((await send(other)).data.error).toBe('passkey_refused');
    for (const forged of [`${ticket}x`, ticket.replace(/^./, '0'), 'a.b.c', options.challenge]) {
      expect((await send(forged)).data.error).toBe('passkey_expired');
    }
    const twice = await Promise.all([send(ticket), send(ticket)]);
    expect(twice.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect((await send(ticket)).data.error).toBe('passkey_expired');
    const late = await challenge(test);
    const answer = device.get(late.options, { origin: shopOrigin });
    test.ctx.clock.advance(301);
    const refused = await test.post('/api/user/checkIn', { tab: 'passkey', ticket: late.ticket, credential: answer });
    expect(refused.data.error).toBe('passkey_expired');
  });

  it('opens nobody else’s account: neither by their credential id nor by their user handle', async () => {
    const [mine, theirs] = [await passkeyOwner(test), await passkeyOwner(test)];
    const posing = (id: Buffer, userHandle: string) => {
      const device = Object.create(mine.device, { credentialId: { value: id } });
      device.userHandle = userHandle;
      return logInWith(test, { device });
    };
    const { credentialId, userHandle } = theirs.device;
    expect((await posing(credentialId, userHandle)).data.error).toBe('passkey_refused');
    expect((await posing(mine.device.credentialId, userHandle)).data.error).toBe('passkey_refused');
  });

  it('keeps nothing of challenges that are not answered, nor of credentials that are invented', async () => {
    const rows = async () =>
      (await query('select (select count(*) from spent_challenges) + (select count(*) from login_failures) as n'))[0].n;
    const before = await rows();
    for (let index = 0; index < 5; index += 1) {
      expect((await logInWith(test, { device: strangers() })).data.error).toBe('passkey_unknown');
    }
    expect(await rows()).toBe(before);
    function strangers() {
      const device = new SoftwareAuthenticator();
      device.userHandle = 'AAAA';
      return device;
    }
  });

  it('forgets spent challenges once they are too old anyway', async () => {
    const { device } = await passkeyOwner(test);
    await logInWith(test, { device });
    expect(await query('select 1 from spent_challenges limit 1')).toHaveLength(1);
    test.ctx.clock.advance(301);
    await cleanUp(test.ctx);
    expect(await query('select 1 from spent_challenges')).toHaveLength(0);
  });

  it('refuses one that was removed, and any while the account is disabled or the centre closed', async () => {
    const { device, id, token, user } = await passkeyOwner(test);
    await query(`update users set status = 'disable' where id = $1`, user.id);
    expect((await logInWith(test, { device })).data.error).toBe('account_disabled');
    expect((await logInWith(test, { device, isVerified: false })).data.error).toBe('passkey_refused');
    await query(`update users set status = 'enable' where id = $1`, user.id);
    const { ticket, options } = await challenge(test);
    const credential = device.get(options, { origin: shopOrigin });
    await updateSettings(test.ctx, { 'member.isCenterOpen': false });
    const closed = await test.post('/api/user/checkIn', { tab: 'passkey', ticket, credential });
    expect(closed.data.error).toBe('member_center_closed');
    await updateSettings(test.ctx, { 'member.isCenterOpen': true });
    await test.post('/api/account/passkeyRemove', { id }, { token });
    const removed = await test.post('/api/user/checkIn', { tab: 'passkey', ticket, credential });
    expect(removed.data.error).toBe('passkey_unknown');
  });

  it('is no way in for who is logged in already', async () => {
    const { device, token } = await passkeyOwner(test);
    expect((await test.post('/api/user/passkeyChallenge', {}, { token })).data.error).toBe('logged_in');
    const { ticket, options } = await challenge(test);
    const credential = device.get(options, { origin: shopOrigin });
    const answer = await test.post('/api/user/checkIn', { tab: 'passkey', ticket, credential }, { token });
    expect(answer.data.error).toBe('logged_in');
  });
});

describe('the counter of an authenticator', () => {
  it('may stay at zero for ever', async () => {
    const { device } = await passkeyOwner(test, new SoftwareAuthenticator({ isSynced: true }));
    for (let index = 0; index < 3; index += 1) expect((await logInWith(test, { device })).code).toBe(1);
  });

  it('that goes back refuses the login, marks the passkey and tells its owner once', async () => {
    const { device, token } = await passkeyOwner(test, new SoftwareAuthenticator({ isCounting: true }));
    device.counter = 7;
    expect((await logInWith(test, { device })).code).toBe(1);
    for (const counter of [4, 7 - 1, -1]) {
      device.counter = counter;
      expect((await logInWith(test, { device })).data.error).toBe('passkey_refused');
    }
    expect((await test.get('/api/account/passkeys', { token })).data.list[0].is_suspect).toBe(true);
    const { list } = (await test.get('/api/message/list', { token })).data;
    expect(list.filter((row: { event_key: string }) => row.event_key === 'passkeySuspect')).toHaveLength(1);
    device.counter = 8;
    expect((await logInWith(test, { device })).code).toBe(1);
  });

  it('raises no alarm where the same answer comes again, at once or later', async () => {
    const { device, token } = await passkeyOwner(test, new SoftwareAuthenticator({ isCounting: true }));
    device.counter = 7;
    const { ticket, options } = await challenge(test);
    const credential = device.get(options, { origin: shopOrigin });
    const send = () => test.post('/api/user/checkIn', { tab: 'passkey', ticket, credential });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.code, second.code].sort()).toEqual([0, 1]);
    for (let index = 0; index < 2; index += 1) expect((await send()).data.error).toBe('passkey_expired');
    expect((await test.get('/api/account/passkeys', { token })).data.list[0].is_suspect).toBe(false);
    const { list } = (await test.get('/api/message/list', { token })).data;
    expect(list.filter((row: { event_key: string }) => row.event_key === 'passkeySuspect')).toHaveLength(0);
    expect((await logInWith(test, { device })).code).toBe(1);
  });

  it('raises no alarm where the signature is not the device’s', async () => {
    const { device, token } = await passkeyOwner(test, new SoftwareAuthenticator({ isCounting: true }));
    device.counter = 7;
    await logInWith(test, { device });
    const forger = new SoftwareAuthenticator({ credentialId: device.credentialId });
    forger.userHandle = device.userHandle;
    expect((await logInWith(test, { device: forger })).data.error).toBe('passkey_refused');
    expect((await test.get('/api/account/passkeys', { token })).data.list[0].is_suspect).toBe(false);
  });
});

describe('tries', () => {
  it('are limited like those of passwords, and apart from them', async () => {
    const { device, user } = await passkeyOwner(test);
    const stranger = '198.51.100.7';
    for (let index = 0; index < 10; index += 1) await logInWith(test, { device, isVerified: false, ip: stranger });
    expect((await logInWith(test, { device, ip: stranger })).data.error).toBe('login_locked');
    expect((await logInWith(test, { device })).code).toBe(1);
    const login = { tab: 'login', username: user.username, password: testPassword };
    const solved = await test.solveCaptcha(stranger);
    expect((await test.post('/api/user/checkIn', { ...login, ...solved }, { ip: stranger })).code).toBe(1);
  });
});

describe('an operator who must have a second factor', () => {
  it('sets up the app first: a passkey does not stand in for it', async () => {
    const operator = await createSignedInOperator(test.ctx);
    await query('delete from two_factors where user_id = $1', operator.id);
    const answer = await test.post('/api/account/passkeySetup', { password: testPassword }, operator);
    expect(answer.data).toMatchObject({ error: 'two_factor_required', setup: true });
  });
});

it('lets no operator in where operators come by their company alone, and customers as ever', async () => {
  const [operator, customer] = [await passkeyOwner(test), await passkeyOwner(test)];
  await query(
    "update users set group_id = (select id from user_groups where key = 'operator') where id = $1",
    operator.user.id,
  );
  Object.assign(test.ctx.env, { OIDC_ONLY: true });
  try {
    expect((await logInWith(test, operator)).data.error).toBe('login_only_provider');
    expect((await logInWith(test, customer)).code).toBe(1);
  } finally {
    Object.assign(test.ctx.env, { OIDC_ONLY: false });
  }
  expect((await logInWith(test, operator)).code).toBe(1);
});
