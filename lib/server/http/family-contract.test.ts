import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestUser, signIn, testPassword } from '../factories/factories.ts';
import { type AnyData, createTestApi } from './test-api.ts';

/**
 * Walks the API as a client of the contract family does, call by call: its order, its headers, its habits. A client
 * that was written for another server of the family must not notice the difference.
 */
const test = await createTestApi();
afterAll(() => test.close());

const origin = 'http://localhost:3000';

interface Answer {
  status: number;
  headers: Headers;
  body: { code: number; msg: string; time: number; data: AnyData };
}

/** The family's request helper: these headers on every call, the token only when there is one (contract §1). */
function createClient() {
  const client = {
    token: '',
    user: {} as AnyData,
    async send(path: string, init: RequestInit = {}): Promise<Answer> {
      const headers: Record<string, string> = { origin, server: 'true', 'think-lang': 'en' };
      if (client.token) headers['ba-user-token'] = client.token;
      if (init.body) headers['content-type'] = 'application/json';
      const request = new Request(`http://shop.test${path}`, { ...init, headers });
      const answer = await test.api.fetch(request, { remoteAddress: '192.0.2.1' });
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer['body'] };
    },
    get: async (path: string) => (await client.send(path)).body,
    post: async (path: string, body: unknown) =>
      (await client.send(path, { method: 'POST', body: JSON.stringify(body) })).body,
    /** Keeps what a login answers, as the client's store does. */
    async logIn(username: string, password: string, captcha: object, keep = false) {
      const answer = await client.post('/api/user/checkIn', { tab: 'login', username, password, keep, ...captcha });
      if (answer.code === 1) {
        client.user = answer.data.userInfo;
        client.token = client.user.token;
      }
      return answer;
    },
  };
  return client;
}

/** Somebody who has just logged in through the form. */
async function loggedIn() {
  const account = await createTestUser(test.ctx);
  const client = createClient();
  const answer = await client.logIn(account.username, testPassword, await test.solveCaptcha(), true);
  expect(answer.code).toBe(1);
  return { account, client };
}

describe('before login', () => {
  it('asks leave of the browser first, with every header it will send', async () => {
    const preflight = await test.api.fetch(
      new Request('http://shop.test/api/user/checkIn', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'ba-user-token,content-type,server,think-lang',
        },
      }),
      { remoteAddress: '192.0.2.1' },
    );
    expect(preflight.status).toBe(204);
    const header = (name: string) => preflight.headers.get(`access-control-${name}`)?.toLowerCase() ?? '';
    expect([header('allow-origin'), header('allow-credentials'), header('max-age')]).toEqual([origin, 'true', '1800']);
    for (const name of ['ba-user-token', 'content-type', 'server', 'think-lang']) {
      expect(header('allow-headers').split(',')).toContain(name);
    }
    expect(header('allow-methods').split(',')).toEqual(expect.arrayContaining(['get', 'post']));
  });

  it.each(['/api/index/index', '/api/account/profile', '/api/nowhere'])('may read the answer of %s', async (path) => {
    const { headers } = await createClient().send(path);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
  });

  it('starts with the index: four keys, lists it may measure, an empty user', async () => {
    const { status, body } = await createClient().send('/api/index/index?requiredLogin=0');
    expect([status, Object.keys(body).sort()]).toEqual([200, ['code', 'data', 'msg', 'time']]);
    expect([Array.isArray(body.data.rules), body.data.menus, body.data.userInfo]).toEqual([true, [], []]);
  });

  it('is sent to the login by the member centre, with data it can read', async () => {
    expect(await createClient().get('/api/index/index?requiredLogin=1')).toMatchObject({
      code: 303,
      data: { type: 'need login' },
    });
  });

  it('finds out what the form needs, then solves, checks and spends one captcha', async () => {
    const account = await createTestUser(test.ctx);
    const client = createClient();
    expect((await client.get('/api/user/checkIn')).data.userLoginCaptchaSwitch).toBe(true);
    const { captchaId, captchaInfo } = await test.solveCaptcha();
    const check = (info: string) => client.post('/api/common/checkClickCaptcha', { id: captchaId, info, unset: false });
    expect((await check('1,1-2,2;350;200')).code).toBe(0);
    expect((await check(captchaInfo)).code).toBe(1);
    const wrong = await client.logIn(account.username, testPassword, { captchaId, captchaInfo: '1,1-2,2;350;200' });
    expect([wrong.code, wrong.msg]).toEqual([0, 'Incorrect captcha']);
    const right = await client.logIn(account.username, testPassword, { captchaId, captchaInfo });
    expect(right).toMatchObject({ code: 1, data: { userInfo: { username: account.username }, routePath: '/user' } });
    const spent = await createClient().logIn(account.username, testPassword, { captchaId, captchaInfo });
    expect([spent.code, spent.msg]).toEqual([0, 'Incorrect captcha']);
  });
});

describe('after login', () => {
  it('asks for the index again and gets the record, with menus and rules as lists', async () => {
    const { client } = await loggedIn();
    const { code, data } = await client.get('/api/index/index?requiredLogin=1');
    expect([code, data.userInfo.id, data.userInfo.refresh_token]).toEqual([1, client.user.id, '']);
    expect([Array.isArray(data.rules), data.menus.length > 0]).toEqual([true, true]);
    expect((await client.get('/api/user/checkIn')).data.type).toBe('logged in');
  });

  it('posts its whole record as the profile, with the gender a click has made a text', async () => {
    const { client } = await loggedIn();
    const stranger = await createTestUser(test.ctx);
    expect((await client.get('/api/account/profile')).data.accountVerificationType).toEqual(['email', 'mobile']);
    const record = { ...client.user, id: stranger.id, gender: '1', motto: 'hello', birthday: '2000-01-31' };
    const answer = await client.post('/api/account/profile', record);
    expect([answer.code, answer.msg, answer.data]).toEqual([1, 'Profile saved', null]);
    const { data } = await client.get('/api/index/index?requiredLogin=1');
    const changed = { gender: 1, motto: 'hello', birthday: '2000-01-31', refresh_token: '' };
    expect(data.userInfo).toEqual({ ...client.user, ...changed });
  });

  it('moves a bound address in four calls', async () => {
    const { account, client } = await loggedIn();
    const send = async (email: string, event: string, extra: object = {}) => {
      const answer = await client.post('/api/Ems/send', { email, event, ...extra, ...(await test.solveCaptcha()) });
      expect([answer.code, answer.msg]).toEqual([1, 'Verification code sent by email']);
      return test.readCode(email);
    };
    const own = await send(String(account.email), 'user_email_verify', { password: testPassword });
    const proof = await client.post('/api/account/verification', { type: 'email', captcha: own });
    expect(proof.data).toEqual({ type: 'email', accountVerificationToken: expect.any(String) });
    const email = `moved${account.id}@example.com`;
    const captcha = await send(email, 'user_change_email');
    const { accountVerificationToken } = proof.data;
    const change = { type: 'email', captcha, email, mobile: '', accountVerificationToken, password: '' };
    expect(await client.post('/api/account/changeBind', change)).toMatchObject({ code: 1, msg: '' });
  });

  it('walks the cascade of areas with a parameter that keeps its calls apart', async () => {
    const client = createClient();
    const [province] = (await client.get('/api/ajax/area?uuid=a')).data;
    const [city] = (await client.get(`/api/ajax/area?province=${province.value}&uuid=b`)).data;
    const districts = (await client.get(`/api/ajax/area?province=${province.value}&city=${city.value}&uuid=c`)).data;
    expect(districts[0]).toEqual({ value: expect.any(Number), label: expect.any(String) });
  });

  it('fills a remote select, its parameters flattened', async () => {
    const { client } = await loggedIn();
    const { data } = await client.get('/api/address/list?select=true&quickSearch=&page=&initKey=&initValue=&uuid=d');
    expect(data).toMatchObject({ options: [], total: 0 });
    const listing = await client.get('/api/product/list?facets[colour][0]=red&facets[colour][1]=blue&limit=10');
    expect([listing.code, listing.data.total]).toEqual([1, 0]);
  });

  it('keeps the referral code to itself until it is answered with code 1, whatever came of it', async () => {
    const { client } = await loggedIn();
    const answer = await client.post('/api/user/spread', { recommend_code: 'NOTACODE' });
    expect(answer).toMatchObject({ code: 1, data: { bound: false } });
  });
});

describe('the end of a session', () => {
  it('changes the password, then logs out with the token that this has killed', async () => {
    const { client } = await loggedIn();
    const passwords = { oldPassword: testPassword, newPassword: 'Fresh-1234', confirmPassword: 'Fresh-1234' };
    expect((await client.post('/api/account/changePassword', passwords)).code).toBe(1);
    expect((await client.post('/api/user/logout', { refresh_token: client.user.refresh_token })).code).toBe(1);
    const dead = await client.get('/api/account/profile');
    expect([dead.code, dead.data.type]).toEqual([303, 'need login']);
    const guest = await client.get('/api/index/index?requiredLogin=0');
    expect([guest.code, guest.data.userInfo]).toEqual([1, []]);
  });

  it('hears 409 with data that is not null when the token has run out, and renews it', async () => {
    const { account, client } = await loggedIn();
    test.ctx.clock.advance(2 * 3600 + 1);
    for (const path of ['/api/index/index?requiredLogin=1', '/api/account/profile']) {
      const answer = await client.get(path);
      expect([answer.code, answer.data]).toEqual([409, []]);
    }
    expect((await client.get('/api/index/index?requiredLogin=0')).data.userInfo).toEqual([]);
    const renewed = await client.post('/api/common/refreshToken', { refreshToken: client.user.refresh_token });
    expect(renewed.data.type).toBe('user-refresh');
    client.token = renewed.data.token;
    expect((await client.get('/api/index/index?requiredLogin=1')).data.userInfo.id).toBe(account.id);
  });

  it.each(['refresh_token', 'refreshToken'])('logs out by %s too', async (name) => {
    const account = await createTestUser(test.ctx);
    const { refreshToken } = await signIn(test.ctx, account.id, true);
    expect((await createClient().post('/api/user/logout', { [name]: refreshToken })).code).toBe(1);
    expect((await createClient().post('/api/common/refreshToken', { refreshToken })).code).toBe(0);
  });
});
