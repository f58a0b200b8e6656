import shell from '../messages/en/shell.json' with { type: 'json' };
import { expect, test } from './fixtures/one-browser.ts';

test.use({ language: 'en' });

const { search: words } = shell;

test('the search field is worked by keys alone, and Escape takes back one thing at a time', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('banner').getByLabel(words.label);
  const options = page.getByRole('listbox', { name: words.suggestions }).getByRole('option');
  await field.focus();
  await field.pressSequentially('business');
  await expect(options.first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('business');
  await expect(field).toBeFocused();
  await field.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  await field.press('Escape');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await field.pressSequentially('business cards');
  await expect(options.filter({ hasText: 'Classic business cards' })).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/business-cards/);
});

test('what was searched for is offered again, and goes by the Delete key', async ({ page }) => {
  await page.goto('/product');
  const field = page.getByRole('banner').getByLabel(words.label);
  const recent = page.getByRole('listbox', { name: words.recent }).getByRole('option');
  for (const typed of ['desk', 'mingpian']) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${typed}`));
  }
  await field.fill('');
  await field.focus();
  await expect(recent).toHaveText([/^mingpian/, /^desk/]);
  await field.press('ArrowDown');
  await field.press('Delete');
  await expect(recent).toHaveText([/^desk/]);
  await page.getByRole('button', { name: words.forgetAll }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await expect(recent).toHaveCount(0);
});
