import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Notice, onNotice } from '#lib/utils/notice-bus.ts';
import { isLoading } from '#lib/utils/page/loading-counter.ts';
import { answerCalls, envelope, installBrowser, tokenEnding } from './browser-for-tests.ts';

const browser = installBrowser('/product');
const { getApi, postApi } = await import('./browser.ts');
const { dropLogin, keepLogin, useUserInfo } = await import('#lib/session/user-store.ts');

/** No call of the contract: what is tested here holds for every one. */
const path = '/api/test/call' as never;
const soon = Math.floor(Date.now() / 1000) + 3600;
const fresh = tokenEnding(soon, 'fresh');
let notices: Notice[] = [];
onNotice((notice) => notices.push(notice));

beforeEach(() => {
  dropLogin();
  useUserInfo.setState({ sp_uid: '' });
  browser.visited.length = 0;
  browser.navigator.onLine = true;
  notices = [];
});

describe('a call', () => {
  it('carries the headers of the family and flattened parameters', async () => {
    keepLogin({ id: 1, token: fresh });
    const requests = answerCalls(envelope(1, { ok: true }));
    expect(await getApi(path, { a: { b: [1] } } as never)).toEqual({ ok: true });
    const [request] = requests;
    expect(request?.url).toBe('http://shop.test/api/test/call?a%5Bb%5D%5B0%5D=1');
    const header = (name: string) => request?.headers.get(name);
    expect([header('server'), header('think-lang'), header('ba-user-token')]).toEqual(['true', 'en', fresh]);
  });

  it('goes to the API that the site config names, else to the host of the page', async () => {
    browser.document.documentElement.dataset.api = 'https://api.example';
    const requests = answerCalls(envelope(1), envelope(1));
    await getApi(path);
    delete browser.document.documentElement.dataset.api;
    await getApi(path);
    expect(requests.map(({ url }) => new URL(url).origin)).toEqual(['https://api.example', 'http://shop.test']);
  });

  it('sends no token for a guest', async () => {
    const requests = answerCalls(envelope(1));
    await postApi(path, { a: 1 } as never);
    expect(requests[0]?.headers.has('ba-user-token')).toBe(false);
    expect(await requests[0]?.json()).toEqual({ a: 1 });
  });

  it('shows what the server refuses, unless told not to, and always rejects', async () => {
    answerCalls(envelope(0, null, 'No.'));
    await expect(postApi(path, {} as never)).rejects.toMatchObject({ code: 0, message: 'No.' });
    await expect(postApi(path, {} as never, { isCodeShown: false })).rejects.toMatchObject({ message: 'No.' });
    expect(notices).toEqual([{ tone: 'error', text: 'No.' }]);
  });

  it('shows success only when asked, with the default text where the server has none', async () => {
    answerCalls(envelope(1), envelope(1), envelope(1, null, 'Sent.'));
    await postApi(path, {} as never);
    await postApi(path, {} as never, { isSuccessShown: true });
    await postApi(path, {} as never, { isSuccessShown: true });
    expect(notices).toEqual([
      { tone: 'success', failure: 'success' },
      { tone: 'success', failure: 'success', text: 'Sent.' },
    ]);
  });

  it('shows HTTP failures and dead connections by the catalogue', async () => {
    answerCalls(new Response('', { status: 502 }), new TypeError('fetch failed'), new TypeError('fetch failed'));
    await expect(getApi(path)).rejects.toMatchObject({ status: 502 });
    await expect(getApi(path)).rejects.toThrow();
    browser.navigator.onLine = false;
    await expect(getApi(path)).rejects.toThrow();
    expect(notices.map(({ failure }) => failure)).toEqual(['502', 'server', 'offline']);
  });

  it('gives up after its time', async () => {
    answerCalls(() => new Promise(() => undefined));
    await expect(getApi(path, undefined, { timeout: 20 })).rejects.toThrow();
    expect(notices).toEqual([{ tone: 'error', failure: 'timeout' }]);
  });

  it('raises the loading counter only when asked', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answerCalls(() => promise);
    const running = getApi(path, undefined, { isLoadingShown: true });
    expect(isLoading()).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 5));
    resolve(envelope(1));
    await running;
    expect(isLoading()).toBe(false);
  });

  it('cancels an identical call still under way, and only an identical one', async () => {
    let calls = 0;
    answerCalls(() => new Promise((resolve) => setTimeout(() => resolve(envelope(1, ++calls)), 30)));
    const first = getApi(path, { a: 1 } as never);
    const other = getApi(path, { a: 2 } as never);
    const second = getApi(path, { a: 1 } as never);
    await expect(first).rejects.toThrow();
    await expect(Promise.all([other, second])).resolves.toHaveLength(2);
    expect(notices).toEqual([{ tone: 'info', failure: 'duplicate' }]);
  });
});

describe('a session', () => {
  const renewed = tokenEnding(soon, 'renewed');
  const renewal = envelope(1, { type: 'user-refresh', token: renewed, refresh_token: 'r2' });
  const over = envelope(409, [], 'Your session has expired. Please log in again.');

  it('is renewed once on code 409, for all calls, and the calls are sent again', async () => {
    keepLogin({ id: 1, token: fresh, refresh_token: 'r1' });
    const paths: string[] = [];
    globalThis.fetch = (async (request: Request) => {
      const { pathname } = new URL(request.url);
      paths.push(pathname);
      if (pathname.endsWith('refreshToken')) return renewal.clone();
      return request.headers.get('ba-user-token') === renewed ? envelope(1, 'ok') : over.clone();
    }) as typeof fetch;
    expect(await Promise.all([getApi(path, { n: 1 } as never), getApi(path, { n: 2 } as never)])).toEqual(['ok', 'ok']);
    expect(paths.filter((one) => one.endsWith('refreshToken'))).toHaveLength(1);
    expect(JSON.parse(browser.stored.get('userInfo') ?? '{}')).toMatchObject({ token: renewed, refresh_token: 'r2' });
    expect(browser.cookies.get('ba-user-token')).toBe(renewed);
  });

  it('is renewed ahead of its end', async () => {
    keepLogin({ id: 1, token: tokenEnding(Math.floor(Date.now() / 1000) + 30), refresh_token: 'r1' });
    const requests = answerCalls(renewal, envelope(1, 'ok'));
    await getApi(path);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/common/refreshToken', path]);
    expect(requests[1]?.headers.get('ba-user-token')).toBe(renewed);
  });

  it('takes what another tab renewed instead of spending the refresh token again', async () => {
    keepLogin({ id: 1, token: fresh, refresh_token: 'r1' });
    const stored = { id: 1, token: renewed, refresh_token: 'r2', use_address: null, sp_uid: '' };
    browser.stored.set('userInfo', JSON.stringify(stored));
    const requests = answerCalls(over, envelope(1, 'ok'));
    expect(await getApi(path)).toBe('ok');
    expect(requests[1]?.headers.get('ba-user-token')).toBe(renewed);
  });

  it('looks again for what the faster tab stored when it lost the race', async () => {
    keepLogin({ id: 1, token: fresh, refresh_token: 'r1' });
    const stored = { id: 1, token: renewed, refresh_token: 'r2', use_address: null, sp_uid: '' };
    setTimeout(() => browser.stored.set('userInfo', JSON.stringify(stored)), 50);
    answerCalls(over, envelope(0, { error: 'refresh_raced', retry: true }), envelope(1, 'ok'));
    expect(await getApi(path)).toBe('ok');
    expect(browser.visited).toEqual([]);
  });

  it.each([
    ['409', over],
    ["303 'need login'", envelope(303, { type: 'need login' }, 'Please log in first')],
  ])('ends on %s when it cannot be renewed: tokens go, the login page comes', async (_, answer) => {
    keepLogin({ id: 1, token: fresh, refresh_token: 'r1' });
    answerCalls(answer, envelope(0, null, 'expired'), answer);
    await expect(getApi(path)).rejects.toThrow();
    expect(browser.visited).toEqual(['/user/login?to=%2Fproduct']);
    expect(browser.cookies.has('ba-user-token')).toBe(false);
    expect(JSON.parse(browser.stored.get('userInfo') ?? '{}')).toMatchObject({ id: 0, token: '', refresh_token: '' });
    expect(notices).toEqual([]);
  });

  it('goes to the member centre on any other 303', async () => {
    answerCalls(envelope(303, { type: 'logged in' }));
    await expect(getApi(path)).rejects.toThrow();
    expect(browser.visited).toEqual(['/user']);
  });

  it('keeps exactly five fields in the browser', () => {
    keepLogin({ id: 7, token: fresh, refresh_token: 'r', record: { username: 'x' } as never });
    const kept = JSON.parse(browser.stored.get('userInfo') ?? '{}');
    expect(Object.keys(kept)).toEqual(['id', 'token', 'refresh_token', 'use_address', 'sp_uid']);
  });
});
