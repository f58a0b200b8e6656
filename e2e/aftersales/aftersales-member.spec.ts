import sharp from 'sharp';
import type { CaseDetail } from '../../lib/contract/aftersales/member-records.ts';
import { formatMoney } from '../../lib/i18n/money.ts';
import { asStore } from '../../lib/server/orders/index.ts';
import { fulfilmentOf } from '../../lib/server/workflows/orders/fulfil-for-tests.ts';
import { expectAccessible } from '../fixtures/accessible.ts';
import { asUser } from '../fixtures/as-user.ts';
import { enterAs } from '../fixtures/member.ts';
import { withShop } from '../fixtures/shop-context.ts';
import { expect, test } from '../fixtures/test.ts';
import { filledIn, memberWords } from '../pages/words.ts';

const language = 'zh-cn';
const { aftersales: words, aftersaleKinds: kinds, orders } = memberWords[language];

/** An order of a store that its customer has received. */
function newDelivered(): Promise<{ no: string; customerId: number; sellerId: number }> {
  return withShop(async (ctx) => {
    ctx.env.PAYMENT_SANDBOX = true;
    const shop = fulfilmentOf({ ctx });
    const store = await shop.newStore();
    const order = await shop.newPaid();
    await shop.accept(store, order.no);
    await shop.ship(asStore(store), order.no);
    return { no: order.no, customerId: order.customer.userId, sellerId: store.userId };
  });
}

async function drawFault(name: string) {
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#8a5a44' } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

test('damaged goods with photos: a lower amount is proposed and accepted', async ({ page, request, baseURL }) => {
  const { no, customerId, sellerId } = await newDelivered();
  const customer = await asUser(request, customerId);
  const seller = await asUser(request, sellerId);
  await enterAs(page, baseURL ?? '', customerId);
  let caseNo = '';

  await test.step('the order leads to the form, which knows what can be requested', async () => {
    await page.goto('/user/account/myorder');
    const order = page.getByRole('article', { name: no });
    await order.getByRole('link', { name: orders.aftersales.apply }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.apply.title })).toBeVisible();
    await expectAccessible(page, 'main');
  });

  await test.step('what is filled in outlives a reload', async () => {
    await page.getByRole('radio', { name: kinds.types.refund_only }).check();
    const reason = page.getByLabel(words.apply.reason, { exact: true });
    await reason.selectOption({ index: 1 });
    await page.getByLabel(words.apply.description).fill('两件破损');
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles([await drawFault('a.png')]);
    await expect(page.getByRole('button', { name: filledIn(words.files.remove, { name: 'a.png' }) })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(words.apply.restored)).toBeVisible();
    await expect(page.getByLabel(words.apply.description)).toHaveValue('两件破损');
    await expect(page.getByRole('img', { name: 'a.png' })).toBeVisible();
  });

  await test.step('what is missing is said at its field', async () => {
    await page.getByRole('button', { name: words.apply.submit }).click();
    await expect(page.getByText(words.apply.faults.received)).toBeVisible();
    await page.getByRole('radio', { name: words.apply.receivedOptions.yes }).check();
    await page.getByLabel(words.apply.phone, { exact: true }).fill('13800138000');
    await page.getByRole('button', { name: words.apply.submit }).click();
    await expect(page).toHaveURL(/order_aftersales\/info\?no=AS\d{14}$/);
    caseNo = new URL(page.url()).searchParams.get('no') ?? '';
  });

  await test.step('a lower amount comes, is read and accepted', async () => {
    const { requested } = await customer.get<CaseDetail>('/api/aftersale/info', { no: caseNo });
    const amount = (Number(requested) / 2).toFixed(2);
    const proposal = { no: caseNo, amount, reason: '只破了一半', lines: [] };
    await seller.post('/api/store/aftersalePropose', proposal);
    await page.reload();
    await expect(page.getByText('只破了一半').first()).toBeVisible();
    await expectAccessible(page, 'main');
    await page.getByRole('button', { name: words.actions.accept, exact: true }).click();
    const shown = formatMoney(language, amount);
    const dialog = page.getByRole('dialog', { name: filledIn(words.dialogs.accept.title, { amount: shown }) });
    await dialog.getByRole('button', { name: words.dialogs.accept.do }).click();
    await expect(dialog).toHaveCount(0);
    const { approved } = await customer.get<CaseDetail>('/api/aftersale/info', { no: caseNo });
    expect(approved).toBe(amount);
  });

  await test.step('the list and the order know of it', async () => {
    await page.goto(`/user/account/order_aftersales?q=${no}`);
    await expect(page.getByRole('article', { name: caseNo })).toBeVisible();
    await page.goto(`/user/order_info?no=${no}`);
    await expect(page.getByRole('link', { name: caseNo }).first()).toBeVisible();
  });
});
