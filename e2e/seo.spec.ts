import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/one-browser.ts';

const pages = ['/', '/product', '/productlist-1', '/classic-business-cards', '/services', '/page/about', '/cooperate'];

const alternates = (page: Page) =>
  page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) =>
      Object.fromEntries(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])),
    );

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => [JSON.parse(text) as Record<string, unknown>].flat());
}

const typesOf = async (page: Page) => (await structuredData(page)).map((data) => data['@type']);

for (const path of pages) {
  test(`${path} names itself and its other language, and is named back`, async ({ page }) => {
    await page.goto(path);
    const chinese = await alternates(page);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toBe(chinese['zh-CN']);
    expect(chinese['x-default']).toBe(chinese['zh-CN']);
    await page.goto(new URL(chinese.en ?? '').pathname);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await alternates(page)).toEqual(chinese);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(chinese.en);
  });
}

test('every page has a title and a description of its own', async ({ page }) => {
  const seen = new Set<string>();
  for (const path of pages) {
    await page.goto(path);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.length).toBeGreaterThan(5);
    seen.add(`${await page.title()}|${description}`);
  }
  expect(seen.size).toBe(pages.length);
});

test('structured data says what each page is', async ({ page }) => {
  await page.goto('/');
  expect(await typesOf(page)).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  await page.goto('/productlist-1');
  expect(await typesOf(page)).toContain('BreadcrumbList');
  await page.goto('/classic-business-cards');
  const product = (await structuredData(page)).find((data) => data['@type'] === 'Product');
  expect(product).toMatchObject({ offers: { '@type': 'AggregateOffer', priceCurrency: 'CNY', lowPrice: '18.00' } });
  await page.goto('/services');
  await page.getByRole('link', { name: '办公家具组装' }).click();
  await expect(page).toHaveURL(/\/service-\d+$/);
  await page.reload();
  expect(await typesOf(page)).toEqual(expect.arrayContaining(['Service', 'BreadcrumbList']));
});

test('a product by its id points to its readable address', async ({ page, request }) => {
  await page.goto('/classic-business-cards');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  const found = await request.get('/api/product/info?slug=classic-business-cards');
  const { id } = (await found.json()).data;
  await page.goto(`/product?id=${id}`);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(canonical);
});

test('a filtered listing asks not to be listed, a later page stands for itself', async ({ page }) => {
  await page.goto('/product?facet=material.wood');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/product$/);
  await page.goto('/product?page=2');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/product\?page=2$/);
});

test('a shared product shows its picture', async ({ page, request }) => {
  await page.goto('/classic-business-cards');
  const image = await page.locator('meta[property="og:image"]').first().getAttribute('content');
  const answer = await request.get(new URL(image ?? '').pathname);
  expect(answer.headers()['content-type']).toMatch(/^image\//);
});

test('the sitemap leads to every kind of page in both languages', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  expect(files.length).toBeGreaterThanOrEqual(5);
  const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
  const all = texts.join('');
  for (const path of ['/classic-business-cards', '/productlist-1', '/page/about', '/cooperate']) {
    expect(all).toContain(`${path}</loc>`);
    expect(all).toContain(`/en${path}</loc>`);
  }
  expect((await request.get('/sitemaps/order-0.xml')).status()).toBe(404);
});

test('robots.txt names the sitemap and keeps the member centre out', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  expect(text).toContain('Disallow: /user/');
});
