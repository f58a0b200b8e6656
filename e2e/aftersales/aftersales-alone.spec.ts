import { formatMoney } from '../../lib/i18n/money.ts';
import { casesOf } from '../../lib/server/workflows/aftersales/cases-for-tests.ts';
import { enterAs } from '../fixtures/member.ts';
import { openAs } from '../fixtures/people.ts';
import { withShop } from '../fixtures/shop-context.ts';
import { expect, test } from '../fixtures/test.ts';
import { attachPhoto, expectCaseState, openCase, openerOf, requestCase, takeStep } from '../pages/aftersales.ts';
import { expectOrderState } from '../pages/ordering.ts';
import { deskWords, memberWords } from '../pages/words.ts';

const language = 'zh-cn';
const { aftersales: words, aftersaleKinds: kinds, orders } = memberWords[language];
const { serviceStatuses, statuses } = kinds;
const { actions } = deskWords[language].deskCases;

/** As the shop offers them. */
const reasons = { mistake: '不想要了或拍错', unfinished: '服务未完成或不达标' };

test('what nobody has accepted yet is paid back at once, without anybody’s hand', async ({ page, baseURL }) => {
  const { no, customer } = await withShop(async (ctx) => {
    ctx.env.PAYMENT_SANDBOX = true;
    return casesOf({ ctx }).newPaid({ payable: 8800, qty: 2 });
  });
  await enterAs(page, baseURL ?? '', customer.userId);

  await test.step('the order leads to the form, which offers to cancel and refund it', async () => {
    await page.goto(`/user/order_info?no=${no}`);
    await page.getByRole('link', { name: orders.aftersales.apply }).first().click();
    await expect(page.getByText(words.apply.types.refundUnsent)).toBeVisible();
    await expect(page.getByText(formatMoney(language, '88.00')).first()).toBeVisible();
    await requestCase(page, language, { reason: reasons.mistake, description: '' });
  });

  await test.step('the money is back, and the order closed', async () => {
    await expectCaseState(page, kinds.customerStatuses.completed);
    await expect(page.getByText(words.refund.states.done, { exact: true })).toBeVisible();
    await expect(page.getByText(words.refund.kinds.balance)).toBeVisible();
    await page.getByRole('link', { name: no }).click();
    await expectOrderState(page, orders.status.closed);
  });
});

test('a service that was not good enough is done again', async ({ page, browser, baseURL }) => {
  const { no, customer, store } = await withShop(async (ctx) => {
    ctx.env.PAYMENT_SANDBOX = true;
    const shop = casesOf({ ctx });
    const order = await shop.newPaid({ fulfilment: 'service' });
    const owner = await shop.newStore();
    await shop.deliver(owner, order);
    return { ...order, store: owner };
  });
  await enterAs(page, baseURL ?? '', customer.userId);
  const seller = await openAs(browser, { baseURL: baseURL ?? '', userId: store.userId });
  let caseNo = '';

  await test.step('the customer asks for it to be done again', async () => {
    await page.goto(`/user/account/order_aftersales/apply?no=${no}`);
    const again = { type: kinds.serviceTypes.reship, reason: reasons.unfinished, description: '第二个房间没有做' };
    caseNo = await requestCase(page, language, again);
    await expectCaseState(page, kinds.customerStatuses.applied);
  });

  await test.step('the store agrees, comes again and shows what it did', async () => {
    await openCase(seller, 'store', caseNo);
    const { name, title } = actions.approve;
    await takeStep(seller, { begin: name.service, title: title.service, send: name.service });
    await expectCaseState(seller, serviceStatuses.awaiting_reship);
    const { doneName, doneTitle, doneNote } = actions.reship;
    const done = { begin: doneName.service, title: doneTitle.service, send: doneName.service };
    await takeStep(seller, done, async (dialog) => {
      await dialog.getByLabel(doneNote, { exact: true }).fill('第二个房间已补做');
      await attachPhoto(dialog, language, 'room.png');
    });
    await expectCaseState(seller, serviceStatuses.reshipped);
  });

  await test.step('the customer sees it and confirms', async () => {
    await page.reload();
    await expect(page.getByText('第二个房间已补做')).toBeVisible();
    await expect(page.getByRole('button', { name: openerOf(language, 'room.png') })).toBeVisible();
    const { title, do: send } = words.dialogs.confirm;
    await takeStep(page, { begin: words.actions.confirm_service, title, send });
    await expectCaseState(page, kinds.customerStatuses.completed);
    await seller.reload();
    await expectCaseState(seller, statuses.completed);
  });
});
