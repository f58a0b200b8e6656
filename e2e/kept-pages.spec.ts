import type { APIRequestContext } from '@playwright/test';
import { changePrice } from '../lib/server/catalogue/index.ts';
import { productFormOf } from '../lib/server/http/product-forms-for-tests.ts';
import { saveNavigation } from '../lib/server/identity/index.ts';
import type { Member } from '../lib/server/kernel/actor.ts';
import { getSettings, savePage, updateSettings } from '../lib/server/site/index.ts';
import { type ApiUser, asUser } from './fixtures/as-user.ts';
import { becomeMember } from './fixtures/member.ts';
import { idOfMember } from './fixtures/member-facts.ts';
import { type Asked, type Reading, readWhile } from './fixtures/read-while.ts';
import { withShop } from './fixtures/shop-context.ts';
import { expect, test } from './fixtures/test.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const operator: Member = { kind: 'member', userId: 1, sessionId: 'test', nodes: new Set(['*']) };
const chinese = { cookie: 'ba-lang=zh-cn' };
const english = { cookie: 'ba-lang=en' };
/** As the router of a browser asks for a page it goes to. */
const router = { rsc: '1' };
const routed = (path: string) => `${path}${path.includes('?') ? '&' : '?'}_rsc=`;

/** Of every kind of page that is kept, in a product that is always there. */
const pages = ['/', '/product', '/gel-pen-box', '/services', '/service-42', '/page/about', '/cooperate'];
const ask = (request: APIRequestContext, path: string, headers: Record<string, string> = chinese) =>
  request.get(path, { headers: { 'accept-encoding': 'identity', ...headers }, maxRedirects: 0 });

/** What the page cache itself says: Next would write its tags of content otherwise. */
const ofTheCache = /^W\/"[\w-]{22}"$/;

test.describe('a kept page', () => {
  test('is the same for everybody, in each language and however it is packed', async ({ request }) => {
    for (const path of pages) {
      const plain = await ask(request, path);
      const html = await plain.text();
      expect([path, plain.status(), plain.headers().etag]).toEqual([path, 200, expect.stringMatching(ofTheCache)]);
      for (const encoding of ['gzip', 'br', 'gzip, deflate, br, zstd']) {
        const packed = await ask(request, path, { ...chinese, 'accept-encoding': encoding });
        expect([path, packed.headers()['content-encoding']]).toEqual([path, encoding === 'gzip' ? 'gzip' : 'br']);
        expect(await packed.text()).toBe(html);
        expect(packed.headers().etag).toBe(plain.headers().etag);
      }
      const known = await ask(request, path, { ...chinese, 'if-none-match': plain.headers().etag ?? '' });
      expect([path, known.status(), (await known.body()).length]).toEqual([path, 304, 0]);
      const head = await request.head(path, { headers: { ...chinese, 'accept-encoding': 'identity' } });
      expect(head.headers()['content-length']).toBe(String(Buffer.byteLength(html)));
      const inEnglish = await ask(request, path, english);
      expect([path, (await inEnglish.text()).includes('<html lang="en"')]).toEqual([path, true]);
      expect(await (await ask(request, `/en${path === '/' ? '' : path}`)).text()).toBe(await inEnglish.text());
    }
  });

  test('is nobody’s: who is logged in gets what everybody gets', async ({ page, baseURL, request }) => {
    const user = await becomeMember(page, baseURL ?? '');
    for (const path of pages) {
      const [own, others] = [await page.request.get(path), await ask(request, path)];
      expect([path, own.headers().etag]).toEqual([path, others.headers().etag]);
      expect((await own.text()).includes(user.username)).toBe(false);
      expect([own.headers()['set-cookie'], others.headers()['set-cookie']]).toEqual([undefined, undefined]);
    }
  });

  test('goes to the router of the browser too, wherever it stands', async ({ request }) => {
    for (const path of pages) {
      const first = await ask(request, routed(path), { ...chinese, ...router });
      expect([path, first.status(), first.headers()['content-type']]).toEqual([path, 200, 'text/x-component']);
      expect([path, first.headers().etag]).toEqual([path, expect.stringMatching(ofTheCache)]);
      const elsewhere = {
        ...chinese,
        ...router,
        'next-router-state-tree': '%5B%22%22%5D',
        'next-url': '/zh-cn/product',
      };
      expect(await (await ask(request, routed(path), elsewhere)).text()).toBe(await first.text());
    }
  });

  test('is kept in no part that somebody makes up, nor under an address nobody has', async ({ request }) => {
    const madeUp = { ...chinese, ...router, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/made-up' };
    expect((await ask(request, '/product?_rsc=made-up', madeUp)).headers().etag).not.toMatch(ofTheCache);
    for (const path of [
      '/no-such-thing',
      '/product?id=999999',
      '/page/none',
      '/productlist-999999',
      '/service-999999',
    ]) {
      const answer = await ask(request, path);
      expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 404, 'no-store']);
      expect([path, ofTheCache.test(answer.headers().etag ?? '')]).toEqual([path, false]);
    }
    const [plain, added] = [await ask(request, '/product'), await ask(request, '/product?utm_source=a&x=b')];
    expect(added.headers().etag).toBe(plain.headers().etag);
  });
});

/** How long after its commit a change may be missing from an answer, on a machine that has other work. */
const graceInMs = 2_000;

interface Step {
  value: number;
  /** Before it no answer can show this. */
  beganAt: number;
  committedAt: number;
}

/**
 * Every answer shows one value and no other, none before it was there, none that was replaced long ago, and none older than an
 * answer of the same address that was there before it was asked for.
 */
function expectTimely(readings: Reading[], steps: Step[], find: (text: string) => number[]): void {
  const newest = new Map<string, { value: number; endedAt: number }[]>();
  for (const reading of readings.sort((left, right) => left.endedAt - right.endedAt)) {
    const where = `${reading.path} ${JSON.stringify(reading.headers)}`;
    const values = new Set(find(reading.text));
    expect([where, reading.status, values.size]).toEqual([where, 200, 1]);
    const [value = Number.NaN] = values;
    const at = steps.findIndex((step) => step.value === value);
    expect([where, value, at >= 0]).toEqual([where, value, true]);
    expect([where, value, (steps[at]?.beganAt ?? 0) <= reading.endedAt]).toEqual([where, value, true]);
    const replacedAt = steps[at + 1]?.committedAt ?? Number.POSITIVE_INFINITY;
    expect([where, value, Math.max(0, reading.askedAt - replacedAt) <= graceInMs]).toEqual([where, value, true]);
    const before = (newest.get(where) ?? []).filter(({ endedAt }) => endedAt < reading.askedAt);
    expect([where, value, before.filter((other) => other.value > value)]).toEqual([where, value, []]);
    newest.set(where, [...(newest.get(where) ?? []), { value, endedAt: reading.endedAt }]);
  }
}

async function inSteps(first: number, many: number, change: (value: number) => Promise<void>): Promise<Step[]> {
  const steps: Step[] = [];
  for (let value = first; value < first + many; value += 1) {
    const beganAt = Date.now();
    await change(value);
    steps.push({ value, beganAt, committedAt: Date.now() });
  }
  return steps;
}

const numbersIn = (pattern: RegExp) => (text: string) => [...text.matchAll(pattern)].map(([, value]) => Number(value));

/** Changes something many times while everybody reads, and looks at every answer. */
async function changeUnderLoad(
  request: APIRequestContext,
  asked: Asked[],
  { change, find }: { change: (value: number) => Promise<void>; find: (text: string) => number[] },
): Promise<void> {
  const many = 40;
  const steps = await inSteps(100, 1, change);
  for (const { path, headers } of asked) {
    await expect.poll(async () => find(await (await ask(request, path, headers)).text())[0]).toBe(100);
  }
  const readings = await readWhile(request, asked, async () => {
    steps.push(...(await inSteps(101, many, change)));
  });
  expect(readings.length).toBeGreaterThan(asked.length * 3);
  expectTimely(readings, steps, find);
  for (const { path, headers } of asked) {
    const read = async () => find(await (await ask(request, path, headers)).text()).at(-1);
    await expect.poll(read, { timeout: graceInMs }).toBe(100 + many);
    for (let again = 0; again < 5; again += 1) expect(await read()).toBe(100 + many);
  }
}

async function publishProduct(desk: ApiUser, slug: string): Promise<number> {
  const { categories } = await desk.get<{ categories: { id: number }[] }>('/api/operator/product/choices');
  const product = productFormOf(slug, categories[0]?.id ?? 0);
  const { id } = await desk.post<{ id: number }>('/api/operator/product/save', { product });
  const { version } = await desk.get<{ version: number }>('/api/operator/product/info', { id });
  await desk.post('/api/operator/product/publish', { id, version });
  return id;
}

test.describe('while the shop changes, no answer shows what is over', () => {
  test('prices', async ({ request }) => {
    const slug = `moving-${Date.now().toString(36)}`;
    const id = await publishProduct(await asUser(request, await idOfMember('demo_operator')), slug);
    await expect.poll(async () => (await ask(request, `/${slug}`)).status()).toBe(200);
    const asked: Asked[] = [`/${slug}`, `/en/${slug}`, `/product?id=${id}`].flatMap((path) => [
      { path, headers: { ...chinese } },
      { path, headers: { ...english } },
      { path: routed(path), headers: { ...english, ...router } },
    ]);
    await withShop((ctx) =>
      changeUnderLoad(request, asked, {
        change: async (value) => {
          await changePrice(ctx, operator, { sku: `SKU-${slug}`, priceAmount: 7_654_000 + value, listAmount: null });
        },
        find: (text) => numbersIn(/(7,?654\d\.\d\d|7654\d\d\d(?!\d))/g)(text.replaceAll(',', '')).map(stepOfPrice),
      }),
    );
  });

  test('texts of the shop and of its pages', async ({ request }) => {
    const url = `moving-${Date.now().toString(36)}`;
    const before = (await withShop(getSettings))['site.copyright'];
    const text = (value: number) => ({ title: `moving-${value}-`, description: '', body: `<p>moving-${value}-</p>` });
    let page = { id: undefined as number | undefined, version: 0 };
    await withShop(async (ctx) => {
      const changePage = async (value: number) => {
        const texts = { 'zh-cn': text(value), en: text(value) };
        page = await savePage(ctx, operator, { ...page, url, isPublished: true, sort: 900, texts });
      };
      await changePage(100);
      await expect.poll(async () => (await ask(request, `/page/${url}`)).status()).toBe(200);
      const asked = [chinese, english].map((headers) => ({ path: `/page/${url}`, headers }));
      await changeUnderLoad(request, asked, { change: changePage, find: numbersIn(/moving-(\d+)-/g) });
      await savePage(ctx, operator, {
        ...page,
        url,
        isPublished: false,
        sort: 900,
        texts: { 'zh-cn': text(1), en: text(1) },
      });
      const everywhere = ['/', '/product', '/page/about'].flatMap((path) => [
        { path, headers: chinese },
        { path, headers: english },
      ]);
      try {
        await changeUnderLoad(request, everywhere, {
          change: (value) =>
            updateSettings(ctx, { 'site.copyright': { 'zh-cn': `©行${value}。`, en: `©row${value}.` } }),
          find: numbersIn(/©(?:行|row)(\d+)[。.]/g),
        });
      } finally {
        await updateSettings(ctx, { 'site.copyright': before });
      }
    });
  });

  test('menus, and who may see them', async ({ request }) => {
    const title = (value: number) => ({ 'zh-cn': `菜单${value}号`, en: `Menu ${value} of many` });
    const find = numbersIn(/(?:菜单|Menu )(\d+)(?:号| of many)/g);
    const entry = { type: 'nav', pid: 0, icon: '', menuType: 'link', path: '', url: '/product' } as const;
    await withShop(async (ctx) => {
      let id: number | undefined;
      const save = async (value: number, facts = { isPublic: true, status: 'enable' as 'enable' | 'disable' }) => {
        id = await saveNavigation(ctx, operator, { ...entry, ...facts, id, titles: title(value) });
      };
      const asked = ['/', '/services'].flatMap((path) => [
        { path, headers: chinese },
        { path, headers: english },
      ]);
      await changeUnderLoad(request, asked, { change: save, find });
      // Only for who is logged in: on no page that everybody gets.
      await save(999, { isPublic: false, status: 'enable' });
      for (const { path, headers } of asked) {
        const read = async () => find(await (await ask(request, path, headers)).text());
        await expect.poll(read, { timeout: graceInMs }).toEqual([]);
      }
      await save(999, { isPublic: false, status: 'disable' });
    });
  });
});

/** A price as it is shown, or in fen; the step is its end. */
const stepOfPrice = (price: number) => Math.round(price < 1_000_000 ? price * 100 : price) - 7_654_000;

test.describe('in a browser', () => {
  for (const language of ['zh-cn', 'en'] as const) {
    test.describe(language, () => {
      test.use({ language });
      test('every kind of page opens, one leads to the next without a load, and its policy refuses nothing', async ({
        page,
      }) => {
        for (const path of pages) {
          await page.goto(path);
          await expect(page.getByRole('main')).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en' : 'zh-CN');
        }
        await page.goto('/product');
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        const product = page.getByRole('main').getByRole('article').first().getByRole('link').first();
        const address = await product.getAttribute('href');
        await product.click();
        await expect(page).toHaveURL(new RegExp(`${address}$`));
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      });
    });
  }
});
