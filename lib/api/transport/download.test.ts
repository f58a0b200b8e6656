import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Notice, onNotice } from '#lib/utils/notice-bus.ts';
import { answerCalls, envelope, installBrowser, tokenEnding } from './browser-for-tests.ts';

const browser = installBrowser('/user/account/bill');
const { downloadFile } = await import('./download.ts');
const { dropLogin, keepLogin } = await import('#lib/session/user-store.ts');

const path = '/api/account/export' as const;
const soon = Math.floor(Date.now() / 1000) + 3600;
const fresh = tokenEnding(soon, 'fresh');
const renewed = tokenEnding(soon, 'renewed');

let notices: Notice[] = [];
let saved: [text: Promise<string>, name: string][] = [];
onNotice((notice) => notices.push(notice));

const download = (query = {}) => downloadFile(path, query, (content, name) => saved.push([content.text(), name]));
const file = (disposition: string) =>
  new Response('a,b', { headers: { 'content-type': 'text/csv', 'content-disposition': disposition } });
const named = file("attachment; filename*=UTF-8''%E8%B4%A6%E5%8D%95-2026.csv");

beforeEach(() => {
  dropLogin();
  browser.visited.length = 0;
  notices = [];
  saved = [];
});

describe('a download', () => {
  it('asks with the token and what is filtered, and keeps the file under the name the server gives', async () => {
    keepLogin({ id: 1, token: fresh });
    const requests = answerCalls(named);
    expect(await download({ kind: 'bill', from: undefined, format: 'csv' })).toBe('账单-2026.csv');
    expect(await saved[0]?.[0]).toBe('a,b');
    expect(requests[0]?.url).toBe('http://shop.test/api/account/export?kind=bill&format=csv');
    expect(requests[0]?.headers.get('ba-user-token')).toBe(fresh);
  });

  it.each(['attachment', "attachment; filename*=UTF-8''%E8%B4"])(
    'has a name even when the server says %s',
    async (said) => {
      answerCalls(file(said));
      expect(await download()).toBe('download');
    },
  );

  it('keeps nothing of a refusal, and shows it', async () => {
    answerCalls(envelope(0, { error: 'rate_limited' }, 'Too many.'));
    await expect(download()).rejects.toMatchObject({ message: 'Too many.', error: 'rate_limited' });
    expect(saved).toEqual([]);
    expect(notices).toEqual([{ tone: 'error', text: 'Too many.' }]);
  });

  it('keeps no page of a proxy as a file', async () => {
    answerCalls(new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }));
    await expect(download()).rejects.toMatchObject({ status: 502 });
    expect([saved, notices]).toEqual([[], [{ tone: 'error', failure: '502' }]]);
  });

  it('renews a session that has ended, and asks once more', async () => {
    keepLogin({ id: 1, token: fresh, refresh_token: 'r1' });
    const renewal = envelope(1, { type: 'user-refresh', token: renewed, refresh_token: 'r2' });
    const requests = answerCalls(envelope(409, [], 'expired'), renewal, named);
    await download();
    expect(requests[2]?.headers.get('ba-user-token')).toBe(renewed);
    expect(saved).toHaveLength(1);
  });

  it('leads to the login when the session is over', async () => {
    keepLogin({ id: 1, token: fresh });
    answerCalls(envelope(303, { type: 'need login' }, 'Please log in first'));
    await expect(download()).rejects.toThrow();
    expect(browser.visited).toEqual(['/user/login?to=%2Fuser%2Faccount%2Fbill']);
    expect(notices).toEqual([]);
  });
});
