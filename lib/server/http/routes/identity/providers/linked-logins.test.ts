import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { anonymiseUser, encrypt } from '#lib/server/identity/index.ts';
import { cleanUp } from '#lib/server/jobs/clean-up.ts';
import { startWechatLogin } from '#lib/server/wechat-login/double-for-tests.ts';
import { type Caller, createTestApi } from '../../../test-api.ts';
import { type Away, comeBack, leave } from './provider-journeys-for-tests.ts';

const wechat = await startWechatLogin();
const test = await createTestApi(wechat.env);
afterAll(async () => {
  await test.close();
  await wechat.stop();
});
// Every test begins in thirty seconds of its own: no code of an app was used in them.
beforeEach(() => test.ctx.clock.advance(300));

let count = 0;
const newPerson = () => {
  count += 1;
  return { openid: `openid-${count}`, unionid: `union-${count}`, nickname: '墨客' };
};

async function newMember() {
  const user = await createTestUser(test.ctx);
  return { user, me: { token: (await signIn(test.ctx, user.id)).token } };
}

const beginLink = (caller: Caller, password = testPassword) =>
  leave(test, 'wechat', { path: '/api/account/linkBegin', caller, password });

const finishLink = ({ ticket, state }: Pick<Away, 'ticket' | 'state'>, code: string, caller: Caller) =>
  test.post('/api/account/linkFinish', { ticket, state, code }, caller);

/** A member with a linked WeChat. */
async function linkedMember() {
  const person = newPerson();
  const member = await newMember();
  const answer = await finishLink(await beginLink(member.me), wechat.scan(person), member.me);
  expect(answer).toMatchObject({ code: 1, data: null });
  return { ...member, person };
}

const scan = async (person: ReturnType<typeof newPerson>) =>
  comeBack(test, await leave(test, 'wechat'), wechat.scan(person));

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.ctx.clock.now().getTime() });

async function addFactor(me: Caller): Promise<string> {
  const { secret } = (await test.post('/api/account/twoFactorSetup', { password: testPassword }, me)).data;
  await test.post('/api/account/twoFactorEnable', { code: codeOf(secret) }, me);
  test.ctx.clock.advance(60);
  return secret;
}

describe('a journey', () => {
  it('ends in the browser that began it', async () => {
    const { person } = await linkedMember();
    const [mine, theirs] = [await leave(test, 'wechat'), await leave(test, 'wechat')];
    // Somebody is sent in with the state, and the code, of another's login.
    const sent = await comeBack(test, { ticket: mine.ticket, state: theirs.state }, wechat.scan(person));
    expect(sent.data).toEqual({ error: 'login_journey_over' });
    // A ticket that somebody made up says nothing, nor does anything else that the shop has encrypted.
    for (const ticket of ['made-up', mine.ticket.slice(0, -2), encrypt(test.ctx, '{"kind":"another"}')]) {
      const answer = await comeBack(test, { ticket, state: mine.state }, wechat.scan(person));
      expect(answer.data).toEqual({ error: 'login_journey_over' });
    }
    expect((await comeBack(test, mine, wechat.scan(person))).code).toBe(1);
  });

  it('ends once, also of two at once', async () => {
    const { person } = await linkedMember();
    const away = await leave(test, 'wechat');
    const codes = [wechat.scan(person), wechat.scan(person)];
    const answers = await Promise.all(codes.map((code) => comeBack(test, away, code)));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect((await comeBack(test, away, wechat.scan(person))).data.error).toBe('login_journey_over');
  });

  it('ends once, however its ticket is written', async () => {
    const { person } = await linkedMember();
    const { ticket, state } = await leave(test, 'wechat');
    expect((await comeBack(test, { ticket, state }, wechat.scan(person))).code).toBe(1);
    // The same bytes in other letters, with the state that the letters would have.
    for (const written of [
      `${ticket}=`,
      `${ticket} `,
      ticket.replaceAll('-', '+').replaceAll('_', '/'),
      `.${ticket}`,
    ]) {
      for (const own of [state, createHash('sha256').update(`login state ${written}`).digest('hex')]) {
        const again = await comeBack(test, { ticket: written, state: own }, wechat.scan(person));
        expect(again.data.error).toBe('login_journey_over');
      }
    }
  });

  it('takes no code that has been taken before', async () => {
    const { person } = await linkedMember();
    const code = wechat.scan(person);
    expect((await comeBack(test, await leave(test, 'wechat'), code)).code).toBe(1);
    expect((await comeBack(test, await leave(test, 'wechat'), code)).data.error).toBe('login_provider_refused');
  });

  it('ends within a quarter of an hour', async () => {
    const { person } = await linkedMember();
    const away = await leave(test, 'wechat');
    test.ctx.clock.advance(901);
    expect((await comeBack(test, away, wechat.scan(person))).data.error).toBe('login_journey_over');
  });

  it('that only begins leaves nothing, and what came back is forgotten once it is too old', async () => {
    const kept = async () => {
      const rows = sql`select (select count(*) from login_arrivals) + (select count(*) from link_offers) as kept`;
      return Number((await test.ctx.db.execute(rows)).rows[0]?.kept);
    };
    test.ctx.clock.advance(1801);
    await cleanUp(test.ctx);
    expect(await kept()).toBe(0);
    for (let index = 0; index < 3; index += 1) await leave(test, 'wechat');
    const madeUp = { ticket: encrypt(test.ctx, '{"kind":"another"}'), state: 'a'.repeat(64) };
    await comeBack(test, madeUp, 'made-up');
    expect(await kept()).toBe(0);
    expect((await scan(newPerson())).data.error).toBe('login_unlinked');
    expect(await kept()).toBe(2);
    test.ctx.clock.advance(901);
    await cleanUp(test.ctx);
    expect(await kept()).toBe(1);
    test.ctx.clock.advance(900);
    await cleanUp(test.ctx);
    expect(await kept()).toBe(0);
  });

  it('leads back to the login page, wherever somebody asks to be led', async () => {
    const elsewhere = { provider: 'wechat', to: 'https://evil.example', redirect_uri: 'https://evil.example' };
    const { data } = await test.post('/api/user/providerLogin', elsewhere, {});
    expect(new URL(data.url).searchParams.get('redirect_uri')).toBe(`${test.ctx.env.PUBLIC_URL}/user/login`);
    expect(data.url).not.toContain('evil');
  });

  it('is for guests, or for the session that links', async () => {
    const { me } = await newMember();
    expect((await test.post('/api/user/providerLogin', { provider: 'wechat' }, me)).code).toBe(303);
    const person = newPerson();
    // What begins as a login links nothing, and what begins as a link logs nobody in.
    const login = await leave(test, 'wechat');
    expect((await finishLink(login, wechat.scan(person), me)).data.error).toBe('login_journey_over');
    expect((await comeBack(test, await beginLink(me), wechat.scan(person))).data.error).toBe('login_journey_over');
    expect((await scan(person)).data.error).toBe('login_unlinked');
  });

  it('of one session links nothing to another', async () => {
    const [mine, theirs] = [await newMember(), await newMember()];
    const person = newPerson();
    const away = await beginLink(mine.me);
    expect((await finishLink(away, wechat.scan(person), theirs.me)).data.error).toBe('login_journey_over');
    const again = { token: (await signIn(test.ctx, mine.user.id)).token };
    const other = await beginLink(mine.me);
    expect((await finishLink(other, wechat.scan(person), again)).data.error).toBe('login_journey_over');
    expect((await scan(person)).data.error).toBe('login_unlinked');
  });
});

describe('linking in the member centre', () => {
  it('takes the password, is told, and lets in from then on', async () => {
    const { user, me } = await newMember();
    const begin = (password: string) => test.post('/api/account/linkBegin', { provider: 'wechat', password }, me);
    expect((await begin('Wrong-123')).data.fields).toHaveProperty('password');
    const person = newPerson();
    expect((await finishLink(await beginLink(me), wechat.scan(person), me)).code).toBe(1);
    const { data } = await test.get('/api/account/linkedLogins', me);
    expect(data).toEqual({
      list: [{ provider: 'wechat', name: '墨客', create_time: expect.any(Number), last_time: null }],
      can_link: [],
      needs_code: false,
    });
    expect((await scan(person)).data.userInfo.id).toBe(user.id);
    const { list } = (await test.get('/api/message/list', me)).data;
    expect(list.map((row: { event_key: string }) => row.event_key)).toContain('loginLinked');
  });

  it('takes a code of the second factor where there is one', async () => {
    const { me } = await newMember();
    const secret = await addFactor(me);
    const begin = (code?: string) =>
      test.post('/api/account/linkBegin', { provider: 'wechat', password: testPassword, code }, me);
    expect((await test.get('/api/account/linkedLogins', me)).data.needs_code).toBe(true);
    expect((await begin()).data.fields).toHaveProperty('code');
    expect((await begin('000000')).data.error).toBe('two_factor_wrong');
    expect((await begin(codeOf(secret))).code).toBe(1);
  });

  it('refuses a WeChat of another account, and a second one', async () => {
    const [first, second] = [await linkedMember(), await newMember()];
    const taken = await finishLink(await beginLink(second.me), wechat.scan(first.person), second.me);
    expect(taken.data.error).toBe('login_linked_elsewhere');
    const more = await finishLink(await beginLink(first.me), wechat.scan(newPerson()), first.me);
    expect(more.data.error).toBe('login_already_linked');
  });

  it('of one WeChat to two accounts at once lets one through', async () => {
    const person = newPerson();
    const members = await Promise.all([newMember(), newMember()]);
    const journeys = await Promise.all(members.map(({ me }) => beginLink(me)));
    const answers = await Promise.all(
      members.map(({ me }, index) => finishLink(journeys[index] as Away, wechat.scan(person), me)),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(answers.find(({ code }) => code === 0)?.data.error).toBe('login_linked_elsewhere');
  });
});

describe('unlinking', () => {
  it('takes the password, which is the way in that stays', async () => {
    const { me, person } = await linkedMember();
    const remove = (password: string) => test.post('/api/account/linkRemove', { provider: 'wechat', password }, me);
    expect((await remove('Wrong-123')).data.fields).toHaveProperty('password');
    expect((await scan(person)).code).toBe(1);
    expect((await remove(testPassword)).code).toBe(1);
    expect((await scan(person)).data.error).toBe('login_unlinked');
    expect((await remove(testPassword)).data.error).toBe('not_found');
    expect((await test.get('/api/account/linkedLogins', me)).data).toMatchObject({ list: [], can_link: ['wechat'] });
  });

  it('is not what a lost password does that is reset: the owner is told that it stays', async () => {
    const { user, person } = await linkedMember();
    const email = String(user.email);
    await test.post('/api/Ems/send', { email, event: 'user_retrieve_pwd', ...(await test.solveCaptcha()) });
    const recovery = { type: 'email', account: email, captcha: await test.readCode(email), password: 'Fresh-1234' };
    expect((await test.post('/api/account/retrievePassword', recovery)).code).toBe(1);
    const { token } = (await scan(person)).data.userInfo;
    const { list } = (await test.get('/api/message/list', { token, locale: 'zh-cn' })).data;
    const told = list.find((row: { event_key: string }) => row.event_key === 'passwordChangedWays');
    expect(told.body).toContain('另有 1 个已绑定的登录方式，不用密码也能登录您的账户');
    const { rows } = await test.ctx.db.execute(
      sql`select event, actor_type from status_logs where entity_type = 'user' and entity_id = ${user.id} order by id`,
    );
    expect(rows).toEqual([
      { event: 'loginLink', actor_type: 'member' },
      { event: 'passwordReset', actor_type: 'guest' },
    ]);
  });

  it('takes nothing from anybody else', async () => {
    const [mine, theirs] = [await newMember(), await linkedMember()];
    const removed = await test.post('/api/account/linkRemove', { provider: 'wechat', password: testPassword }, mine.me);
    expect(removed.data.error).toBe('not_found');
    expect((await scan(theirs.person)).code).toBe(1);
  });
});

describe('a second factor', () => {
  it('is asked for after WeChat as after a password', async () => {
    const { user, me, person } = await linkedMember();
    const secret = await addFactor(me);
    const first = await scan(person);
    expect(first).toMatchObject({ code: 0, data: { error: 'two_factor_required', expires_in: 300 } });
    const second = (code: string) =>
      test.post('/api/user/checkIn', { tab: 'two_factor', ticket: first.data.ticket, code });
    expect((await second('12345-67890')).data.error).toBe('two_factor_wrong');
    const done = await second(codeOf(secret));
    expect(done.data.userInfo.id).toBe(user.id);
    const { list } = (await test.get('/api/account/loginHistory', { token: done.data.userInfo.token })).data;
    expect(list.slice(0, 2)).toMatchObject([
      { way: 'wechat', outcome: 'success' },
      { way: 'wechat', outcome: 'wrong_second_factor' },
    ]);
  });

  it('comes before a link that a login makes', async () => {
    const { user, me } = await newMember();
    const secret = await addFactor(me);
    const person = newPerson();
    const { link } = (await scan(person)).data;
    const login = { tab: 'login', username: user.username, password: testPassword, link };
    const { ticket } = (await test.post('/api/user/checkIn', { ...login, ...(await test.solveCaptcha()) })).data;
    expect((await scan(person)).data.error).toBe('login_unlinked');
    const second = { tab: 'two_factor', ticket, code: codeOf(secret), link };
    expect((await test.post('/api/user/checkIn', second)).code).toBe(1);
    expect((await scan(person)).data.error).toBe('two_factor_required');
  });
});

it('an account that ends leaves its WeChat free for another', async () => {
  const { user, person } = await linkedMember();
  await test.ctx.db.transaction((tx) => anonymiseUser(test.ctx, tx, user.id));
  const { rows } = await test.ctx.db.execute(sql`select 1 from linked_logins where user_id = ${user.id}`);
  expect(rows).toEqual([]);
  const next = await newMember();
  expect((await finishLink(await beginLink(next.me), wechat.scan(person), next.me)).code).toBe(1);
});
