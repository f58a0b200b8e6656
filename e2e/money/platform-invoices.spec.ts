import { createTestUser } from '../../lib/server/factories/factories.ts';
import { fixedClock } from '../../lib/server/kernel/clock.ts';
import { feesOf } from '../../lib/server/workflows/invoices/fees-for-tests.ts';
import platformInvoices from '../../messages/zh-cn/invoicesPlatform.json' with { type: 'json' };
import { expectAccessible } from '../fixtures/accessible.ts';
import { enterAs } from '../fixtures/member.ts';
import { openAs } from '../fixtures/people.ts';
import { withShop } from '../fixtures/shop-context.ts';
import { expect, test } from '../fixtures/test.ts';
import { memberWords } from '../pages/words.ts';

const words = platformInvoices;
const { invoices } = memberWords['zh-cn'];

/** A store with a statement of which the platform has taken 50.00 and 6.00, and an operator. */
const newPeople = () =>
  withShop(async (shop) => {
    const desk = feesOf({ ctx: { ...shop, clock: fixedClock(new Date()) } });
    const store = await desk.newStore();
    const statement = await desk.newConfirmed(store, { commission: 5000, channelFee: 600 });
    await desk.titleOf(store);
    return { ownerId: store.userId, operatorId: (await createTestUser(shop, { group: 'operator' })).id, statement };
  });

/** As whoever records it for the platform leaves it. */
const issue = (no: string) =>
  withShop(async (shop) => {
    const { document } = await feesOf({ ctx: { ...shop, clock: fixedClock(new Date()) } }).issue(no);
    return document.fapiaoNo;
  });

test('the platform invoices a store’s commission', async ({ page, browser, baseURL }) => {
  test.setTimeout(180_000);
  const { ownerId, operatorId, statement } = await newPeople();
  await enterAs(page, baseURL ?? '', ownerId);

  const no = await test.step('the store asks for an invoice of its statement', async () => {
    await page.goto('/user/store/invoice/platform');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: words.overview.apply }).click();
    await expect(page.getByRole('checkbox', { name: new RegExp(statement) })).toBeChecked();
    await expect(page.getByText('¥56.00').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.main.submit }).click();
    await expect(page).toHaveURL(/records\?no=IV\d{14}$/);
    await expect(page.getByText(invoices.status.submitted, { exact: true }).first()).toBeVisible();
    return new URL(page.url()).searchParams.get('no') ?? '';
  });
  const operator = await openAs(browser, { baseURL: baseURL ?? '', userId: operatorId });
  await test.step('the desk sees that it waits', async () => {
    await operator.goto(`/user/desk/invoices?issuer=platform&q=${no}`);
    await expectAccessible(operator);
    await operator.getByRole('link', { name: no }).click();
    await expect(operator.getByText('*信息技术服务*平台服务费')).toBeVisible();
    await expectAccessible(operator);
  });
  const fapiaoNo = await issue(no);
  await test.step('both read the document once it is issued', async () => {
    for (const reader of [page, operator]) {
      await reader.reload();
      await expect(reader.getByText(fapiaoNo).first()).toBeVisible();
      await expect(reader.getByText('伍拾陆圆整')).toBeVisible();
    }
    await page.goto('/user/store/invoice/platform/main');
    await expect(page.getByText(words.main.empty)).toBeVisible();
  });
});
