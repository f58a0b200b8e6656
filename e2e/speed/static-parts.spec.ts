import type { Locator, Page } from '@playwright/test';
import { waitUntilAwake } from '../fixtures/awake.ts';
import { expect, lend, test } from '../fixtures/test.ts';

const list = '/product?facet=material.kraft&min=1';
const cards = (page: Page) => page.getByRole('list', { name: '商品列表' }).getByRole('listitem');

/** Marks an element, so that it can be told from one that was made anew in its place. */
const mark = (element: Locator) => element.evaluate((found) => found.setAttribute('data-marked', ''));

test.describe('parts of a document that the browser has no data of', () => {
  test('stay as they came while the page comes to life', async ({ browser, baseURL }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const arrived = Promise.withResolvers<void>();
    await page.route(/\/_next\/static\/.*\.js/, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await lend(page, [], async () => {
      await page.goto(`${baseURL}${list}`, { waitUntil: 'commit' });
      const first = cards(page).first();
      await expect(first).toBeVisible();
      await mark(first);
      arrived.resolve();
      await waitUntilAwake(page);
      // Suggestions come once the search field is alive.
      const field = page.getByRole('banner').getByLabel('搜索', { exact: false }).first();
      await field.fill('名片');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await expect(first).toHaveAttribute('data-marked', '');
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    });
    await context.close();
  });

  test('are there again after going to a product and back, and so is what another list shows', async ({ page }) => {
    await page.goto(list);
    const names = await cards(page).getByRole('heading').allInnerTexts();
    await cards(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: '规格参数' })).toBeVisible();
    await page.goBack();
    await expect(cards(page).getByRole('heading')).toHaveText(names);
    await page.goForward();
    await expect(page.getByRole('heading', { name: '规格参数' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: /^移除条件：.*起$/ }).click();
    await expect(page).toHaveURL(/\/product\?facet=material\.kraft$/);
    await expect(page.getByRole('link', { name: /^移除条件：.*起$/ })).toHaveCount(0);
    await page.goBack();
    await expect(cards(page).getByRole('heading')).toHaveText(names);
    await expect(page.getByRole('link', { name: /^移除条件：.*起$/ })).toBeVisible();
  });

  test('are changed without losing the focus, what is open and what is typed', async ({ page }) => {
    await page.goto(list);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const filters = page.getByRole('complementary');
    const closed = filters.locator('details').filter({ hasText: /^可定制/ });
    await closed.locator('summary').click();
    await expect(closed).toHaveAttribute('open');
    await filters.getByRole('searchbox').fill('盒');
    const value = filters.getByRole('link', { name: /^白卡纸/ });
    await value.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/material\.art-card/);
    await expect(value).toHaveAttribute('aria-current', 'true');
    await expect(value).toBeFocused();
    await expect(filters.getByRole('searchbox')).toHaveValue('盒');
    await expect(closed).toHaveAttribute('open');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('open other windows as any link does', async ({ page, context }) => {
    await page.goto(list);
    const opened = context.waitForEvent('page');
    await cards(page)
      .getByRole('link')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await (await opened).waitForLoadState();
    await expect(page).toHaveURL(/material\.kraft/);
  });
});

test('what the router reads of a list carries its parts, whatever else is asked for', async ({ request }) => {
  const payload = await request.get(`${list}&_rsc=x`, { headers: { rsc: '1' } });
  expect(await payload.text()).toContain('"article"');
  for (const headers of [{}, { 'x-still': '1' }] as Record<string, string>[]) {
    const answer = await request.get(list, { headers });
    expect((await answer.text()).match(/data-static="results"/g)).toHaveLength(1);
  }
});

test.describe('where React makes the whole page anew', () => {
  test.use({ expectedTroubles: [/Minified React error #418/] });

  test('parts show what stood in the document', async ({ page }) => {
    await page.route(
      (url) => `${url.pathname}${url.search}` === list,
      async (route) => {
        const answer = await route.fetch();
        // A text that is not what the data says: React throws away what it found.
        const body = (await answer.text()).replace(/(<a[^>]*class="skip-link"[^>]*>)[^<]*/, '$1another');
        await route.fulfill({ response: answer, body });
      },
    );
    const remade = page.waitForEvent('pageerror');
    await page.goto(list);
    expect((await remade).message).toContain('418');
    await expect(page.getByText('another', { exact: true })).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('link', { name: /^白卡纸/ })).toBeVisible();
    await cards(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: '规格参数' })).toBeVisible();
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
  });
});
