import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { buyPath } from '../../lib/routes/buy-link.ts';
import { products } from '../../lib/server/catalogue/tables.ts';
import { invoiceTitles, titlePapers } from '../../lib/server/invoices/tables.ts';
import validation from '../../messages/zh-cn/validation.json' with { type: 'json' };
import { expectAccessible, expectAccessibleDayAndNight } from '../fixtures/accessible.ts';
import { type ApiUser, asUser } from '../fixtures/as-user.ts';
import { becomeMember } from '../fixtures/member.ts';
import { withShop } from '../fixtures/shop-context.ts';
import { expect, test } from '../fixtures/test.ts';
import { filledIn, memberWords } from '../pages/words.ts';

const language = 'zh-cn';
const { invoices: words, orders } = memberWords[language];

const name = '北风商贸（上海）有限公司';
const taxNo = '91310000MA1FL0000N';
const billingText = [
  '开票信息',
  `公司名称：北风商贸(上海)有限公司`,
  `税号：${taxNo}`,
  '地址、电话：上海市徐汇区漕溪北路18号 021-64381234',
  '开户行及账号：招商银行上海徐家汇支行 121909876510101',
].join('\n');

/** Something ready to buy, as its page leads to the checkout. */
async function checkoutOf(api: ApiUser): Promise<string> {
  const [row] = await withShop(({ db }) =>
    db.select({ id: products.id }).from(products).where(eq(products.slug, 'heavy-duty-stapler')),
  );
  const id = row?.id ?? 0;
  const { variants } = await api.get<{ variants: { id: number }[] }>('/api/product/info', { id });
  return buyPath({ product_id: id, variant_id: variants[0]?.id ?? 0, qty: 1 });
}

/** An operator has looked at the documents of a member's only title. */
const approveDocuments = (userId: number) =>
  withShop(async ({ db, clock }) => {
    const [title] = await db.select().from(invoiceTitles).where(eq(invoiceTitles.ownerId, userId));
    const decided = { status: 'approved' as const, fileIds: [1], askedAt: clock.now(), decidedAt: clock.now() };
    await db.insert(titlePapers).values({ ...decided, titleId: title?.id ?? 0 });
  });

/** The bar of a change of pages is over; as long as it runs, it is part of the page. */
const untilArrived = (page: Page) => expect(page.locator('#nprogress')).toHaveCount(0);

test('a title is filled from a pasted text, corrected, saved, and chosen for an order', async ({
  page,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000);
  const { id } = await becomeMember(page, baseURL ?? '');
  const api = await asUser(request, id);

  await test.step('an empty list offers the first title', async () => {
    await page.goto('/user/account/invoice/invoiceTitles');
    await expect(page.getByText(words.titles.empty)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: words.titles.add }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.form.add })).toBeVisible();
  });

  await test.step('a pasted text fills what is empty, and leaves what was typed', async () => {
    const field = (key: keyof typeof words.fields) => page.getByLabel(words.fields[key], { exact: true });
    await field('name').fill('北风');
    await page.getByLabel(words.paste.title).fill(billingText);
    await page.getByRole('button', { name: words.paste.fill }).click();
    await expect(field('tax_no')).toHaveValue(taxNo);
    await expect(field('bank_account')).toHaveValue('121909876510101');
    await expect(field('name')).toHaveValue('北风');
    await expect(page.getByText(filledIn(words.paste.unplaced, { texts: '开票信息' }))).toBeVisible();
    await untilArrived(page);
    await expectAccessibleDayAndNight(page);
    await page.getByRole('button', { name: words.paste.replace }).click();
    await expect(field('name')).toHaveValue(name);
    await field('tax_no').fill('91310000MAIFL0000N');
    await page.getByRole('button', { name: words.form.save }).click();
    await expect(page.getByText(filledIn(validation.taxNoCharacter, { position: 11, character: 'I' }))).toBeVisible();
    await field('tax_no').fill(taxNo);
    await page.getByRole('button', { name: words.form.save }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText(taxNo)).toBeVisible();
    await untilArrived(page);
    await expectAccessibleDayAndNight(page);
  });

  await test.step('what approved papers prove is reviewed again when it changes, and the form says so first', async () => {
    await approveDocuments(id);
    await page.reload();
    await expect(page.getByText(words.papers.states.approved)).toBeVisible();
    await page.getByRole('link', { name: filledIn(words.titles.editOf, { name }) }).click();
    const note = page.getByRole('status').getByText(words.papers.saving.review);
    const account = page.getByLabel(words.fields.bank_account, { exact: true });
    await expect(account).toHaveValue('121909876510101');
    await expect(note).toBeHidden();
    await account.fill('1219 0987 6510 101');
    await expect(note).toBeHidden();
    await account.fill('121909876510102');
    await expect(note).toBeVisible();
    await untilArrived(page);
    await expectAccessibleDayAndNight(page);
    await page.getByRole('button', { name: words.form.save }).click();
    await expect(page.getByText(words.papers.states.pending)).toBeVisible();
  });

  await test.step('the checkout takes it over', async () => {
    await page.goto(await checkoutOf(api));
    const { invoice } = orders.checkout;
    await page.getByLabel(invoice.saved).selectOption({ label: filledIn(invoice.savedTitle, { name, number: taxNo }) });
    await expect(page.getByRole('radio', { name: invoice.kinds.company })).toBeChecked();
    await expect(page.getByLabel(invoice.companyName)).toHaveValue(name);
    await expect(page.getByLabel(invoice.taxNo)).toHaveValue(taxNo);
    await page.getByLabel(invoice.taxNo).fill('91310000MAIFL0000N');
    await page.getByRole('button', { name: orders.checkout.submit }).click();
    await expect(page.getByText(filledIn(validation.taxNoCharacter, { position: 11, character: 'I' }))).toBeVisible();
  });

  await test.step('and it can be deleted', async () => {
    await page.goto('/user/account/invoice/invoiceTitles');
    await page.getByRole('button', { name: filledIn(words.titles.deleteOf, { name }) }).click();
    const dialog = page.getByRole('dialog', { name: filledIn(words.titles.removeTitle, { name }) });
    await dialog.getByRole('button', { name: words.titles.delete }).click();
    await expect(page.getByText(words.titles.empty)).toBeVisible();
  });
});
