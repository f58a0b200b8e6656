import { formatMoney } from '../../lib/i18n/money.ts';
import { createTestUser } from '../../lib/server/factories/factories.ts';
import { fixedClock } from '../../lib/server/kernel/clock.ts';
import { statementsOf } from '../../lib/server/workflows/settlement/statements-for-tests.ts';
import { expectAccessible } from '../fixtures/accessible.ts';
import { enterAs } from '../fixtures/member.ts';
import { openAs } from '../fixtures/people.ts';
import { withShop } from '../fixtures/shop-context.ts';
import { expect, test } from '../fixtures/test.ts';
import { takeStep } from '../pages/aftersales.ts';
import { deskWords, filledIn } from '../pages/words.ts';

const language = 'zh-cn';
const { statements: words } = deskWords[language];

/** A store with a statement to confirm, and two people of the desk. */
function newPeople() {
  return withShop(async (shop) => {
    const clock = fixedClock(new Date());
    const desk = statementsOf({ ctx: { ...shop, clock } });
    const store = await desk.newStore();
    await desk.earn(store, 120_00);
    const { no } = await desk.make(store);
    const newOperator = async () => (await createTestUser(shop, { group: 'operator' })).id;
    return { no, ownerId: store.userId, firstId: await newOperator(), secondId: await newOperator() };
  });
}

test('an objection ends in an adjustment that one operator submits and another approves', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { no, ownerId, firstId, secondId } = await newPeople();
  const { moves, titles, form } = words.desk;
  const titled = (title: string) => filledIn(title, { no });
  await enterAs(page, baseURL ?? '', ownerId);
  const first = await openAs(browser, { baseURL: baseURL ?? '', userId: firstId });
  const second = await openAs(browser, { baseURL: baseURL ?? '', userId: secondId });

  await test.step('the store objects to its statement, whose lines and history it reads', async () => {
    await page.goto(`/user/store/finance?statement=${no}`);
    await expect(page.getByText(words.events.make)).toBeVisible();
    const { object, objectTitle, objectConfirm, objectLabel } = words.store;
    await takeStep(
      page,
      { begin: `${object} ${no}`, title: titled(objectTitle), send: objectConfirm },
      async (dialog) => {
        await dialog.getByLabel(objectLabel).fill('少计一笔安装费');
        await expectAccessible(page, 'dialog');
      },
    );
    await expect(page.getByText(words.states.disputed, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('one operator finds it in the queue and submits an adjustment', async () => {
    await first.goto('/user/desk/statements');
    await expectAccessible(first);
    await takeStep(
      first,
      { begin: `${moves.propose} ${no}`, title: titled(titles.propose), send: form.confirm },
      async (dialog) => {
        await dialog.getByLabel(form.amount).fill('30');
        await dialog.getByLabel(form.reason).fill('补记安装费');
      },
    );
    await expect(first.getByRole('button', { name: `${moves.approve} ${no}` })).toHaveCount(0);
  });
  await test.step('another one approves it', async () => {
    await second.goto(`/user/desk/statements/info?no=${no}`);
    await takeStep(second, { begin: `${moves.approve} ${no}`, title: titled(titles.approve), send: moves.approve });
    await expect(second.getByText(words.events.adjust, { exact: true })).toBeVisible();
    await expectAccessible(second);
  });
  await test.step('the store reads the answer and the new sum, and confirms', async () => {
    await page.goto(`/user/store/finance?view=statements&no=${no}`);
    await expect(page.getByText(filledIn(words.answer, { reason: '补记安装费' })).first()).toBeVisible();
    await expect(page.getByText(formatMoney(language, '150.00')).first()).toBeVisible();
    const { confirm, confirmTitle } = words.store;
    await takeStep(page, { begin: `${confirm} ${no}`, title: titled(confirmTitle), send: confirm });
    await expect(page.getByText(words.states.confirmed, { exact: true }).first()).toBeVisible();
  });
  await test.step('the store saves it as a document, whose hash it reads', async () => {
    await page.goto(`/user/store/finance?statement=${no}`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: `${words.document.save} ${no}` }).click();
    expect((await saved).suggestedFilename()).toContain(`${no}.pdf`);
    await page.reload();
    await expect(page.getByText(words.document.hash)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('it is settled at once, because an operator does not wait', async () => {
    await first.goto(`/user/desk/statements/info?no=${no}`);
    await takeStep(first, { begin: `${moves.settle} ${no}`, title: titled(titles.settle), send: moves.settle });
    await expect(first.getByText(words.states.settled, { exact: true }).first()).toBeVisible();
  });
});
