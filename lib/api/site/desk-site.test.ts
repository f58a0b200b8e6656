import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Notice, onNotice } from '#lib/utils/notice-bus.ts';
import { answerCalls, envelope, installBrowser, tokenEnding } from '../transport/browser-for-tests.ts';

installBrowser('/user/desk/settings');
const { answersAsApi } = await import('./desk-site.ts');
const { keepLogin } = await import('#lib/session/user-store.ts');
let notices: Notice[] = [];
onNotice((notice) => notices.push(notice));

beforeEach(() => {
  notices = [];
  keepLogin({ id: 1, token: tokenEnding(Math.floor(Date.now() / 1000) + 3600) });
});

describe('before an API address is saved', () => {
  it('the browser asks there whether it answers as an API', async () => {
    const requests = answerCalls(envelope(1, {}));
    expect(await answersAsApi('https://api.example/')).toBe(true);
    expect(requests.map(({ url }) => url.split('?')[0])).toEqual(['https://api.example/api/index/index']);
  });

  it('an address that refuses this site, is none, or answers something else is no API, and nothing more is said', async () => {
    answerCalls(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await answersAsApi('https://closed.example')).toBe(false);
    answerCalls(() => Promise.resolve(new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })));
    expect(await answersAsApi('https://other.example')).toBe(false);
    answerCalls(() => Promise.resolve(envelope(0, null, 'no')));
    expect(await answersAsApi('https://api.example')).toBe(false);
    expect(notices).toEqual([]);
  });
});
