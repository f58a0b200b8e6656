import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '../lib/i18n/locales.ts';
import { auditMoney } from '../lib/server/workflows/ledger/audit-money.ts';
import { withShop } from './fixtures/shop-context.ts';
import { expect, test } from './fixtures/test.ts';
import { addPastedAddress } from './pages/addresses.ts';
import { goByMenu, logOut } from './pages/header.ts';
import { logIn, loginDialog } from './pages/login.ts';
import { bindEmail, changeAvatar } from './pages/profile.ts';
import { expectMovement, rechargeByPlayMoney } from './pages/recharge.ts';
import { registerByMobile } from './pages/register.ts';
import { appCode, changePassword, enterSecondFactor, switchTwoFactorOn } from './pages/security.ts';
import { expectLoggedOut, openElsewhere, signOutOtherDevice } from './pages/sessions.ts';
import { memberWords } from './pages/words.ts';

const halfAMinute = 30_000;

function newMember() {
  const number = randomInt(10 ** 8, 10 ** 9);
  return { mobile: `13${number}`, username: `j${number}`, email: `j${number}@example.com`, password: 'Journey-2026' };
}

/** Registers out of the header, as somebody who came to shop. */
async function join(page: Page, language: Locale, member: ReturnType<typeof newMember>): Promise<void> {
  await page.goto('/user/account/overview');
  await expect(loginDialog(page, language)).toBeVisible();
  await registerByMobile(page, language, member);
}

/** Recharges twice, so that the bill has a balance that runs. */
async function rechargeTwice(page: Page, language: Locale): Promise<void> {
  const first = { amount: '100.00', balance: '100.00' };
  const second = { amount: '50.50', balance: '150.50' };
  await goByMenu(page, language, '/user/account/balance');
  await rechargeByPlayMoney(page, language, first);
  await page.getByRole('button', { name: memberWords[language].wallet.recharge.done.see }).click();
  await expectMovement(page, language, first);
  await rechargeByPlayMoney(page, language, second);
  await goByMenu(page, language, '/user/account/bill');
  await expectMovement(page, language, first);
  await expectMovement(page, language, second);
}

async function expectSoundLedger(): Promise<void> {
  expect(await withShop(auditMoney)).toEqual([]);
}

test('a customer runs the whole account', async ({ page }) => {
  test.setTimeout(150_000);
  const language = 'zh-cn';
  const member = newMember();
  const next = { username: member.mobile, password: 'Another-2026' };

  await test.step('register by mobile', () => join(page, language, member));
  await test.step('bind the e-mail address', async () => {
    await goByMenu(page, language, '/user/account/profile');
    await bindEmail(page, language, member);
  });
  await test.step('show a picture', () => changeAvatar(page, language));
  await test.step('keep an address', async () => {
    await goByMenu(page, language, '/user/common/userAddress');
    await addPastedAddress(page, language);
  });
  await test.step('recharge, and see it on the bill', () => rechargeTwice(page, language));
  await test.step('change the password, which logs out everywhere', async () => {
    await goByMenu(page, language, '/user/account/changePassword');
    const other = await openElsewhere(page);
    await changePassword(page, language, { old: member.password, next: next.password });
    await expectLoggedOut(other, language);
    await logIn(page, language, next);
    await expect(page).toHaveURL(/\/user\/account\/overview$/);
  });
  await test.step('log in with a second factor', async () => {
    await goByMenu(page, language, '/user/account/changePassword');
    const { secret, recoveryCodes } = await switchTwoFactorOn(page, language, next.password);
    expect(recoveryCodes).toHaveLength(10);
    await logOut(page, language);
    await page.goto('/user/account/changePassword');
    await logIn(page, language, next);
    await enterSecondFactor(page, language, appCode(secret, new Date(Date.now() + halfAMinute)));
    await expect(page).toHaveURL(/\/user\/account\/changePassword$/);
  });
  await test.step('sign out another browser', async () => {
    const other = await openElsewhere(page);
    await signOutOtherDevice(page, language);
    await expectLoggedOut(other, language);
  });
  await test.step('log out', () => logOut(page, language));
  await expectSoundLedger();
});

test.describe('in English, on a phone', () => {
  test.use({ language: 'en', viewport: { width: 360, height: 740 } });

  test('a customer joins, keeps an address and recharges', async ({ page }) => {
    test.setTimeout(90_000);
    await join(page, 'en', newMember());
    await goByMenu(page, 'en', '/user/common/userAddress');
    await addPastedAddress(page, 'en');
    await rechargeTwice(page, 'en');
    await logOut(page, 'en');
    await expectSoundLedger();
  });
});
