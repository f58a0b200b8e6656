import { formatMoney } from '../../lib/i18n/money.ts';
import { casesOf } from '../../lib/server/workflows/aftersales/cases-for-tests.ts';
import { expectAccessible } from '../fixtures/accessible.ts';
import { enterAs } from '../fixtures/member.ts';
import { idOfMember } from '../fixtures/member-facts.ts';
import { openAs } from '../fixtures/people.ts';
import { withShop } from '../fixtures/shop-context.ts';
import { expect, test } from '../fixtures/test.ts';
import { attachPhoto, expectCaseState, openCase, openerOf, takeStep } from '../pages/aftersales.ts';
import { deskWords, memberWords } from '../pages/words.ts';

const language = 'zh-cn';
const { aftersales: words, aftersaleKinds: kinds } = memberWords[language];
const { statuses } = kinds;
const { actions, sides } = deskWords[language].deskCases;

/** A store that has sent an order, whose customer wants the money back. */
function newRequest(): Promise<{ no: string; customerId: number; sellerId: number }> {
  return withShop(async (ctx) => {
    ctx.env.PAYMENT_SANDBOX = true;
    const shop = casesOf({ ctx });
    const order = await shop.newSent();
    const no = await shop.apply(order, 'refund_only', { description: '颜色偏绿' });
    return { no, customerId: order.customer.userId, sellerId: order.store.userId };
  });
}

test('what the store refuses is decided by the platform, with a note that both read', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { no, customerId, sellerId } = await newRequest();
  const [refusal, objection, note] = ['与留样一致，没有色差', '两批放在一起就看得出来', '两批的色差超出约定，退一部分'];
  await enterAs(page, baseURL ?? '', customerId);
  const seller = await openAs(browser, { baseURL: baseURL ?? '', userId: sellerId });
  const operator = await openAs(browser, { baseURL: baseURL ?? '', userId: await idOfMember('demo_operator') });

  await test.step('the store refuses, and shows why', async () => {
    await openCase(seller, 'store', no);
    const { name: begin, title, do: send, reason } = actions.refuse;
    await takeStep(seller, { begin, title: title.review, send }, async (dialog) => {
      await dialog.getByLabel(reason, { exact: true }).fill(refusal);
      await attachPhoto(dialog, language, 'sample.png');
      await expectAccessible(seller, 'dialog');
    });
    await expectCaseState(seller, statuses.rejected);
    await expect(seller.getByRole('figure', { name: sides.refusalFiles })).toBeVisible();
  });

  await test.step('the customer reads it, and has the platform decide', async () => {
    await page.goto(`/user/account/order_aftersales/info?no=${no}`);
    await expectCaseState(page, kinds.customerStatuses.rejected);
    await expect(page.getByText(refusal).first()).toBeVisible();
    await expect(page.getByRole('button', { name: openerOf(language, 'sample.png') })).toBeVisible();
    const { title, do: send, label } = words.dialogs.dispute;
    await takeStep(page, { begin: words.actions.dispute, title, send }, async (dialog) => {
      await dialog.getByLabel(label).fill(objection);
      await attachPhoto(dialog, language, 'both.png');
    });
    await expectCaseState(page, kinds.customerStatuses.disputed);
  });

  await test.step('an operator finds it at the desk, sees both sides and decides', async () => {
    await operator.goto(`/user/desk/aftersales?q=${no}`);
    await operator.getByRole('link', { name: no }).click();
    for (const text of [refusal, objection]) await expect(operator.getByText(text).first()).toBeVisible();
    for (const name of [sides.refusalFiles, sides.disputeFiles])
      await expect(operator.getByRole('figure', { name })).toBeVisible();
    const { name: begin, title, do: send, ways, amount, note: label } = actions.decide;
    await takeStep(operator, { begin, title, send }, async (dialog) => {
      await dialog.getByRole('radio', { name: ways.refund }).first().check();
      await dialog.getByLabel(amount, { exact: true }).fill('40');
      await dialog.getByLabel(label, { exact: true }).fill(note);
      await expectAccessible(operator, 'dialog');
    });
    await expectCaseState(operator, statuses.completed);
  });

  await test.step('both read the note, and the customer has the money', async () => {
    const back = formatMoney(language, '40.00');
    for (const reader of [page, seller]) {
      await reader.reload();
      await expect(reader.getByText(note).first()).toBeVisible();
      await expect(reader.getByText(back).first()).toBeVisible();
    }
    await expectCaseState(page, kinds.customerStatuses.completed);
    await expect(page.getByText(words.refund.states.done, { exact: true })).toBeVisible();
  });
});
