import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { openOidc, type Person, person } from './oidc-for-tests.ts';
import { leave } from './provider-journeys-for-tests.ts';

const { oidc, test, set, operatorFor, back, logIn, linksOf } = await openOidc();

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
    const user = await operatorFor({ ...me, email: 'x1@corp.example' }, { mobile: '13912345678' });
    for (const name of ['13912345678', 'x1@corp.example']) {
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
