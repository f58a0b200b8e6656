import { randomUUID } from 'node:crypto';
import { createTestUser, testPassword } from '../lib/server/factories/factories.ts';
import { expectAccessibleDayAndNight } from './fixtures/accessible.ts';
import { startLoginShop } from './fixtures/login-shop.ts';
import { becomeMember } from './fixtures/member.ts';
import { withShop } from './fixtures/shop-context.ts';
import { expect, test } from './fixtures/test.ts';
import { authWords, logIn } from './pages/login.ts';
import { filledIn, memberWords } from './pages/words.ts';

test.describe.configure({ mode: 'serial' });

let shop: Awaited<ReturnType<typeof startLoginShop>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await startLoginShop();
});
test.afterAll(() => shop?.stop());

test.describe('WeChat in Chinese', () => {
  test.use({ language: 'zh-cn' });

  test('somebody new to it links it by logging in, and is where they wanted to go; then it is enough', async ({
    page,
    browser,
  }) => {
    const words = authWords['zh-cn'].providers;
    const user = await withShop((ctx) => createTestUser(ctx));
    shop.wechat.own.person = { openid: randomUUID(), unionid: randomUUID(), nickname: '砚台' };
    await page.goto(`${shop.url}/user/login?to=/user/account/profile`);
    await page.getByRole('button', { name: words.buttons.wechat }).click();
    await expect(page.getByText('“砚台”还没有绑定账户')).toBeVisible();
    // What it led back with is gone from the address.
    await expect(page).toHaveURL(`${shop.url}/user/login`);
    await expectAccessibleDayAndNight(page);
    await logIn(page, 'zh-cn', { username: user.username, password: testPassword });
    await expect(page).toHaveURL(/\/user$|\/user\/account\/profile$/);
    const again = await (await browser.newContext()).newPage();
    await again.goto(`${shop.url}/user/login?to=/user/account/profile`);
    await again.getByRole('button', { name: words.buttons.wechat }).click();
    await expect(again).toHaveURL(/\/user\/account\/profile$/);
    await again.context().close();
  });

  test('a code that somebody else has sent in does nothing', async ({ page }) => {
    const code = shop.wechat.scan({ openid: randomUUID(), nickname: '' });
    await page.goto(`${shop.url}/user/login?code=${code}&state=${'a'.repeat(64)}`);
    await expect(page.getByRole('alert').getByText(authWords['zh-cn'].providers.lost)).toBeVisible();
  });
});

test.describe('WeChat in English', () => {
  test.use({ language: 'en', expectedTroubles: [/status of 500/] });

  test('is linked and unlinked among what keeps an account safe', async ({ page }) => {
    const { linked, password, twoFactor } = memberWords.en.security;
    shop.wechat.own.person = { openid: randomUUID(), unionid: randomUUID(), nickname: 'Inkstone' };
    await becomeMember(page, shop.url);
    await page.goto(`${shop.url}/user/account/changePassword`);
    const row = page.getByRole('row').filter({ hasText: linked.providers.wechat });
    await row.getByRole('button', { name: linked.add.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(twoFactor.passwordField, { exact: true }).fill(testPassword);
    await dialog.getByRole('button', { name: linked.add.submit }).click();
    await expect(row).toContainText('Inkstone');
    await expect(row).toContainText(linked.isLinked);
    // What a new password leaves as it is stands where one is chosen.
    await expect(page.getByText(password.otherWays.trim(), { exact: false })).toBeVisible();
    await page.route('**/api/account/linkedLogins', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await page.reload();
    const failure = page.getByRole('alert').filter({ hasText: memberWords.en.ui.failed.title });
    await failure.getByRole('button', { name: memberWords.en.ui.retry }).click();
    await expect(failure).toHaveCount(0);
    await row.getByRole('button', { name: linked.remove.open }).click();
    const asked = page.getByRole('dialog', { name: filledIn(linked.remove.title, { name: linked.providers.wechat }) });
    await asked.getByLabel(twoFactor.passwordField, { exact: true }).fill(testPassword);
    await asked.getByRole('button', { name: linked.remove.submit }).click();
    await expect(row).toContainText(linked.isNotLinked);
  });
});

test.describe('the login of a company', () => {
  test.use({ language: 'en' });

  test('lets an operator in, second factor and all, where they wanted to go', async ({ page }) => {
    const email = `op${randomUUID().slice(0, 8)}@corp.example`;
    await withShop((ctx) => createTestUser(ctx, { group: 'operator', email }));
    shop.oidc.own.claims = { sub: randomUUID(), email, email_verified: true, amr: ['mfa'] };
    await page.goto(`${shop.url}/user/login?to=/user/desk/system`);
    await page.getByRole('button', { name: authWords.en.providers.buttons.oidc }).click();
    await expect(page).toHaveURL(/\/user\/desk\/system$/);
  });

  test('that belongs to nobody here is said so, and the forms are there', async ({ page }) => {
    shop.oidc.own.claims = { sub: randomUUID(), email: 'nobody@corp.example', email_verified: true };
    await page.goto(`${shop.url}/user/login`);
    await page.getByRole('button', { name: authWords.en.providers.buttons.oidc }).click();
    await expect(page.getByRole('alert').getByText('No operator’s account', { exact: false })).toBeVisible();
    await expect(page.getByLabel(authWords.en.login.username)).toBeVisible();
  });
});
