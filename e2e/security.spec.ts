import { createHash } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { becomeMember } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import { logIn } from './pages/login.ts';

const home = 'http://127.0.0.1:3000';
const memberPage = '/user/account/overview';
/** Rendered anew for each visitor, so that inline scripts can carry a nonce. */
const dynamicPages = ['/user/login', memberPage, '/user/account/profile', '/user/message'];
/** Kept and given to everybody alike. */
const cachedPages = ['/', '/product', '/services', '/page/about', '/cooperate', '/product?page=2'];

/** The sources a policy names for one kind of content. */
function sourcesOf(policy: string, directive: string): string[] {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return parts.find(([name]) => name === directive)?.slice(1) ?? [];
}

const nonceOf = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';

async function policyOf(request: APIRequestContext, path: string): Promise<{ policy: string; html: string }> {
  const answer = await request.get(path);
  expect([path, answer.status()]).toEqual([path, 200]);
  return { policy: answer.headers()['content-security-policy'] ?? '', html: await answer.text() };
}

/** Inline scripts that run, by their opening tags; data in JSON is none. */
function inlineScripts(html: string): string[] {
  const tags = html.match(/<script(?=[\s>])[^>]*>/g) ?? [];
  return tags.filter((tag) => !/\ssrc=|type="application\/(?:ld\+)?json"/.test(tag));
}

/** What the inline scripts that run say. */
const inlineTexts = (html: string): string[] =>
  [...html.matchAll(/<script(?=[\s>])([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => text);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.describe('the policy of a page', () => {
  test('that is rendered for one visitor allows only scripts with a nonce, another one each time', async ({
    page,
    baseURL,
  }) => {
    await becomeMember(page, baseURL ?? home);
    for (const path of dynamicPages) {
      const [first, second] = [await policyOf(page.request, path), await policyOf(page.request, path)];
      const sources = sourcesOf(first.policy, 'script-src');
      expect([path, sources]).toEqual([path, expect.arrayContaining(["'self'"])]);
      for (const unsafe of ["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", '*', 'https:', 'data:', 'blob:']) {
        expect([path, sources]).not.toEqual([path, expect.arrayContaining([unsafe])]);
      }
      const nonces = [nonceOf(first.policy), nonceOf(second.policy)];
      expect(Buffer.from(nonces[0] ?? '', 'base64').length).toBe(16);
      expect(nonces[0]).not.toBe(nonces[1]);
      const strangers = inlineScripts(first.html).filter((tag) => !tag.includes(`nonce="${nonces[0]}"`));
      // The one that is the same on every page is allowed by its hash.
      expect([path, strangers.length <= 1, strangers.join().includes('nonce=')]).toEqual([path, true, false]);
    }
  });

  test('cannot be chosen by who asks for it', async ({ page, baseURL, request }) => {
    await becomeMember(page, baseURL ?? home);
    const chosen = "script-src 'nonce-AAAAAAAAAAAAAAAAAAAAAA=='";
    const headers = { 'content-security-policy': chosen, 'x-nonce': 'AAAAAAAAAAAAAAAAAAAAAA==' };
    for (const asker of [page.request, request]) {
      const answer = await asker.get('/user/login', { headers });
      expect(answer.headers()['content-security-policy']).not.toContain('AAAAAAAA');
      expect(await answer.text()).not.toContain('AAAAAAAAAAAAAAAAAAAAAA==');
    }
  });

  test('that is kept for everybody allows the scripts it carries itself, and no other', async ({ request }) => {
    for (const path of cachedPages) {
      const { policy, html } = await policyOf(request, path);
      const [own, ...hashes] = sourcesOf(policy, 'script-src');
      expect([path, own, nonceOf(policy)]).toEqual([path, "'self'", '']);
      expect([path, hashes.filter((source) => !/^'sha256-[A-Za-z0-9+/]{43}='$/.test(source))]).toEqual([path, []]);
      expect([path, [...new Set(inlineTexts(html).map(hashOf))].sort()]).toEqual([path, hashes.sort()]);
    }
  });

  test('lets no other site around a page, nor plugins, bases and forms to elsewhere', async ({ page, baseURL }) => {
    await becomeMember(page, baseURL ?? home);
    for (const path of [...dynamicPages, ...cachedPages]) {
      const { policy } = await policyOf(page.request, path);
      const found = ['default-src', 'frame-ancestors', 'object-src', 'base-uri', 'form-action'].map((directive) =>
        sourcesOf(policy, directive).join(' '),
      );
      expect([path, found]).toEqual([path, ["'self'", "'self'", "'none'", "'self'", "'self'"]]);
    }
  });
});

test.describe('every answer', () => {
  const addresses = [
    memberPage,
    '/',
    '/user/login',
    '/no-such-page',
    '/api/index/index',
    '/api/nowhere',
    '/robots.txt',
  ];

  test('is taken for what it says, and tells other sites no more than where it came from', async ({
    page,
    baseURL,
  }) => {
    await becomeMember(page, baseURL ?? home);
    for (const path of [...addresses, '/storage/missing.png', '/sitemap.xml', '/api/reference']) {
      const headers = (await page.request.get(path)).headers();
      expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
      if (path.startsWith('/storage/')) continue;
      expect([path, headers['referrer-policy']]).toEqual([
        path,
        expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
      ]);
      expect([path, headers['x-powered-by'], headers.server]).toEqual([path, undefined, undefined]);
    }
  });

  test('about a member is kept by nobody', async ({ page, baseURL }) => {
    await becomeMember(page, baseURL ?? home);
    const cookies = await page.context().cookies();
    // A call knows its member by the header alone.
    const headers = { 'ba-user-token': cookies.find(({ name }) => name === 'ba-user-token')?.value ?? '' };
    for (const path of [memberPage, '/user/account/profile', '/api/index/index', '/api/account/profile']) {
      const kept = (await page.request.get(path, { headers })).headers()['cache-control'];
      expect([path, kept]).toEqual([path, expect.stringContaining('no-store')]);
    }
  });

  test('demands https of later visits only where the shop has it', async ({ request, baseURL }) => {
    const isHttps = (baseURL ?? home).startsWith('https:');
    for (const path of addresses) {
      const demanded = (await request.get(path)).headers()['strict-transport-security'] !== undefined;
      expect([path, demanded]).toEqual([path, isHttps]);
    }
  });
});

/** What an injected script would do: leave a mark that the test can see. */
const mark = 'window.pwned = (window.pwned || 0) + 1';
const marks = (page: Page) => page.evaluate(() => (window as { pwned?: number }).pwned ?? 0);

test.describe('a script that somebody got into a member page', () => {
  test.use({ expectedTroubles: [/Content Security Policy|Refused to/i] });

  test('does not run, however it came there', async ({ page, baseURL }) => {
    await becomeMember(page, baseURL ?? home);
    await page.goto(memberPage);
    const refused = page.waitForEvent('console', (message) => /Content Security Policy/i.test(message.text()));
    await page.evaluate((code) => {
      const inline = document.createElement('script');
      inline.textContent = code;
      document.body.append(inline);
      const box = document.createElement('div');
      box.innerHTML = `<img src="data:," onerror="${code}"><svg onload="${code}"></svg><a href="javascript:${code}">x</a>`;
      document.body.append(box);
      box.querySelector('a')?.click();
      const data = document.createElement('script');
      data.src = `data:text/javascript,${encodeURIComponent(code)}`;
      document.body.append(data);
    }, mark);
    await refused;
    await expect.poll(() => page.evaluate(() => document.querySelector('img[src="data:,"]') !== null)).toBe(true);
    expect(await marks(page)).toBe(0);
  });
});

test.describe('a text of a member', () => {
  test('is text on the page, whatever it looks like', async ({ page, baseURL }) => {
    const user = await becomeMember(page, baseURL ?? home);
    const motto = `</script><script>${mark}</script><img src=x onerror="${mark}">`;
    const token = (await page.context().cookies()).find(({ name }) => name === 'ba-user-token')?.value ?? '';
    const saved = await page.request.post('/api/account/profile', {
      headers: { 'ba-user-token': token },
      data: { username: user.username, nickname: user.nickname, motto },
    });
    expect((await saved.json()).code).toBe(1);
    for (const path of [memberPage, '/user/account/profile']) {
      const { html } = await policyOf(page.request, path);
      expect(html).not.toContain(`<script>${mark}`);
      expect(html).not.toContain('<img src=x');
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      expect(await marks(page)).toBe(0);
    }
  });
});

test.describe('cookies', () => {
  /*
   * None of them is HttpOnly, and none needs to be: the token is handed to scripts anyway, who send it as a header, and
   * the API takes it from nowhere else. So the cookie gives another site nothing, and what would steal it by a script
   * would find the token beside it. It only lets the server render the page of who is logged in.
   */
  test('are sent by links from other sites at most, on every path, and over https alone where there is https', async ({
    page,
    baseURL,
    language,
  }) => {
    await page.goto('/en');
    await page.goto('/user/login');
    const isHttps = (baseURL ?? home).startsWith('https:');
    const flags = { sameSite: 'Lax', path: '/', httpOnly: false, secure: isHttps };
    const find = async (name: string) => (await page.context().cookies()).find((cookie) => cookie.name === name);
    expect(await find('ba-lang')).toMatchObject({ ...flags, value: 'en' });
    await page.context().addCookies([{ name: 'ba-lang', value: language, url: baseURL ?? home }]);
    await page.goto('/user/login');
    await logIn(page, language);
    await expect.poll(() => find('ba-user-token')).toMatchObject(flags);
    const token = await find('ba-user-token');
    expect(token?.domain).toBe(new URL(baseURL ?? home).hostname);
    // No longer than the token itself, which is good for two hours.
    expect((token?.expires ?? 0) - Date.now() / 1000).toBeLessThan(2 * 3600 + 60);
  });

  test('of a login authorise no call of the API', async ({ page, baseURL }) => {
    await becomeMember(page, baseURL ?? home);
    const answer = await page.request.get('/api/account/profile');
    expect((await answer.json()).code).toBe(303);
  });
});

test.describe('no address of the shop leads to another site', () => {
  const targets = [
    '//evil.example',
    '/en//evil.example',
    '/.//evil.example',
    '/\\evil.example',
    'https://evil.example',
  ];

  test('by the change of language', async ({ request, baseURL }) => {
    for (const back of targets) {
      const answer = await request.get(`/internal/language?${new URLSearchParams({ to: 'en', back })}`, {
        maxRedirects: 0,
      });
      const location = new URL(answer.headers().location ?? '', baseURL ?? home);
      expect([back, answer.status(), location.origin]).toEqual([back, 303, new URL(baseURL ?? home).origin]);
    }
  });

  test('by the login it asks for, whatever host the caller names', async ({ request, baseURL }) => {
    const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    for (const path of [memberPage, '/user/message?x=//evil.example', '/user/iframe/https%3A%2F%2Fevil.example']) {
      const answer = await request.get(path, { maxRedirects: 0, headers });
      const location = new URL(answer.headers().location ?? '', baseURL ?? home);
      expect([path, location.origin]).toEqual([path, new URL(baseURL ?? home).origin]);
    }
  });

  test('after a login', async ({ page, baseURL, language }) => {
    await page.goto(`/user/login?${new URLSearchParams({ to: '/.//evil.example' })}`);
    await logIn(page, language);
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('ba-user-token');
    await expect(page).toHaveURL(
      (url) => url.origin === new URL(baseURL ?? home).origin && url.pathname !== '/user/login',
    );
  });
});
