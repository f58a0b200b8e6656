import { formatMoney } from '../../lib/i18n/money.ts';
import { fixedClock } from '../../lib/server/kernel/clock.ts';
import { confirmStatement } from '../../lib/server/settlement/index.ts';
import { findStoreNames } from '../../lib/server/store/index.ts';
import { settleStatementNow } from '../../lib/server/workflows/settlement/settle-statements.ts';
import { statementsOf } from '../../lib/server/workflows/settlement/statements-for-tests.ts';
import { expectAccessible } from '../fixtures/accessible.ts';
import { enterAs } from '../fixtures/member.ts';
import { openAs } from '../fixtures/people.ts';
import { withShop } from '../fixtures/shop-context.ts';
import { expect, test } from '../fixtures/test.ts';
import { takeStep } from '../pages/aftersales.ts';
import { deskWords, filledIn } from '../pages/words.ts';

const language = 'zh-cn';
const { deposits: words } = deskWords[language];

/** A store that can withdraw 100.00, and two people of the desk. */
function newPeople() {
  return withShop(async (shop) => {
    const ctx = { ...shop, clock: fixedClock(new Date()) };
    const desk = statementsOf({ ctx });
    const [store, first, second] = [await desk.newStore(), await desk.newOperator(), await desk.newOperator()];
    await desk.earn(store, 100_00);
    const { no } = await desk.make(store);
    await confirmStatement(ctx, store, no);
    await settleStatementNow(ctx, first, no);
    const name = (await findStoreNames(shop.db, [store.storeId])).get(store.storeId) ?? '';
    return { ownerId: store.userId, firstId: first.userId, secondId: second.userId, name };
  });
}

test('a store pays the security deposit it is asked for, and gets a part of it back by two', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { ownerId, firstId, secondId, name } = await newPeople();
  const { form } = words.desk;
  await enterAs(page, baseURL ?? '', ownerId);
  const first = await openAs(browser, { baseURL: baseURL ?? '', userId: firstId });
  const second = await openAs(browser, { baseURL: baseURL ?? '', userId: secondId });
  const propose = (kind: string, amount: string, due?: string) =>
    takeStep(first, { begin: words.desk.propose, title: form.title, send: form.confirm }, async (dialog) => {
      await dialog.getByLabel(form.store).fill(name);
      await first.getByRole('option', { name }).click();
      await dialog.getByRole('radio', { name: kind }).check();
      await dialog.getByLabel(form.amount).fill(amount);
      if (due) await dialog.getByLabel(form.due).fill(due);
      await dialog.getByLabel(form.reason).fill('入驻保证金');
      await expectAccessible(first, 'dialog');
    });

  await test.step('one operator asks for it', async () => {
    await first.goto('/user/desk/deposits');
    await expectAccessible(first);
    await propose(words.kinds.demand, '60', new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
  });
  await test.step('the store pays it out of what it can withdraw', async () => {
    await page.goto('/user/store/finance?view=deposit');
    await expectAccessible(page);
    const no =
      (await page
        .getByText(/^SD\d{14}$/)
        .first()
        .textContent()) ?? '';
    const { pay, payTitle, payConfirm } = words.store;
    const send = filledIn(payConfirm, { amount: formatMoney(language, '60.00') });
    await takeStep(page, { begin: `${pay} ${no}`, title: filledIn(payTitle, { no }), send });
    await expect(page.getByText(words.store.states.paid, { exact: true }).last()).toBeVisible();
    await expect(page.getByText(formatMoney(language, '40.00')).first()).toBeVisible();
  });
  await test.step('a part of it is given back, by another operator', async () => {
    await propose(words.kinds.release, '25');
    await second.goto('/user/desk/deposits?status=proposed&kind=release');
    const row = second.getByRole('row').filter({ hasText: name });
    const no =
      (await row
        .getByText(/^SD\d{14}$/)
        .first()
        .textContent()) ?? '';
    const { approve } = words.desk.decisions;
    const title = filledIn(words.desk.titles.release, { no });
    await takeStep(second, { begin: `${approve} ${no}`, title, send: approve });
    await page.reload();
    await expect(page.getByText(formatMoney(language, '35.00')).first()).toBeVisible();
    await expect(page.getByText(formatMoney(language, '65.00')).first()).toBeVisible();
  });
});
