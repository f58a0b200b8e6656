import type { Page } from '@playwright/test';
import zh from '../messages/zh-cn/wallet.json' with { type: 'json' };
import { becomeMember } from './fixtures/member.ts';
import { giveMovements, takePageAway } from './fixtures/member-facts.ts';
import { expect, test } from './fixtures/one-browser.ts';
import { test as testAlone } from './fixtures/test.ts';
import { goByMenu, logOut } from './pages/header.ts';
import { logIn, loginDialog } from './pages/login.ts';
import { memberWords } from './pages/words.ts';

const language = 'zh-cn';
const words = memberWords[language];
const { menu } = words.member;

test.describe('ways in', () => {
  test('the member centre begins at the first page of the menu', async ({ page, baseURL }) => {
    await becomeMember(page, baseURL ?? '');
    await page.goto('/user');
    await expect(page).toHaveURL(/\/user\/account\/overview$/);
  });

  test('an address deep within asks for the login, and goes on with all it said', async ({ page, baseURL }) => {
    await becomeMember(page, baseURL ?? '');
    await page.goto('/user/account/overview');
    await logOut(page, language);
    await page.goto('/user/account/bill?kind=recharge&limit=20');
    await expect(loginDialog(page, language)).toBeVisible();
    await logIn(page, language);
    await expect(page).toHaveURL(/\/user\/account\/bill\?kind=recharge&limit=20$/);
    await expect(page.getByLabel(zh.filter.kind)).toHaveValue('recharge');
  });
});

test.describe('a page that the member may not open', () => {
  test.use({ expectedTroubles: [/404/] });

  for (const { name, path } of [
    { name: 'of the back office', path: '/user/store/home' },
    { name: 'taken out of their group', path: '/user/account/bill' },
  ]) {
    test(`is not found: one ${name}`, async ({ page, baseURL }) => {
      const { id } = await becomeMember(page, baseURL ?? '');
      await takePageAway(id, 'account/bill');
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: words.shell.notFound.title })).toBeVisible();
      await expect(page.getByRole('link', { name: words.routes['user/account/bill'], exact: true })).toHaveCount(0);
    });
  }
});

test.describe('the menu', () => {
  test('stays narrow over a reload', async ({ page, baseURL }) => {
    await becomeMember(page, baseURL ?? '');
    await page.goto('/user/account/profile');
    await page.getByRole('button', { name: menu.narrow }).click();
    await expect(page.getByRole('button', { name: menu.widen })).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    const widen = page.getByRole('button', { name: menu.widen });
    await expect(widen).toHaveAttribute('aria-pressed', 'true');
    await goByMenu(page, language, '/user/account/bill');
    await widen.click();
    await expect(page.getByRole('button', { name: menu.narrow })).toBeVisible();
  });

  test('is a drawer on a phone, which a page or Escape closes', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await becomeMember(page, baseURL ?? '');
    await page.goto('/user/account/profile');
    const opener = page.getByRole('button', { name: words.routes['user/account/profile'] });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: menu.label });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await goByMenu(page, language, '/user/account/bill');
    await expect(drawer).toBeHidden();
  });
});

test.describe('lists', () => {
  test('the back button brings back page and filter', async ({ page, baseURL }) => {
    const { id } = await becomeMember(page, baseURL ?? '');
    await giveMovements(id, 23);
    await page.goto('/user/account/balance');
    const pager = page.getByRole('navigation', { name: words.ui.pager.label });
    await pager.getByRole('link', { name: words.ui.pager.next }).click();
    await expectRunningBalances(page, 13, 4);
    await page.getByLabel(zh.filter.kind).selectOption('recharge');
    await expect(page.getByRole('heading', { name: zh.emptyFiltered })).toBeVisible();
    await expect(page).toHaveURL(/\?kind=recharge$/);
    await page.goBack();
    await expectRunningBalances(page, 13, 4);
    await page.reload();
    await expectRunningBalances(page, 13, 4);
    await pager.getByLabel(words.ui.pager.size).selectOption('50');
    await expectRunningBalances(page, 23, 1);
    await page.goBack();
    await page.goBack();
    await expectRunningBalances(page, 23, 14);
    await expect(page).toHaveURL(/\/user\/account\/balance$/);
  });

  test.describe('when the shop fails', () => {
    test.use({ expectedTroubles: [/status of 500/] });

    test('say so, and load on another try', async ({ page, baseURL }) => {
      const { id } = await becomeMember(page, baseURL ?? '');
      await giveMovements(id, 12);
      await page.goto('/user/account/bill');
      await page.route('**/api/account/bill*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
      await page.getByRole('link', { name: words.ui.pager.next }).click();
      const failure = page.getByRole('alert').filter({ hasText: words.ui.failed.title });
      await expect(failure).toBeVisible();
      await failure.getByRole('button', { name: words.ui.retry }).click();
      await expectRunningBalances(page, 2, 1);
    });
  });

  testAlone.describe('without a script', () => {
    testAlone.use({ javaScriptEnabled: false });

    testAlone('have links to their pages', async ({ page, baseURL }) => {
      const { id } = await becomeMember(page, baseURL ?? '');
      await giveMovements(id, 12);
      await page.goto('/user/account/bill');
      await page.getByRole('link', { name: words.ui.pager.next }).click();
      await expectRunningBalances(page, 2, 1);
      await expect(page.getByText(words.ui.pager.next)).toHaveAttribute('aria-disabled', 'true');
    });
  });

  test('say to a new member what will be there', async ({ page, baseURL }) => {
    await becomeMember(page, baseURL ?? '');
    for (const [path, text] of [
      ['/user/account/balance', zh.balance.empty],
      ['/user/account/balance?view=recharges', zh.recharge.list.empty],
      ['/user/account/integral', zh.integral.empty],
      ['/user/account/bill', zh.bill.empty],
      ['/user/common/userAddress', words.addresses.empty.title],
      ['/user/message', words.messages.empty.all],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible();
    }
    await page.goto('/user/account/overview');
    await expect(page.getByText(words.overview.messages.none)).toBeVisible();
  });
});

/** Movements of one fen each leave one fen less with every row. */
async function expectRunningBalances(page: Page, first: number, last: number): Promise<void> {
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(first - last + 1);
  const shown = (fen: number) => `¥0.${String(fen).padStart(2, '0')}`;
  await expect(rows.first().getByRole('cell').last()).toHaveText(shown(first));
  await expect(rows.last().getByRole('cell').last()).toHaveText(shown(last));
}
