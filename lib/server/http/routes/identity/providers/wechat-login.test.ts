import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { publishLegalTexts } from '#lib/server/factories/legal-texts-factory.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { startWechatLogin } from '#lib/server/wechat-login/double-for-tests.ts';
import { createTestApi } from '../../../test-api.ts';
import { comeBack, leave } from './provider-journeys-for-tests.ts';

const wechat = await startWechatLogin();
const test = await createTestApi(wechat.env);
await publishLegalTexts(test.ctx);
afterEach(() => {
  wechat.own.fault = undefined;
});
afterAll(async () => {
  await test.close();
  await wechat.stop();
});

let count = 0;
/** Somebody with WeChat whom the shop has never seen. */
function newPerson() {
  count += 1;
  return { openid: `openid-${count}`, unionid: `union-${count}`, nickname: `墨客${count}` };
}
type Person = Omit<ReturnType<typeof newPerson>, 'unionid'> & { unionid?: string };

const scan = async (person: Person) => comeBack(test, await leave(test, 'wechat'), wechat.scan(person));

async function logIn(username: string, rest: object = {}) {
  const login = { tab: 'login', username, password: testPassword, ...rest };
  return test.post('/api/user/checkIn', { ...login, ...(await test.solveCaptcha()) });
}

/** A member who has linked their WeChat by logging in. */
async function linkedMember(person: Person = newPerson()) {
  const user = await createTestUser(test.ctx);
  const { link } = (await scan(person)).data;
  const { data } = await logIn(user.username, { link });
  return { user, person, token: String(data.userInfo.token) };
}

const eventsOf = async (token: string) =>
  (await test.get('/api/message/list', { token })).data.list.map((row: { event_key: string }) => row.event_key);

describe('a shop', () => {
  it('offers WeChat where it is set up, and leads to its page', async () => {
    expect((await test.get('/api/user/checkIn')).data.providers).toEqual([{ provider: 'wechat', label: '' }]);
    const { url, state } = await leave(test, 'wechat');
    expect(`${url.origin}${url.pathname}`).toBe(`${wechat.app.base}/connect/qrconnect`);
    expect(url.searchParams.get('redirect_uri')).toBe(`${test.ctx.env.PUBLIC_URL}/user/login`);
    expect(state).toMatch(/^[0-9a-f]{64}$/);
  });

  it('without settings for it offers nothing', async () => {
    const plain = await createTestApi();
    expect((await plain.get('/api/user/checkIn')).data.providers).toEqual([]);
    const refused = await plain.post('/api/user/providerLogin', { provider: 'wechat' });
    expect(refused.data.error).toBe('login_provider_off');
    await plain.close();
  });

  it('that is closed to members lets nobody in by WeChat either', async () => {
    const { person } = await linkedMember();
    const away = await leave(test, 'wechat');
    await updateSettings(test.ctx, { 'member.isCenterOpen': false });
    expect((await comeBack(test, away, wechat.scan(person))).data.error).toBe('member_center_closed');
    const refused = await test.post('/api/user/providerLogin', { provider: 'wechat' });
    expect(refused.data.error).toBe('member_center_closed');
    await updateSettings(test.ctx, { 'member.isCenterOpen': true });
  });
});

describe('somebody whose WeChat is not linked', () => {
  it('is asked whose account it is, and gets no session', async () => {
    const answer = await scan({ ...newPerson(), nickname: '墨客' });
    expect(answer).toMatchObject({ code: 0, data: { error: 'login_unlinked', provider: 'wechat', name: '墨客' } });
    expect(answer.data).not.toHaveProperty('userInfo');
    expect(answer.msg).toBe('This login isn’t linked to an account yet. Log in to your account or register.');
  });

  it('links it by logging in, is told, and from then on comes in by it alone', async () => {
    const { user, person, token } = await linkedMember();
    expect(await eventsOf(token)).toContain('loginLinked');
    const again = await scan(person);
    expect(again).toMatchObject({ code: 1, data: { userInfo: { id: user.id }, routePath: '/user' } });
    const me = { token: String(again.data.userInfo.token) };
    const { list } = (await test.get('/api/account/loginHistory', me)).data;
    expect(list.map((row: { way: string }) => row.way)).toEqual(['wechat', 'password']);
    expect((await test.get('/api/account/linkedLogins', me)).data).toMatchObject({
      list: [{ provider: 'wechat', name: person.nickname, last_time: expect.any(Number) }],
      can_link: [],
    });
  });

  it('is not linked by a wrong password, and may try again', async () => {
    const user = await createTestUser(test.ctx);
    const person = newPerson();
    const { link } = (await scan(person)).data;
    expect((await logIn(user.username, { link, password: 'Wrong-123' })).data.error).toBe('login_failed');
    expect((await scan(person)).data.error).toBe('login_unlinked');
    expect((await logIn(user.username, { link })).code).toBe(1);
  });

  it('links it by registering, with all that a registration asks for', async () => {
    const person = newPerson();
    const { link } = (await scan(person)).data;
    const email = `new${count}@example.com`;
    const registration = {
      tab: 'register',
      registerType: 'email',
      email,
      username: `new_${count}`,
      password: testPassword,
    };
    const register = (captcha: string) => test.post('/api/user/checkIn', { ...registration, captcha, link });
    expect((await register('')).data.fields).toHaveProperty('captcha');
    await test.post('/api/Ems/send', { email, event: 'user_register', ...(await test.solveCaptcha()) });
    const registered = await register(await test.readCode(email));
    expect(registered).toMatchObject({ code: 1, data: { userInfo: { email, nickname: `new_${count}` } } });
    expect((await scan(person)).data.userInfo.id).toBe(registered.data.userInfo.id);
  });

  it('is never taken for an account that is called the same', async () => {
    const user = await createTestUser(test.ctx);
    expect((await scan({ ...newPerson(), nickname: user.username })).data.error).toBe('login_unlinked');
  });

  it('keeps an offer for half an hour, and once', async () => {
    const [user, other] = [await createTestUser(test.ctx), await createTestUser(test.ctx)];
    const { link } = (await scan(newPerson())).data;
    test.ctx.clock.advance(1801);
    expect((await logIn(user.username, { link })).data.error).toBe('login_offer_over');
    const next = (await scan(newPerson())).data.link;
    expect((await logIn(user.username, { link: next })).code).toBe(1);
    expect((await logIn(other.username, { link: next })).data.error).toBe('login_offer_over');
  });

  it('links one WeChat to one account, and one account to one WeChat', async () => {
    const { user, person } = await linkedMember();
    const { link } = (await scan(newPerson())).data;
    expect((await logIn(user.username, { link })).data.error).toBe('login_already_linked');
    const { rows } = await test.ctx.db.execute(sql`select subject from linked_logins where user_id = ${user.id}`);
    expect(rows).toEqual([{ subject: person.unionid }]);
  });

  it('claimed by two accounts at once goes to one of them', async () => {
    const person = newPerson();
    const users = await Promise.all([createTestUser(test.ctx), createTestUser(test.ctx)]);
    const offers = [(await scan(person)).data.link, (await scan(person)).data.link];
    const answers = await Promise.all(users.map(({ username }, index) => logIn(username, { link: offers[index] })));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(answers.find(({ code }) => code === 0)?.data.error).toBe('login_linked_elsewhere');
    const { rows } = await test.ctx.db.execute(sql`select 1 from linked_logins where subject = ${person.unionid}`);
    expect(rows).toHaveLength(1);
  });
});

describe('who a WeChat is', () => {
  it('is said by its unionid, whatever the application calls it', async () => {
    const { user, person } = await linkedMember();
    expect((await scan({ ...person, openid: 'of-another-application' })).data.userInfo.id).toBe(user.id);
    expect((await scan({ ...person, unionid: 'of-somebody-else' })).data.error).toBe('login_unlinked');
  });

  it('is said by its openid where there is nothing else, and stays the same once there is', async () => {
    const { unionid, ...person } = newPerson();
    const { user } = await linkedMember(person);
    expect((await scan({ ...person, unionid })).data.userInfo.id).toBe(user.id);
    expect((await scan({ ...person, openid: 'another', unionid })).data.userInfo.id).toBe(user.id);
    expect((await scan(person)).data.error).toBe('login_unlinked');
  });
});

describe('an account', () => {
  it('that is disabled is not opened by it, and its WeChat is nobody else’s', async () => {
    const { user, person, token } = await linkedMember();
    await test.ctx.db.execute(sql`update users set status = 'disable' where id = ${user.id}`);
    expect((await scan(person)).data.error).toBe('account_disabled');
    expect((await test.get('/api/account/profile', { token })).code).toBe(303);
    const other = await createTestUser(test.ctx);
    const me = await signIn(test.ctx, other.id);
    const away = await leave(test, 'wechat', { path: '/api/account/linkBegin', caller: me, password: testPassword });
    const { ticket, state } = away;
    const linked = await test.post('/api/account/linkFinish', { ticket, state, code: wechat.scan(person) }, me);
    expect(linked.data.error).toBe('login_linked_elsewhere');
  });
});

describe('WeChat', () => {
  it.each(['down', 'nonsense', 'busy'] as const)('that is %s is said so in the reader’s words alone', async (fault) => {
    const away = await leave(test, 'wechat');
    const code = wechat.scan(newPerson());
    wechat.own.fault = fault;
    const answer = await comeBack(test, away, code, { locale: 'zh-cn' });
    expect(answer.data).toEqual({ error: 'login_provider_unreachable' });
    expect(answer.msg).toBe('暂时连接不上对方的登录服务，请稍后再试，或用密码登录');
  });

  it('that does not know the code is believed', async () => {
    const answer = await comeBack(test, await leave(test, 'wechat'), 'a-code-of-nobody');
    expect(answer.data).toEqual({ error: 'login_provider_refused' });
  });
});
