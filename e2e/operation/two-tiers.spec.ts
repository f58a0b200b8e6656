import security from '../../messages/zh-cn/identitySecurity.json' with { type: 'json' };
import ui from '../../messages/zh-cn/ui.json' with { type: 'json' };
import { changePriceOf } from '../fixtures/change-price.ts';
import { becomeMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { startTwoTiers, type TwoTiers } from '../fixtures/two-tiers.ts';

/** Pages of the account whose calls the family does not know. */
const pagesNotOffered = ['/user/account/bill', '/user/message', '/user/common/userAddress', '/user/applay_entry'];

/** Processes of their own, so the tests share them and come one after the other. */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.describe('pages and API as two processes', () => {
  let tiers: TwoTiers;
  test.beforeAll(async () => {
    tiers = await startTwoTiers({ isForeign: false });
  });
  test.afterAll(() => tiers.stop());

  test('pages without a database show the shop and the account', async ({ page }) => {
    await page.goto(`${tiers.url}/product`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await becomeMember(page, tiers.url);
    await page.goto(`${tiers.url}/user`);
    await expect(page).toHaveURL(`${tiers.url}/user/account/overview`);
    await page.goto(`${tiers.url}/user/account/changePassword`);
    await expect(page.getByRole('heading', { name: security.twoFactor.title })).toBeVisible();
  });

  test('pages without a database hear at once what changes', async ({ request }) => {
    const slug = 'postal-cartons';
    const pages = [`${tiers.url}/${slug}`, `${tiers.url}/en/${slug}`];
    for (const page of pages) expect((await request.get(page)).status()).toBe(200);
    const shown = await changePriceOf(request, slug);
    for (const page of pages) {
      await expect.poll(async () => (await request.get(page)).text(), { timeout: 2_000 }).toContain(shown);
    }
  });
});

test.describe('a foreign backend that knows only the calls of the family', () => {
  let tiers: TwoTiers;
  // The browser itself reports each call that is not there.
  test.use({ expectedTroubles: [/status of 404/] });
  test.beforeAll(async () => {
    tiers = await startTwoTiers({ isForeign: true });
  });
  test.afterAll(() => tiers.stop());

  test('the home page shows what there is, and the catalogue is not found', async ({ page }) => {
    const home = await page.goto(`${tiers.url}/`);
    expect(home?.status()).toBe(200);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const products = await page.goto(`${tiers.url}/product`);
    expect(products?.status()).toBe(404);
  });

  test('the account works for what is offered and hides the rest', async ({ page }) => {
    await becomeMember(page, tiers.url);
    await page.goto(`${tiers.url}/user`);
    await expect(page).toHaveURL(`${tiers.url}/user/account/overview`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await page.goto(`${tiers.url}/user/account/balance`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await page.goto(`${tiers.url}/user/account/changePassword`);
    await expect(page.getByRole('heading', { name: security.password.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: security.twoFactor.title })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: security.sessions.title })).toHaveCount(0);
    await page.goto(`${tiers.url}/user/account/profile`);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    for (const path of pagesNotOffered) {
      await page.goto(tiers.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: ui.notOffered.title })).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    }
    expect([...tiers.missed]).toContain('/api/account/twoFactor');
  });
});
