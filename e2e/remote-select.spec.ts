import english from '../messages/en/identityDesk.json' with { type: 'json' };
import money from '../messages/en/paymentsDesk.json' with { type: 'json' };
import ui from '../messages/en/ui.json' with { type: 'json' };
import people from '../messages/zh-cn/identityDesk.json' with { type: 'json' };
import { expectAccessible } from './fixtures/accessible.ts';
import { enterBy, openSession } from './fixtures/member.ts';
import { idOfMember } from './fixtures/member-facts.ts';
import { expect, test } from './fixtures/one-browser.ts';

const { remoteSelect: words } = ui;
const name = people.users.columns.group;

test('a remote select chooses nothing from the answer to an earlier search, and says how much it found', async ({
  page,
  baseURL,
}) => {
  await enterBy(page, baseURL ?? '', await openSession(await idOfMember('demo_operator')));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/group\/options.*quickSearch=[^&]/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/user/desk/users');
  const field = page.getByRole('combobox', { name });
  const options = page.getByRole('listbox', { name }).getByRole('option');
  await field.click();
  await expect(options.first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /找到 \d+ 项/ })).toHaveCount(1);
  await field.pressSequentially('平台');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue('平台');
  await expect(page).toHaveURL(/\/users$/);
  answer();
  await expect(options).toHaveText(['平台运营']);
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /option-0$/);
  await field.press('Enter');
  await expect(page).toHaveURL(/group_id=\d+/);
  await expect(field).toHaveValue('平台运营');
});

test.describe('in English', () => {
  test.use({ language: 'en', expectedTroubles: [/ERR_FAILED/] });
  const label = english.users.columns.group;

  test('a remote select is worked by keys alone, and cleared', async ({ page, baseURL }) => {
    await enterBy(page, baseURL ?? '', await openSession(await idOfMember('demo_operator')));
    await page.goto('/user/desk/users');
    const field = page.getByRole('combobox', { name: label });
    const options = page.getByRole('listbox', { name: label }).getByRole('option');
    await field.focus();
    await field.press('ArrowDown');
    await expect(options.nth(1)).toBeVisible();
    const last = (await options.count()) - 1;
    for (const [key, place] of [
      ['End', last],
      ['Home', 0],
      ['PageDown', Math.min(5, last)],
      ['PageUp', 0],
    ] as const) {
      await field.press(key);
      await expect(field).toHaveAttribute('aria-activedescendant', new RegExp(`option-${place}$`));
    }
    await expectAccessible(page, 'main');
    await field.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(page).toHaveURL(/\/users$/);
    await field.press('ArrowDown');
    await field.press('End');
    await field.press('Enter');
    await expect(page).toHaveURL(/group_id=\d+/);
    await expect(field).not.toHaveValue('');
    await page.getByRole('button', { name: words.clear, exact: true }).click();
    await expect(page).toHaveURL(/\/users$/);
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  });

  test('a remote select that nobody answered can be asked again', async ({ page, baseURL }) => {
    await enterBy(page, baseURL ?? '', await openSession(await idOfMember('demo_operator')));
    await page.route(/group\/options/, (route) => route.abort());
    await page.goto('/user/desk/users');
    const field = page.getByRole('combobox', { name: label });
    await field.press('ArrowDown');
    const fault = page.getByRole('alert').filter({ hasText: words.failed });
    await expect(fault).toBeVisible();
    await page.unroute(/group\/options/);
    await fault.getByRole('button', { name: words.retry }).press('Enter');
    await expect(fault).toHaveCount(0);
    await expect(field).toBeFocused();
    await field.press('ArrowDown');
    await expect(page.getByRole('listbox', { name: label }).getByRole('option').first()).toBeVisible();
  });

  test('Escape closes the list of a remote select, and not the dialog it stands in', async ({ page, baseURL }) => {
    await enterBy(page, baseURL ?? '', await openSession(await idOfMember('demo_operator')));
    await page.goto('/user/desk/adjustments');
    await page.getByRole('button', { name: money.adjustments.propose }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('combobox').first();
    await field.press('ArrowDown');
    await field.pressSequentially('demo');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, 'dialog');
    await field.press('Escape');
    await expect(dialog.getByRole('option')).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await field.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});
