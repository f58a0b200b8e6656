import { eq } from 'drizzle-orm';
import { formatMoney } from '../../lib/i18n/money.ts';
import { productVariants } from '../../lib/server/catalogue/tables.ts';
import type { ServerContext } from '../../lib/server/db/context.ts';
import { makeCategory, makeProduct } from '../../lib/server/factories/product-factory.ts';
import { casesOf } from '../../lib/server/workflows/aftersales/cases-for-tests.ts';
import { confirmReceipt } from '../../lib/server/workflows/orders/receive-order.ts';
import { expectAccessible } from '../fixtures/accessible.ts';
import { enterAs } from '../fixtures/member.ts';
import { openAs } from '../fixtures/people.ts';
import { withShop } from '../fixtures/shop-context.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectCaseState, openCase, requestCase, takeStep } from '../pages/aftersales.ts';
import { deskWords, filledIn, memberWords } from '../pages/words.ts';

const language = 'zh-cn';
const { aftersales: words, aftersaleKinds: kinds } = memberWords[language];
const { statuses } = kinds;
const { actions, detail } = deskWords[language].deskCases;

/** As the shop offers it. */
const noReason = '七天无理由退货';

/** Five pieces from the stock of a store that takes goods back, which have arrived. */
function newDelivered() {
  return withShop(async (ctx) => {
    ctx.env.PAYMENT_SANDBOX = true;
    const shop = casesOf({ ctx });
    const ids = await newVariant(ctx);
    const { no, customer, store } = await shop.newSent({ qty: 5, payable: 10_000, ...ids });
    await confirmReceipt(ctx, { no, member: customer });
    return { no, customerId: customer.userId, sellerId: store.userId, ...ids };
  });
}

/** A version of which there are twenty, of a product that nobody finds. */
async function newVariant({ db }: ServerContext) {
  const slug = `returned-${crypto.randomUUID().slice(0, 8)}`;
  const categoryId = await makeCategory(db, slug);
  const productId = await makeProduct(db, { slug, categoryId, stock: 20, status: 'draft' });
  const [variant] = await db.select().from(productVariants).where(eq(productVariants.productId, productId));
  return { productId, variantId: variant?.id ?? 0 };
}

async function stockOf(variantId: number): Promise<number | null | undefined> {
  const rows = await withShop(({ db }) => db.select().from(productVariants).where(eq(productVariants.id, variantId)));
  return rows[0]?.stockOnHand;
}

test('a return comes in two parcels, and goes back into stock as far as it can be sold again', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { no, customerId, sellerId, variantId } = await newDelivered();
  expect(await stockOf(variantId)).toBe(15);
  await enterAs(page, baseURL ?? '', customerId);
  const seller = await openAs(browser, { baseURL: baseURL ?? '', userId: sellerId });
  const whole = formatMoney(language, '100.00');
  let caseNo = '';

  await test.step('the customer asks to return it, and the store says where to', async () => {
    await page.goto(`/user/account/order_aftersales/apply?no=${no}`);
    const request = { type: kinds.types.return_refund, reason: noReason, description: '尺寸不合适' };
    caseNo = await requestCase(page, language, request);
    await openCase(seller, 'store', caseNo);
    const { name, title } = actions.approve;
    const approval = { begin: name.return_refund, title: title.return_refund, send: name.return_refund };
    await takeStep(seller, approval, (dialog) => expect(dialog.getByText('科技园路 1 号')).toBeVisible());
    await expectCaseState(seller, statuses.awaiting_return);
  });

  await test.step('the customer reads the address and sends two parcels', async () => {
    await page.reload();
    await expect(page.getByText('科技园路 1 号')).toBeVisible();
    for (const [trackingNo, begin, title] of [
      ['SF1000000000001', words.actions.send_back, words.ship.title],
      ['JD0012345678901', words.actions.another_parcel, words.ship.titleAnother],
    ] as const) {
      await takeStep(page, { begin, title, send: words.ship.do }, (dialog) =>
        dialog.getByLabel(words.ship.trackingNo).fill(trackingNo),
      );
      await expect(page.getByText(trackingNo)).toBeVisible();
    }
    await expect(page.getByText(words.ship.carriers.jd, { exact: true })).toBeVisible();
  });

  const { name: begin, title, came, good, ways, doPart, do: send } = actions.receive;
  const count = { came: filledIn(came, { qty: 5 }), good };
  const back = (pieces: number, resellable: number) => filledIn(detail.back, { back: pieces, good: resellable });

  await test.step('the first parcel is written down, and nothing is paid back yet', async () => {
    await seller.reload();
    await takeStep(seller, { begin, title, send: doPart }, async (dialog) => {
      await dialog.getByLabel(count.came).fill('3');
      await dialog.getByLabel(count.good).fill('2');
      await dialog.getByRole('radio', { name: ways.part }).check();
      await expectAccessible(seller, 'dialog');
    });
    await expect(seller.getByText(back(3, 2))).toBeVisible();
    await expectCaseState(seller, statuses.returning);
    expect(await stockOf(variantId)).toBe(15);
    await page.reload();
    await expect(page.getByText(words.timeline.events.receivePart)).toBeVisible();
  });

  await test.step('with the second the money goes back, and what can be sold again goes on sale', async () => {
    await takeStep(seller, { begin, title, send }, async (dialog) => {
      await expect(dialog.getByLabel(count.came)).toHaveValue('3');
      await dialog.getByLabel(count.came).fill('5');
      await dialog.getByLabel(count.good).fill('3');
    });
    await expectCaseState(seller, statuses.completed);
    await expect(seller.getByText(back(5, 3))).toBeVisible();
    expect(await stockOf(variantId)).toBe(18);
    await page.reload();
    await expectCaseState(page, kinds.customerStatuses.completed);
    await expect(page.getByText(filledIn(words.statusText.refunded, { amount: whole }))).toBeVisible();
  });
});
