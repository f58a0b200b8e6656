import type { Page } from '@playwright/test';
import { closeContext, createContext, type ServerContext } from '../../lib/server/db/context.ts';
import { createTestDatabase, type TestDatabase } from '../../lib/server/db/test-database.ts';
import { readEnv } from '../../lib/server/env.ts';
import { createTestUser, signIn } from '../../lib/server/factories/factories.ts';
import { ensureRules } from '../../lib/server/setup/first-rules.ts';
import { updateSettings } from '../../lib/server/site/index.ts';
import englishApi from '../../messages/en/api.json' with { type: 'json' };
import api from '../../messages/zh-cn/api.json' with { type: 'json' };
import desk from '../../messages/zh-cn/siteDesk.json' with { type: 'json' };
import { enterBy } from '../fixtures/member.ts';
import { ofTestShop, type ShopProcess, startProcess } from '../fixtures/shop-process.ts';
import { expect, test } from '../fixtures/test.ts';

/** A shop with a database of its own: closing it closes none of the other tests. */
let database: TestDatabase;
let ctx: ServerContext;
let shop: ShopProcess;
test.beforeAll(async () => {
  database = await createTestDatabase(process.env.E2E_DATABASE_URL);
  const settings = { ...ofTestShop(), DATABASE_URL: database.url, SERVE: 'pages,api' };
  ctx = createContext({ env: readEnv({ ...process.env, ...settings }) });
  await ensureRules(ctx);
  shop = await startProcess(settings);
});
test.afterAll(async () => {
  await shop?.stop();
  if (ctx) await closeContext(ctx);
  await database?.drop();
});

const statusOf = async (page: Page, path: string) => (await page.goto(shop.url + path))?.status();

test.use({ expectedTroubles: [/503/] });

test('visitors see one calm page while operators go on, until one of them opens the shop again', async ({
  page,
  browser,
}) => {
  const operator = await createTestUser(ctx, { group: 'operator' });
  const tokens = await signIn(ctx, operator.id);
  expect(await statusOf(page, '/')).toBe(200);

  await updateSettings(ctx, {
    'site.isInMaintenance': true,
    'site.maintenanceNote': { 'zh-cn': '正在更换机房', en: 'We are moving to another building' },
  });
  await expect.poll(() => statusOf(page, '/')).toBe(503);
  for (const path of ['/', '/product', '/en/product', '/user/orders', '/no/such/page']) {
    const answer = await page.goto(shop.url + path);
    expect([path, answer?.status(), answer?.headers()['cache-control']]).toEqual([path, 503, 'no-store']);
    expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
    await expect(page.getByText(api.maintenanceTitle)).toBeVisible();
    await expect(page.getByText(englishApi.maintenanceTitle)).toBeVisible();
    await expect(page.getByText('正在更换机房')).toBeVisible();
  }
  expect((await page.request.get(`${shop.url}/api/product/list`)).status()).toBe(503);
  expect((await page.request.get(`${shop.url}/api/health/live`)).status()).toBe(200);

  // Staff find the login from that page.
  await page.getByRole('link', { name: api.maintenanceStaff }).click();
  await expect(page.locator('form').first()).toBeVisible();

  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 1280, height: 900 } });
  const staff = await context.newPage();
  await enterBy(staff, shop.url, tokens);
  expect(await statusOf(staff, '/product')).toBe(200);
  expect(await statusOf(staff, '/user/desk/settings')).toBe(200);
  const label = desk.settings.label.site_isInMaintenance;
  await staff.getByRole('checkbox', { name: label }).click();
  await staff.getByRole('button', { name: desk.settings.save }).first().click();

  await expect.poll(() => statusOf(page, '/')).toBe(200);
  await expect(page.getByText(api.maintenanceTitle)).toHaveCount(0);
  await context.close();
});
