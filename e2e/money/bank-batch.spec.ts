import { createTestUser } from '../../lib/server/factories/factories.ts';
import { toMember } from '../../lib/server/factories/store-factories.ts';
import { fixedClock } from '../../lib/server/kernel/clock.ts';
import { applyWithdrawal } from '../../lib/server/workflows/payouts/apply-withdrawal.ts';
import { payoutsOf } from '../../lib/server/workflows/payouts/payouts-for-tests.ts';
import { expectAccessible } from '../fixtures/accessible.ts';
import { enterAs } from '../fixtures/member.ts';
import { withShop } from '../fixtures/shop-context.ts';
import { expect, test } from '../fixtures/test.ts';
import { makeBatch, readBankAnswer, saveBankFile } from '../pages/bank-batches.ts';
import { deskWords } from '../pages/words.ts';

const language = 'zh-cn';
const { batches: words } = deskWords[language];
const threeDays = 3 * 86_400_000;

/** Two approved withdrawals to bank accounts, and who pays them. */
function newPeople() {
  return withShop(async (shop) => {
    const ctx = { ...shop, clock: fixedClock(new Date(Date.now() - threeDays)) };
    const payouts = payoutsOf({ ctx });
    const nos: string[] = [];
    for (const amount of [81_00, 64_00]) {
      const { member } = await payouts.newEarner(amount);
      const payee = await payouts.newPayee(member, 'bank');
      const asked = { amount, payeeId: payee.id, ip: '127.0.0.1', key: crypto.randomUUID() };
      const { no } = await applyWithdrawal(ctx, member, asked);
      await payouts.approve(no);
      nos.push(no);
    }
    const payer = toMember((await createTestUser(shop, { group: 'operator' })).id);
    return { nos, payerId: payer.userId };
  });
}

test('approved withdrawals go to the bank in one file, and its answer is read back', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const { nos, payerId } = await newPeople();
  const [paid = '', failed = ''] = nos;
  await enterAs(page, baseURL ?? '', payerId);

  await test.step('who pays chooses them, and sees what it comes to', () =>
    makeBatch(page, language, { nos, total: '145.00' }));
  await test.step('the file is saved, with a row for each', async () => {
    const [, ...rows] = await saveBankFile(page, language);
    expect(rows).toHaveLength(nos.length);
    for (const no of nos) expect(rows.flat()).toContain(no);
  });
  await test.step('what the bank answers is shown before anything is saved', () =>
    readBankAnswer(page, language, [
      { no: paid, amount: '81.00' },
      { no: failed, amount: '64.00', reason: '户名不符' },
    ]));
  await test.step('the batch and its payments tell what has become of them', async () => {
    await expect(page.getByText(words.progress.done)).toBeVisible();
    await expect(page.getByText('户名不符')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: paid }).click();
    const { deskPayouts: desk } = deskWords[language];
    await expect(page.getByText(desk.states.paid, { exact: true }).first()).toBeVisible();
  });
});
