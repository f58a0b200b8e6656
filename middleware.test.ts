import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { NextRequest } from 'next/server.js';
import { type PageKnowledge, providePageKnowledge } from '#lib/routes/page-knowledge.ts';
import { requestedPathHeader } from '#lib/routes/requested-path.ts';
import { provideStaticParts, type StaticParts } from '#lib/routes/static-parts.ts';
import { middleware } from './middleware.ts';

const key = 'a-key-for-tests-that-is-long-enough-0123456789';
const keyBefore = process.env.SESSION_TOKEN_KEY;
let token = '';
process.env.SESSION_TOKEN_KEY = key;
const claims = new SignJWT({ sid: 's' }).setSubject('7').setProtectedHeader({ alg: 'HS256' });
token = await claims.setExpirationTime('1h').sign(new TextEncoder().encode(key));
afterAll(() => {
  if (keyBefore === undefined) delete process.env.SESSION_TOKEN_KEY;
  else process.env.SESSION_TOKEN_KEY = keyBefore;
});

/** What the page is told of where it was asked for. */
async function requestedPathOf(path: string, headers: Record<string, string> = {}): Promise<string | null> {
  const cookie = `ba-user-token=${token}`;
  const request = new NextRequest(new URL(path, 'http://shop.test'), { headers: { cookie, ...headers } });
  return (await middleware(request)).headers.get(`x-middleware-request-${requestedPathHeader}`);
}

/** What the middleware makes of an address, for somebody who is logged in. */
async function answerTo(path: string) {
  const request = new NextRequest(new URL(path, 'http://shop.test'), { headers: { cookie: `ba-user-token=${token}` } });
  const { headers } = await middleware(request);
  const page = new URL(headers.get('x-middleware-rewrite') ?? '', 'http://shop.test').pathname;
  return { page, policy: headers.get('content-security-policy') ?? '' };
}

const nothingKnown: PageKnowledge = {
  mayBeThere: () => true,
  frameOrigin: async () => undefined,
  sources: async () => ({ pictures: [], calls: [] }),
};
afterEach(() => providePageKnowledge(nothingKnown));

describe('a record that is not there', () => {
  it.each([
    ['/no-such-thing', '/zh-cn/404'],
    ['/en/no/such/thing', '/en/404'],
    ['/product?id=7', '/zh-cn/404'],
    ['/service-7', '/zh-cn/404'],
    ['/productlist-7', '/zh-cn/404'],
    ['/productlist-7?q=x', '/zh-cn/404'],
    ['/page/nothing', '/zh-cn/404'],
    ['/page/%61bout', '/zh-cn/404'],
    ['/user/no-such-page', '/zh-cn/404'],
    ['/product', '/zh-cn/product'],
    ['/product?q=x', '/zh-cn/product/filtered'],
    ['/en', '/en'],
    ['/user/message', '/zh-cn/user/message'],
  ])('is one page for all: %s is %s', async (address, page) => {
    providePageKnowledge({ ...nothingKnown, mayBeThere: () => false });
    expect((await answerTo(address)).page).toBe(page);
  });

  it('is asked for by what the address names', async () => {
    const requests: unknown[] = [];
    providePageKnowledge({ ...nothingKnown, mayBeThere: async (record) => requests.push(record) > 0 });
    for (const path of ['/a/b', '/product?id=7', '/service-7', '/productlist-7', '/page/about']) await answerTo(path);
    expect(requests).toEqual([
      { kind: 'slug', name: 'a/b' },
      { kind: 'product', id: 7 },
      { kind: 'service', id: 7 },
      { kind: 'category', id: 7 },
      { kind: 'page', name: 'about' },
    ]);
  });
});

describe('the data of a page', () => {
  afterEach(() => provideStaticParts(() => undefined));

  it.each([
    ['/product?q=x', true],
    ['/en/productlist-7?page=2', true],
    ['/product', false],
    ['/product?utm_source=x', false],
    ['/user/message', false],
    ['/no-such-thing?q=x', false],
  ])('may do without its static parts where Next keeps none of it: %s', async (path, mayLeaveOut) => {
    const parts = { mayLeaveOut: false } as StaticParts;
    provideStaticParts(() => parts);
    await answerTo(path);
    expect(parts.mayLeaveOut).toBe(mayLeaveOut);
  });

  it('keeps them where a filtered list turns out to be none', async () => {
    const parts = { mayLeaveOut: false } as StaticParts;
    provideStaticParts(() => parts);
    providePageKnowledge({ ...nothingKnown, mayBeThere: () => false });
    await answerTo('/productlist-7?q=x');
    expect(parts.mayLeaveOut).toBe(false);
  });
});

describe('the cookie of the language', () => {
  const setBy = async (path: string, cookie: string) => {
    const request = new NextRequest(new URL(path, 'http://shop.test'), { headers: { cookie } });
    return (await middleware(request)).headers.get('set-cookie');
  };

  it.each(['/en', '/en/product', '/en/nope'])(
    'is set by %s for who has none or another, and for nobody else',
    async (path) => {
      expect(await setBy(path, '')).toContain('ba-lang=en;');
      expect(await setBy(path, 'ba-lang=zh-cn')).toContain('ba-lang=en;');
      expect(await setBy(path, 'ba-lang=en')).toBeNull();
    },
  );

  it('is set by no other address', async () => {
    for (const path of ['/', '/product', '/nope']) expect(await setBy(path, '')).toBeNull();
  });
});

describe('the security policy', () => {
  const env = process.env as Record<string, string | undefined>;
  const modeBefore = env.NODE_ENV;
  beforeAll(() => {
    env.NODE_ENV = 'production';
  });
  afterAll(() => {
    env.NODE_ENV = modeBefore;
  });

  it.each(['/user-guide', '/user/nope', '/a/filtered', '/page/user', '/user/store/nope'])(
    'of %s, which is kept for everybody, carries no nonce',
    async (path) => {
      expect((await answerTo(path)).policy).not.toContain('nonce-');
    },
  );

  it.each(['/user/message', '/user/login', '/product?page=2'])('of %s carries one', async (path) => {
    expect((await answerTo(path)).policy).toContain('nonce-');
  });

  it('names the hosts of pictures and calls, and no scheme or wildcard', async () => {
    const sourcesOf = async (path: string) =>
      /(img-src [^;]*); (connect-src [^;]*)/.exec((await answerTo(path)).policy)?.slice(1);
    const pages = ['/', '/product?page=2', '/user/message', '/page/user', '/no-such-thing'];
    for (const path of pages)
      expect(await sourcesOf(path)).toEqual(["img-src 'self' data: blob:", "connect-src 'self'"]);
    const sources = async () => ({ pictures: ['https://cdn.example'], calls: ['https://api.example'] });
    providePageKnowledge({ ...nothingKnown, sources });
    for (const path of pages) {
      expect(await sourcesOf(path)).toEqual([
        "img-src 'self' data: blob: https://cdn.example",
        "connect-src 'self' https://api.example",
      ]);
    }
  });

  it('of a frame names only what the menus of whoever asks name', async () => {
    const requests: string[][] = [];
    const frameOrigin = async (...given: string[]) => {
      requests.push(given);
      return given[0]?.includes('report') ? 'https://report.example' : undefined;
    };
    providePageKnowledge({ ...nothingKnown, frameOrigin });
    const sourcesOf = async (path: string) => /frame-src ([^;]*)/.exec((await answerTo(path)).policy)?.[1];
    expect(await sourcesOf('/user/iframe/https%3A%2F%2Freport.example%2Fa')).toBe("'self' https://report.example");
    expect(await sourcesOf('/user/iframe/https%3A%2F%2Fevil.example')).toBe("'self'");
    expect(await sourcesOf('/user/message')).toBe("'self'");
    expect(requests).toEqual([
      ['https%3A%2F%2Freport.example%2Fa', token],
      ['https%3A%2F%2Fevil.example', token],
    ]);
  });
});

describe('a page of one person', () => {
  it('is told its whole address, so that a login can lead back to it', async () => {
    expect(await requestedPathOf('/user/account/myorder?tab=unpaid')).toBe('/user/account/myorder?tab=unpaid');
    expect(await requestedPathOf('/en/user/order_info?no=SO26112212345678')).toBe(
      '/en/user/order_info?no=SO26112212345678',
    );
  });

  it('is never told what a visitor made up', async () => {
    const headers = { [requestedPathHeader]: '/evil' };
    expect(await requestedPathOf('/user/account/myorder', headers)).toBe('/user/account/myorder');
    expect(await requestedPathOf('/product', headers)).toBeNull();
  });
});

describe('a preview of a page', () => {
  it.each([
    ['/page-preview/0.1.x?language=en', '/en/page-preview/0.1.x'],
    ['/page-preview/0.1.x?language=zh-cn', '/zh-cn/page-preview/0.1.x'],
    ['/en/page-preview/0.1.x?language=zh-cn', '/zh-cn/page-preview/0.1.x'],
    ['/page-preview/0.1.x?language=fr', '/zh-cn/page-preview/0.1.x'],
    ['/product?language=en', '/zh-cn/product'],
  ])('%s is shown as %s', async (path, page) => expect((await answerTo(path)).page).toBe(page));

  it('in another language leaves the reader theirs', async () => {
    const request = new NextRequest('http://shop.test/page-preview/0.1.x?language=en');
    expect((await middleware(request)).cookies.getAll()).toEqual([]);
  });
});
