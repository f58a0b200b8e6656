import type { Locator, Page } from '@playwright/test';
import { savedAddress } from '../lib/server/factories/saved-address.ts';
import { createTestStore } from '../lib/server/factories/store-factories.ts';
import { asUser } from './fixtures/as-user.ts';
import { becomeMember, enterAs } from './fixtures/member.ts';
import { idOfMember } from './fixtures/member-facts.ts';
import { withShop } from './fixtures/shop-context.ts';
import { expect, test } from './fixtures/test.ts';
import { deskWords } from './pages/words.ts';

const typed = '刚刚写下';
const box = (page: Page, name: string) => page.locator(`[name="${name}"]`).filter({ visible: true }).first();

/** Types, presses a link of the menu at once, goes back, and finds it again. */
async function leaveAndReturn(page: Page, field: Locator, text = typed): Promise<void> {
  const here = page.url();
  await field.fill(text);
  await page.locator('a[href^="/user/account/overview"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/overview/);
  await page.goBack();
  await expect(page).toHaveURL(here);
  await expect(field).toHaveValue(text);
}

/** Whether a tab that is closed now asks first. */
const wouldAsk = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('what a member has typed stands there again after a link, and Enter sends all of it', async ({
  page,
  request,
  baseURL,
}) => {
  const { id } = await becomeMember(page, baseURL ?? '');
  const member = await asUser(request, id);
  await page.goto('/user/account/invoice/invoiceTitlesEdit');
  await leaveAndReturn(page, box(page, 'name'));
  await box(page, 'tax_no').fill('91310000MA1FL0000N');
  expect(await wouldAsk(page)).toBe(true);
  await box(page, 'tax_no').press('Enter');
  await expect(page).toHaveURL(/invoiceTitles$/);
  const { list } = await member.get<{ list: { name: string }[] }>('/api/invoice/titles');
  expect(list.map(({ name }) => name)).toEqual([typed]);
  expect(await wouldAsk(page)).toBe(false);
  await page.goto('/user/account/invoice/invoiceTitlesEdit');
  await expect(box(page, 'name')).toHaveValue('');
  await page.goto('/user/recommend');
  await leaveAndReturn(page, box(page, 'plan'));
});

test('so does what an operator has typed into settings, a page and a product', async ({ page, baseURL }) => {
  await enterAs(page, baseURL ?? '', await idOfMember('demo_operator'));
  await page.goto('/user/desk/settings');
  await leaveAndReturn(page, box(page, 'site.name'));
  expect(await wouldAsk(page)).toBe(true);
  await page.goto('/user/desk/pages/edit');
  await leaveAndReturn(page, box(page, 'url'), 'written-just-now');
  await page.goto('/user/desk/products/edit');
  await leaveAndReturn(page, box(page, 'slug'), 'written-just-now');
});

test('and what an owner has typed of the store, or of an address, which can be saved at once as well', async ({
  page,
  request,
  baseURL,
}) => {
  const { owner } = await withShop((ctx) => createTestStore(ctx));
  const caller = await asUser(request, owner.id);
  const { legal, payee, save } = deskWords['zh-cn'].storeProfile;
  await enterAs(page, baseURL ?? '', owner.id);
  await page.goto('/user/store/profile');
  await page.locator('#edit-shop').click();
  // Its form is open again, with what was typed.
  await leaveAndReturn(page, box(page, 'intro'));
  await box(page, 'intro').fill(`${typed}，没有等待就保存`);
  await page.getByRole('button', { name: save, exact: true }).click();
  await expect(page.locator('#edit-shop')).toBeFocused();
  expect(await caller.get('/api/store/profile')).toMatchObject({ intro: `${typed}，没有等待就保存` });

  await page.getByRole('button', { name: legal.change }).click();
  await leaveAndReturn(page, box(page, 'legal_person'));

  const bank = box(page, 'payee_bank');
  await page.getByRole('button', { name: payee.change }).click();
  await bank.fill(typed);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: payee.change }).click();
  await expect(bank).toHaveValue(typed);

  const { id: _, ...address } = savedAddress;
  const { id } = await caller.post<{ id: number }>('/api/address/save', address);
  await page.goto(`/user/common/userAddress/addressForm?id=${id}`);
  await leaveAndReturn(page, box(page, 'address'));
  await box(page, 'address').press('Enter');
  await expect(page).toHaveURL(/userAddress$/);
  const { list } = await caller.get<{ list: { address: string }[] }>('/api/address/list');
  expect(list.map(({ address }) => address)).toEqual([typed]);
});
