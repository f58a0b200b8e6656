import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { filledIn, memberWords } from './words.ts';

/** The drop-down of who is logged in; on a phone it stands in the drawer of the site. */
export function accountMenu(page: Page, language: Locale): Locator {
  const name = new RegExp(filledIn(memberWords[language].shell.account.menuOf, { name: '.+' }));
  return page
    .getByRole('banner')
    .locator('details', { has: page.getByLabel(name) })
    .filter({ visible: true });
}

/** Logs out by the header's menu, which leads to the home page. */
export async function logOut(page: Page, language: Locale): Promise<void> {
  const { account, nav } = memberWords[language].shell;
  if (hasDrawers(page)) await page.getByRole('button', { name: nav.openMenu }).click();
  await accountMenu(page, language).locator('summary').click();
  await page.getByRole('banner').getByRole('button', { name: account.logout }).click();
  await expect(page).toHaveURL(/\/$/);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names, 'no trace of the session stays').not.toContain('ba-user-token');
}

/** Opens a page of the member centre by its menu; on a phone the menu is a drawer. */
export async function goByMenu(page: Page, language: Locale, path: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: memberWords[language].member.menu.label });
  if (hasDrawers(page)) await page.locator('[data-dialog="member-drawer"]').first().click();
  await menu.locator(`a[href="${path}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Below 992 px menus are drawers (contract §9). */
function hasDrawers(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 992;
}
