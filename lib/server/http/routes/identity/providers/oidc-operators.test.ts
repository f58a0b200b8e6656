import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { publishLegalTexts } from '#lib/server/factories/legal-texts-factory.ts';
import { openOidc, type Person, person } from './oidc-for-tests.ts';
import { type Away, leave } from './provider-journeys-for-tests.ts';

const { oidc, test, set, operatorFor, back, logIn, linksOf } = await openOidc();
await publishLegalTexts(test.ctx);

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
    const name = 'twin1';
    const me = person({ email: undefined, preferred_username: `${name}.x` });
    const answers = await Promise.all([logIn(me), logIn(me), logIn(me)]);
    expect(answers.some(({ code }) => code === 1)).toBe(true);
    const { rows } = await test.ctx.db.execute(sql`select id from users where username like ${`${name}%`}`);
    expect(rows).toHaveLength(1);
    expect((await logIn(me)).data.userInfo.id).toBe(Number(rows[0]?.id));
  });

  it('is not left behind where it could not be linked', async () => {
    set({ OIDC_CREATE_IN_GROUP: 'operator', OIDC_MATCH: 'preferred_username' });
    const name = 'alone1';
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
    const me = person({ preferred_username: 'free1' });
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
    const email = 'fresh1@example.com';
    await test.post('/api/Ems/send', { email, event: 'user_register', ...(await test.solveCaptcha()) });
    const names = { username: 'fresh1', password: testPassword };
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
