import people from '../messages/zh-cn/identityDesk.json' with { type: 'json' };
import { enterBy, openSession } from './fixtures/member.ts';
import { idOfMember } from './fixtures/member-facts.ts';
import { expect, test } from './fixtures/test.ts';

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
