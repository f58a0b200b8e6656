import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { ServerEnv } from '#lib/server/env.ts';
import { createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { startOidc } from '#lib/server/identity/linked/oidc-double-for-tests.ts';
import { systemClock } from '#lib/server/kernel/clock.ts';
import { createTestApi } from '../../test-api.ts';
import { type Away, leave } from './provider-journeys-for-tests.ts';

const oidc = await startOidc(() => test?.ctx.clock ?? systemClock);
const test = await createTestApi({ ...oidc.env, OIDC_FACTOR_AMR: ['mfa'], OIDC_FACTOR_ACR: ['silver'] });
// A time of its own for every test: what is known of the provider is asked again, and no code of an app was used.
beforeEach(() => test.ctx.clock.advance(400));
const changed: Partial<ServerEnv> = {};
/** For this test alone. */
function set(settings: Partial<ServerEnv>) {
  for (const name of Object.keys(settings) as (keyof ServerEnv)[]) {
    if (!(name in changed)) Object.assign(changed, { [name]: test.ctx.env[name] });
  }
  Object.assign(test.ctx.env, settings);
}
afterEach(() => {
  Object.assign(test.ctx.env, changed);
  const { own } = oidc;
  Object.assign(own, { fault: undefined, forged: {}, beside: undefined, userinfo: undefined, issuer: undefined });
  own.isForgingKey = false;
});
afterAll(async () => {
  await test.close();
  await oidc.stop();
});

let count = 0;
/** Somebody at the provider, who has asked them for a second factor. */
function person(claims: object = {}) {
  count += 1;
  return {
    sub: `sub-${count}`,
    email: `op${count}@corp.example`,
    email_verified: true,
    amr: ['pwd', 'mfa'],
    ...claims,
  };
}
type Person = ReturnType<typeof person>;

/** An operator with this address, and a second factor of ours. */
const operatorFor = ({ email }: Person, overrides: object = {}) =>
  createTestUser(test.ctx, { group: 'operator', email, ...overrides });

const back = (away: Away, query: URLSearchParams, path = '/api/user/checkIn', token = '') => {
  const { ticket } = away;
  return test.post(path, { tab: 'provider', ticket, ...Object.fromEntries(query) }, { token });
};

async function logIn(claims: Person) {
  const away = await leave(test, 'oidc');
  return back(away, oidc.agree(away.url, claims).searchParams);
}

const linksOf = async (userId: number) =>
  (await test.ctx.db.execute(sql`select issuer, subject, name from linked_logins where user_id = ${userId}`)).rows;

describe('an operator', () => {
  it('is led to the provider with state, nonce and a challenge, and told its button', async () => {
    set({ OIDC_LABEL_EN: 'Corp login', OIDC_LABEL_ZH: '集团登录' });
    expect((await test.get('/api/user/checkIn')).data.providers).toEqual([{ provider: 'oidc', label: 'Corp login' }]);
    const zh = await test.get('/api/user/checkIn', { locale: 'zh-cn' });
    expect(zh.data.providers[0].label).toBe('集团登录');
    const { url } = await leave(test, 'oidc');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'shop-desk',
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: `${test.ctx.env.PUBLIC_URL}/user/login`,
      code_challenge_method: 'S256',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('is found by a verified address the first time, and by who they are from then on', async () => {
    const me = person();
    const user = await operatorFor(me);
    const first = await logIn(me);
    expect(first).toMatchObject({ code: 1, data: { userInfo: { id: user.id } } });
    expect(await linksOf(user.id)).toEqual([{ issuer: oidc.env.OIDC_ISSUER, subject: me.sub, name: me.email }]);
    const token = String(first.data.userInfo.token);
    const events = (await test.get('/api/message/list', { token })).data.list.map(
      (row: { event_key: string }) => row.event_key,
    );
    expect(events).toContain('loginLinked');
    // The address may go to somebody else; who it is does not.
    const moved = await logIn({ ...me, email: 'other@corp.example' });
    expect(moved.data.userInfo.id).toBe(user.id);
    const { list } = (await test.get('/api/account/loginHistory', { token: moved.data.userInfo.token })).data;
    expect(list[0]).toMatchObject({ way: 'oidc', outcome: 'success' });
  });

  it.each([
    ['not said to be verified', { email_verified: undefined }],
    ['not verified', { email_verified: false }],
    ['verified in words alone', { email_verified: 'true' }],
    ['missing', { email: undefined }],
  ])('is not found by an address that is %s', async (_, claims) => {
    const me = person();
    const user = await operatorFor(me);
    expect((await logIn({ ...me, ...(claims as object) })).data).toEqual({ error: 'login_no_operator' });
    expect(await linksOf(user.id)).toEqual([]);
  });

  it('is found by the account name where the settings say so, and by nothing that stands for one', async () => {
    set({ OIDC_MATCH: 'preferred_username' });
    const me = person({ email: undefined });
    const user = await operatorFor({ ...me, email: `x${count}@corp.example` }, { mobile: '13912345678' });
    for (const name of ['13912345678', `x${count}@corp.example`]) {
      expect((await logIn({ ...me, preferred_username: name } as never)).data.error).toBe('login_no_operator');
    }
    expect((await logIn({ ...me, preferred_username: user.username.toUpperCase() } as never)).code).toBe(1);
  });

  it('is asked of the provider where the token says little', async () => {
    const { email, email_verified, ...me } = person();
    const user = await operatorFor({ ...me, email, email_verified });
    oidc.own.userinfo = { email, email_verified };
    expect((await logIn(me as never)).data.userInfo.id).toBe(user.id);
    oidc.own.userinfo = { email, email_verified, sub: 'somebody-else' };
    expect((await logIn({ ...me, sub: 'another' } as never)).code).toBe(0);
  });

  it('has to belong to what the shop asks for', async () => {
    set({ OIDC_REQUIRED_CLAIM: { name: 'groups', value: 'shop' } });
    const me = person();
    await operatorFor(me);
    expect((await logIn(me)).data.error).toBe('login_no_operator');
    expect((await logIn({ ...me, groups: ['shopping', 'sales'] } as never)).data.error).toBe('login_no_operator');
    expect((await logIn({ ...me, groups: ['sales', 'shop'] } as never)).code).toBe(1);
    // Taken out of the group there, they do not come in here.
    expect((await logIn({ ...me, groups: ['sales'] } as never)).data.error).toBe('login_no_operator');
  });

  it('is nobody who has an account of another kind', async () => {
    const me = person();
    const customer = await createTestUser(test.ctx, { email: me.email });
    expect((await logIn(me)).data.error).toBe('login_no_operator');
    expect(await linksOf(customer.id)).toEqual([]);
    const other = person();
    const user = await operatorFor(other);
    expect((await logIn(other)).code).toBe(1);
    const customers = sql`(select id from user_groups where key = 'customer')`;
    await test.ctx.db.execute(sql`update users set group_id = ${customers} where id = ${user.id}`);
    expect((await logIn(other)).data.error).toBe('login_no_operator');
  });

  it('whose address was given to somebody else keeps the account', async () => {
    const me = person();
    const user = await operatorFor(me);
    expect((await logIn(me)).code).toBe(1);
    expect((await logIn({ ...me, sub: 'the-next-one-with-this-address' })).data.error).toBe('login_no_operator');
    expect(await linksOf(user.id)).toHaveLength(1);
  });

  it('who is disabled does not come in', async () => {
    const me = person();
    const user = await operatorFor(me);
    await logIn(me);
    await test.ctx.db.execute(sql`update users set status = 'disable' where id = ${user.id}`);
    expect((await logIn(me)).data.error).toBe('account_disabled');
  });

  it('comes for the first time in two windows at once, and is one', async () => {
    const me = person();
    const user = await operatorFor(me);
    const answers = await Promise.all([logIn(me), logIn(me)]);
    expect(answers.some(({ code }) => code === 1)).toBe(true);
    expect(await linksOf(user.id)).toHaveLength(1);
  });
});

describe('an account', () => {
  it('is made where a setting says for which group, and not else', async () => {
    const me = person({ preferred_username: 'li.na' });
    expect((await logIn(me)).data.error).toBe('login_no_operator');
    set({ OIDC_CREATE_IN_GROUP: 'customer' });
    expect((await logIn(me)).data.error).toBe('login_no_operator');
    set({ OIDC_CREATE_IN_GROUP: 'operator' });
    const { userInfo } = (await logIn(me)).data;
    expect(userInfo).toMatchObject({ username: 'li_na', email: me.email });
    expect((await logIn(me)).data.userInfo.id).toBe(userInfo.id);
    const namesake = await logIn(person({ preferred_username: 'li.na' }));
    expect(namesake.data.userInfo.username).toMatch(/^li_na[a-z0-9]{4}$/);
    expect((await test.get('/api/operator/system/see', { token: userInfo.token })).code).toBe(1);
  });

  it('is made once for who comes in two windows at once', async () => {
    set({ OIDC_CREATE_IN_GROUP: 'operator', OIDC_MATCH: 'preferred_username' });
    const name = `twin${count}`;
    const me = person({ email: undefined, preferred_username: `${name}.x` });
    const answers = await Promise.all([logIn(me), logIn(me), logIn(me)]);
    expect(answers.some(({ code }) => code === 1)).toBe(true);
    const { rows } = await test.ctx.db.execute(sql`select id from users where username like ${`${name}%`}`);
    expect(rows).toHaveLength(1);
    expect((await logIn(me)).data.userInfo.id).toBe(Number(rows[0]?.id));
  });

  it('is not left behind where it could not be linked', async () => {
    set({ OIDC_CREATE_IN_GROUP: 'operator', OIDC_MATCH: 'preferred_username' });
    const name = `alone${count}`;
    const me = person({ email: undefined, preferred_username: `${name}.x` });
    // Two of them cannot be in time to each other here: the second one's place is taken by a fault.
    await test.ctx.db.execute(sql`create function refuse_links() returns trigger language plpgsql as
      $$ begin raise exception 'no link'; end $$`);
    await test.ctx.db.execute(
      sql`create trigger refused before insert on linked_logins for each row execute function refuse_links()`,
    );
    expect((await logIn(me)).code).toBe(0);
    await test.ctx.db.execute(sql`drop trigger refused on linked_logins`);
    const { rows } = await test.ctx.db.execute(sql`select id from users where username like ${`${name}%`}`);
    expect(rows).toEqual([]);
    expect((await logIn(me)).data.userInfo.username).toBe(`${name}_x`);
  });

  it('is not made of somebody else’s address', async () => {
    set({ OIDC_CREATE_IN_GROUP: 'operator', OIDC_MATCH: 'preferred_username' });
    const me = person({ preferred_username: `free${count}` });
    await createTestUser(test.ctx, { email: me.email });
    expect((await logIn(me)).data.error).toBe('login_no_operator');
  });
});

describe('the second factor', () => {
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.ctx.clock.now().getTime() });

  /** An operator without a second factor of ours. */
  async function bareOperator(me: Person) {
    const user = await createTestUser(test.ctx, { email: me.email });
    const operators = sql`(select id from user_groups where key = 'operator')`;
    await test.ctx.db.execute(sql`update users set group_id = ${operators} where id = ${user.id}`);
    return user;
  }

  it('is ours where the provider has asked for none that is trusted, and linking waits for it', async () => {
    const me = person({ amr: ['pwd'] });
    const user = await bareOperator(me);
    const { token } = await signIn(test.ctx, user.id);
    const { secret } = (await test.post('/api/account/twoFactorSetup', { password: testPassword }, { token })).data;
    await test.post('/api/account/twoFactorEnable', { code: codeOf(secret) }, { token });
    test.ctx.clock.advance(60);
    const first = await logIn(me);
    expect(first.data).toMatchObject({ error: 'two_factor_required', link: expect.any(String) });
    expect(await linksOf(user.id)).toEqual([]);
    const { ticket, link } = first.data;
    const second = await test.post('/api/user/checkIn', { tab: 'two_factor', ticket, code: codeOf(secret), link });
    expect(second.data.userInfo.id).toBe(user.id);
    expect(await linksOf(user.id)).toHaveLength(1);
    expect((await logIn(me)).data).not.toHaveProperty('link');
  });

  it.each([
    ['a method', { amr: ['mfa'] }],
    ['a class', { amr: undefined, acr: 'silver' }],
  ])('is the provider’s where it names %s that is trusted', async (_, claims) => {
    const me = person(claims);
    const user = await bareOperator(me);
    const { data } = await logIn(me);
    const caller = { token: String(data.userInfo.token) };
    expect((await test.get('/api/operator/system/see', caller)).code).toBe(1);
    // Of this session alone: a login by password is asked for one.
    const own = { token: (await signIn(test.ctx, user.id)).token };
    expect((await test.get('/api/operator/system/see', own)).data.error).toBe('two_factor_required');
  });

  it('is asked for where nothing is trusted, whatever the provider says', async () => {
    set({ OIDC_FACTOR_AMR: [], OIDC_FACTOR_ACR: [] });
    const me = person({ acr: 'silver' });
    await operatorFor(me);
    expect((await logIn(me)).data.error).toBe('two_factor_required');
  });
});

describe('an answer', () => {
  async function refused(me: Person) {
    const away = await leave(test, 'oidc');
    const query = oidc.agree(away.url, me).searchParams;
    return { away, query };
  }

  it.each([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another shop', { aud: 'another-shop' }],
    ['of another login', { nonce: 'of-another-browser' }],
    ['without what ties it to this login', { nonce: undefined }],
    ['that has run out', { exp: 1 }],
    ['of tomorrow', { nbf: 4_000_000_000 }],
  ])('%s is not believed', async (_, forged) => {
    const me = person();
    const user = await operatorFor(me);
    oidc.own.forged = forged;
    expect((await logIn(me)).data).toEqual({ error: 'login_provider_refused' });
    expect(await linksOf(user.id)).toEqual([]);
  });

  it('signed by somebody else is not believed', async () => {
    const me = person();
    await operatorFor(me);
    oidc.own.isForgingKey = true;
    expect((await logIn(me)).data.error).toBe('login_provider_refused');
  });

  it('is believed half a minute early or late', async () => {
    const me = person();
    await operatorFor(me);
    const now = Math.floor(test.ctx.clock.now().getTime() / 1000);
    oidc.own.forged = { iat: now + 20, nbf: now + 20 };
    expect((await logIn(me)).code).toBe(1);
    oidc.own.forged = { exp: now - 20 };
    expect((await logIn(me)).code).toBe(1);
  });

  it('of a provider that has other keys since is believed', async () => {
    const me = person();
    await operatorFor(me);
    expect((await logIn(me)).code).toBe(1);
    await oidc.rotate();
    test.ctx.clock.advance(301);
    expect((await logIn(me)).code).toBe(1);
  });

  it('that comes by another provider is not taken for this one’s', async () => {
    const me = person();
    await operatorFor(me);
    oidc.own.beside = { iss: 'https://evil.example' };
    expect((await logIn(me)).data.error).toBe('login_provider_refused');
    oidc.own.beside = { iss: oidc.env.OIDC_ISSUER };
    expect((await logIn(me)).code).toBe(1);
    // A provider that calls itself by another name is not asked at all.
    test.ctx.clock.advance(301);
    oidc.own.issuer = 'https://evil.example';
    const begun = await test.post('/api/user/providerLogin', { provider: 'oidc' });
    expect(begun.data.error).toBe('login_provider_unreachable');
  });

  it('taken from another browser, or a second time, lets nobody in', async () => {
    const me = person();
    await operatorFor(me);
    const { away, query } = await refused(me);
    const other = await leave(test, 'oidc');
    // Somebody sends their own code to another browser, with its state or with theirs.
    expect((await back(other, query)).data.error).toBe('login_journey_over');
    const mixed = new URLSearchParams({ code: query.get('code') ?? '', state: other.state });
    expect((await back(other, mixed)).data.error).toBe('login_provider_refused');
    expect((await back(away, query)).code).toBe(0);
    const again = await refused(me);
    expect((await back(again.away, again.query)).code).toBe(1);
    expect((await back(again.away, again.query)).data.error).toBe('login_journey_over');
  });

  it.each(['down', 'nonsense'] as const)(
    'that never comes, since the provider is %s, is said in the reader’s words',
    async (fault) => {
      const me = person();
      await operatorFor(me);
      const { away, query } = await refused(me);
      oidc.own.fault = fault;
      const answer = await back(away, query);
      expect(answer.data).toEqual({ error: 'login_provider_unreachable' });
      expect(answer.msg).not.toContain('words');
      const begun = await test.post('/api/user/providerLogin', { provider: 'oidc' }, { locale: 'zh-cn' });
      expect(begun.msg).toBe('暂时连接不上对方的登录服务，请稍后再试，或用密码登录');
    },
  );
});

describe('where operators come by it alone', () => {
  async function byPassword(username: string) {
    const login = { tab: 'login', username, password: testPassword };
    const { data } = await test.post('/api/user/checkIn', { ...login, ...(await test.solveCaptcha()) });
    return data;
  }

  it('nothing else lets them in, and customers come as before', async () => {
    const me = person();
    const customer = await createTestUser(test.ctx);
    const user = await createTestUser(test.ctx, { email: me.email });
    const operators = sql`(select id from user_groups where key = 'operator')`;
    await test.ctx.db.execute(sql`update users set group_id = ${operators} where id = ${user.id}`);
    set({ OIDC_ONLY: true });
    expect((await byPassword(user.username)).error).toBe('login_only_provider');
    expect(await byPassword(customer.username)).toHaveProperty('userInfo');
    const { token } = (await logIn(me)).data.userInfo;
    const remove = { provider: 'oidc', password: testPassword };
    expect((await test.post('/api/account/linkRemove', remove, { token })).data.error).toBe('login_only_way');
    // The way back: the setting is taken away.
    set({ OIDC_ONLY: false });
    expect(await byPassword(user.username)).toHaveProperty('userInfo');
    expect((await test.post('/api/account/linkRemove', remove, { token })).code).toBe(1);
  });
});

describe('what the provider has proven of an operator', () => {
  /** Who is asked for our second factor, with the offer to link that comes along. */
  async function offered(overrides: object = {}) {
    const me = person({ amr: ['pwd'], ...overrides });
    const user = await operatorFor(me);
    const { link, ticket } = (await logIn(me)).data;
    return { me, user, link: String(link), ticket: String(ticket) };
  }

  it('is linked to no customer’s account, by logging in or by registering', async () => {
    const { me, link } = await offered();
    const customer = await createTestUser(test.ctx);
    const login = { tab: 'login', username: customer.username, password: testPassword, link };
    const answer = await test.post('/api/user/checkIn', { ...login, ...(await test.solveCaptcha()) });
    expect(answer.data.error).toBe('login_no_operator');
    const email = `fresh${count}@example.com`;
    await test.post('/api/Ems/send', { email, event: 'user_register', ...(await test.solveCaptcha()) });
    const names = { username: `fresh${count}`, password: testPassword };
    const form = { tab: 'register', registerType: 'email', email, captcha: await test.readCode(email), ...names, link };
    expect((await test.post('/api/user/checkIn', form)).data.error).toBe('login_no_operator');
    const { rows } = await test.ctx.db.execute(sql`select 1 from linked_logins where subject = ${me.sub}`);
    expect(rows).toEqual([]);
  });

  it('opens nothing for who lost the desk before the code', async () => {
    const me = person({ amr: ['pwd'] });
    const user = await createTestUser(test.ctx, { email: me.email });
    const toGroup = (key: string) =>
      test.ctx.db.execute(
        sql`update users set group_id = (select id from user_groups where key = ${key}) where id = ${user.id}`,
      );
    await toGroup('operator');
    const { token } = await signIn(test.ctx, user.id);
    const { secret } = (await test.post('/api/account/twoFactorSetup', { password: testPassword }, { token })).data;
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.ctx.clock.now().getTime() });
    await test.post('/api/account/twoFactorEnable', { code: code() }, { token });
    test.ctx.clock.advance(60);
    const { ticket } = (await logIn(me)).data;
    await toGroup('customer');
    const second = await test.post('/api/user/checkIn', { tab: 'two_factor', ticket, code: code() });
    expect(second.data.error).toBe('login_no_operator');
  });

  it('and what strangers make up has it asked for no more than the code', async () => {
    await logIn(person());
    oidc.own.calls.length = 0;
    for (let index = 0; index < 3; index += 1) {
      const { ticket, state } = await leave(test, 'oidc');
      const made = new URLSearchParams({ state, code: `made-up-${index}` });
      expect((await back({ ticket, state } as Away, made)).data.error).toBe('login_provider_refused');
    }
    expect(oidc.own.calls).toEqual(['/token', '/token', '/token']);
  });
});

describe('linking manually', () => {
  it('is for operators, whatever address the provider knows', async () => {
    const me = person();
    const user = await createTestUser(test.ctx);
    const customer = { token: (await signIn(test.ctx, user.id)).token };
    const begin = { provider: 'oidc', password: testPassword };
    expect((await test.get('/api/account/linkedLogins', customer)).data.can_link).toEqual([]);
    expect((await test.post('/api/account/linkBegin', begin, customer)).data.error).toBe('login_provider_off');
    const other = person();
    const operator = await operatorFor(other);
    const { token } = (await logIn(other)).data.userInfo;
    await test.ctx.db.execute(sql`delete from linked_logins where user_id = ${operator.id}`);
    expect((await test.get('/api/account/linkedLogins', { token })).data.can_link).toEqual(['oidc']);
    const first = await test.post('/api/account/linkBegin', begin, { token });
    expect(first.data.fields).toHaveProperty('code');
    expect(me.sub).not.toBe(other.sub);
  });
});
