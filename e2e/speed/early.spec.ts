import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** A page whose scripts are held back until they are let go: somebody with a slow line acts before they are there. */
async function openSlowly(browser: Browser, address: string): Promise<{ page: Page; letGo: () => void }> {
  // Not the page of the fixture, which nobody may touch before it listens.
  const context = await browser.newContext({ viewport: { width: 1280, height: 1400 } });
  const page = await context.newPage();
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return { page, letGo };
}

test('a wrong field leaves the price as it was, and says so', async ({ page }) => {
  await page.goto('/classic-business-cards');
  const quantity = page.getByLabel('数量', { exact: true });
  await quantity.fill('2');
  await expect(page.getByText('¥36.00').first()).toBeAttached();
  await quantity.fill('2x');
  await expect(page.getByText('“数量”需修改，价格暂未更新').first()).toBeVisible();
  await expect(page.getByText('¥36.00').first()).toBeAttached();
  await quantity.fill('3');
  await expect(page.getByText('¥54.00').first()).toBeAttached();
  await expect(page.getByText('“数量”需修改，价格暂未更新')).toHaveCount(0);
});

test.describe('before the script of a product is there', () => {
  test('a choice, steps of the quantity and the request to add count', async ({ browser, baseURL }) => {
    const { page, letGo } = await openSlowly(browser, `${baseURL}/classic-business-cards`);
    await page.getByRole('radio', { name: /^350 克哑粉纸/ }).click();
    await page.getByRole('button', { name: '增加：数量' }).click();
    await page.getByRole('button', { name: '增加：数量' }).click();
    await page.getByRole('button', { name: '加入报价单' }).click();
    letGo();
    await expect(page.getByRole('dialog', { name: '登录或注册' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio', { name: /350 克哑粉纸/ })).toBeChecked();
    await expect(page.getByLabel('数量', { exact: true })).toHaveValue('3');
    await page.context().close();
  });

  test('what is typed stays, and so does the focus', async ({ browser, baseURL }) => {
    const { page, letGo } = await openSlowly(browser, `${baseURL}/classic-business-cards`);
    const quantity = page.getByLabel('数量', { exact: true });
    await quantity.fill('12');
    letGo();
    // Only the code of the configurator shows how the price is made up.
    await expect(page.getByRole('button', { name: '价格明细' })).toBeVisible();
    await expect(quantity).toHaveValue('12');
    await expect(quantity).toBeFocused();
    await page.context().close();
  });

  test('a version and a quantity of ready goods count', async ({ browser, baseURL }) => {
    const { page, letGo } = await openSlowly(browser, `${baseURL}/a4-copy-paper`);
    await page.getByRole('radio', { name: '80 g/m²' }).click();
    await page.getByRole('button', { name: '增加数量' }).click();
    await page.getByRole('button', { name: '加入报价单' }).click();
    letGo();
    await expect(page.getByRole('dialog', { name: '登录或注册' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('PA-A4-80')).toBeVisible();
    await expect(page.getByText(/合计 ¥270\.00 = ¥135\.00 × 2/)).toBeVisible();
    await page.context().close();
  });

  test('a press counts that is let go only when the code is there', async ({ browser, baseURL }) => {
    const { page, letGo } = await openSlowly(browser, `${baseURL}/classic-business-cards`);
    const choice = page.getByRole('radio', { name: /^双面/ });
    await choice.hover();
    await page.mouse.down();
    letGo();
    await page.waitForLoadState('networkidle');
    await page.mouse.up();
    await expect(page.getByRole('button', { name: '价格明细' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^双面/ })).toBeChecked();
    await page.context().close();
  });

  test('the first tap alone brings the code and counts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 840 } });
    const page = await context.newPage();
    await page.goto(`${baseURL}/classic-business-cards`, { waitUntil: 'networkidle' });
    await page.getByRole('radio', { name: /^双面/ }).tap();
    await expect(page.getByRole('button', { name: '价格明细' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^双面/ })).toBeChecked();
    await context.close();
  });
});
