import { afterAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { createTestUser, signIn, testPassword } from '../../factories/factories.ts';
import { digestDatabase } from '../access/database-digest-for-tests.ts';
import { createApi } from '../app.ts';
import { listRoutes } from '../serve.ts';
import { createTestApi } from '../test-api.ts';
import { sendRaw } from './attacker-for-tests.ts';

/**
 * What a page of another site can make a visitor's browser send: the cookies of this site, forms of three types, and no
 * header of its own unless this site agrees first.
 */
const test = await createTestApi();
const { id } = await createTestUser(test.ctx);
const token = (await signIn(test.ctx, id)).token;
const cookie = `ba-user-token=${token}; userInfo=${encodeURIComponent(JSON.stringify({ id, token }))}; batoken=${token}`;
afterAll(() => test.close());

const evil = 'https://evil.example';
const guarded = () => listRoutes(test.api.app).filter(({ guard }) => guard !== 'public');

describe('the cookie alone', () => {
  it('authorises no call, by whichever method it is made', async () => {
    const before = await digestDatabase(test.ctx.db);
    for (const { entry } of guarded()) {
      const { text } = await sendRaw(test, entry.path, { method: entry.method.toUpperCase(), headers: { cookie } });
      expect([entry.path, JSON.parse(text)]).toMatchObject([entry.path, { code: 303, data: { type: 'need login' } }]);
    }
    expect(await digestDatabase(test.ctx.db)).toEqual(before);
  });

  it.each(['ba-user-token', 'bausertoken', 'ba_user_token', 'token', 'batoken'])(
    'nor does a token in the address or the form, as %s',
    async (name) => {
      const address = `/api/account/profile?${name}=${token}`;
      expect(JSON.parse((await sendRaw(test, address)).text).code).toBe(303);
      const body = new URLSearchParams({ [name]: token, id: '1' });
      expect(JSON.parse((await sendRaw(test, '/api/address/delete', { method: 'POST', body })).text).code).toBe(303);
    },
  );

  it('authorises no form of another site, nor a file', async () => {
    const form = new FormData();
    form.append('file', new File(['x'], 'a.png', { type: 'image/png' }));
    const bodies = [new URLSearchParams({ oldPassword: testPassword, newPassword: 'Evil-12345' }), form, 'x=1'];
    for (const { entry } of guarded().filter(({ entry: { method } }) => method === 'post')) {
      for (const body of bodies) {
        const { text } = await sendRaw(test, entry.path, { method: 'POST', headers: { cookie, origin: evil }, body });
        expect([entry.path, JSON.parse(text).code]).toEqual([entry.path, 303]);
      }
    }
  });

  it('is never set by the API: a login from another site leaves nothing in the browser', async () => {
    const { username } = await createTestUser(test.ctx);
    const login = { tab: 'login', username, password: testPassword, ...(await test.solveCaptcha()) };
    const request = new Request('http://shop.test/api/user/checkIn', {
      method: 'POST',
      body: new URLSearchParams(login),
    });
    const answer = await test.api.fetch(request, { remoteAddress: '192.0.2.1' });
    expect(((await answer.json()) as { code: number }).code).toBe(1);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('a body without a type a browser must ask for', () => {
  it.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    '',
  ])('is not read as JSON: %j', async (type) => {
    const body = new Blob(['{"tab":"login","username":"a","password":"Abc-12345"}'], { type });
    const { status } = await sendRaw(test, '/api/user/checkIn', { method: 'POST', body });
    expect(status).toBe(415);
  });

  it.each(['text/plain; application/json', 'text/plain, application/json', 'multipart/form-data; application/json'])(
    'nor when JSON is named behind it: %j',
    async (type) => {
      const headers = { 'content-type': type, 'ba-user-token': token };
      const { status } = await sendRaw(test, '/api/address/delete', { method: 'POST', headers, body: '{"id":1}' });
      expect(status).toBe(415);
    },
  );
});

describe('another origin', () => {
  const preflight = (origin: string, api = test.api) =>
    api.fetch(
      new Request('http://shop.test/api/account/profile', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'ba-user-token,content-type',
        },
      }),
      { remoteAddress: '192.0.2.1' },
    );

  it.each([
    evil,
    'null',
    'http://localhost.evil.example',
    'http://evil-localhost',
    'http://notlocalhost',
    'http://127.0.0.1.evil.example',
    'http://localhost@evil.example',
    'http://[::1]',
    'http://127.0.0.2',
    'file://',
    'chrome-extension://abc',
    'localhost',
    '',
  ])('gets no leave to ask: %j', async (origin) => {
    const answer = await preflight(origin);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const { headers } = await sendRaw(test, '/api/index/index', { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('that is listed is named by itself, and caches are told so', async () => {
    const { headers } = await preflight('https://localhost');
    expect(headers.get('access-control-allow-origin')).toBe('https://localhost');
    expect(headers.get('vary')?.toLowerCase()).toContain('origin');
  });

  it('is none but the shop itself where none is listed', async () => {
    const env = { ...test.ctx.env, CORS_ORIGINS: [], PUBLIC_URL: 'https://shop.example' };
    const closed = createApi({ ...test.ctx, env }, pino({ level: 'silent' }));
    const allowed = async (origin: string) =>
      (await preflight(origin, closed)).headers.get('access-control-allow-origin');
    expect(await allowed('https://shop.example')).toBe('https://shop.example');
    for (const origin of [
      'http://localhost:5173',
      'http://127.0.0.1',
      'http://shop.example',
      'https://shop.example:444',
    ]) {
      expect([origin, await allowed(origin)]).toEqual([origin, null]);
    }
    await closed.close();
  });

  it('may be listed whole, and is no other port or scheme then', async () => {
    const env = { ...test.ctx.env, CORS_ORIGINS: ['https://app.example'] };
    const listed = createApi({ ...test.ctx, env }, pino({ level: 'silent' }));
    const allowed = async (origin: string) =>
      (await preflight(origin, listed)).headers.get('access-control-allow-origin');
    expect(await allowed('https://app.example')).toBe('https://app.example');
    expect(await allowed('http://app.example')).toBeNull();
    expect(await allowed('https://app.example:8443')).toBeNull();
    await listed.close();
  });

  it('may ask without credentials only, where the shop allows any', async () => {
    const env = { ...test.ctx.env, CORS_ORIGINS: ['*'] };
    const open = createApi({ ...test.ctx, env }, pino({ level: 'silent' }));
    for (const origin of [evil, 'null']) {
      const { headers } = await preflight(origin, open);
      const [allowed, withCredentials] = ['origin', 'credentials'].map((n) => headers.get(`access-control-allow-${n}`));
      expect([allowed, withCredentials]).toEqual([origin, null]);
    }
    await open.close();
  });
});
