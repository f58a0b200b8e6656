import { formatMoney } from '../lib/i18n/money.ts';
import { createTestUser } from '../lib/server/factories/factories.ts';
import { toMember } from '../lib/server/factories/store-factories.ts';
import { fixedClock } from '../lib/server/kernel/clock.ts';
import { applyWithdrawal } from '../lib/server/workflows/payouts/apply-withdrawal.ts';
import { payoutsOf } from '../lib/server/workflows/payouts/payouts-for-tests.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { enterAs } from './fixtures/member.ts';
import { withShop } from './fixtures/shop-context.ts';
import { expect, test } from './fixtures/test.ts';
import { deskWords, filledIn } from './pages/words.ts';

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

  await test.step('who pays chooses them, and sees what it comes to', async () => {
    await page.goto('/user/desk/payouts');
    await expectAccessible(page);
    await page.getByRole('button', { name: words.make, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.form.title });
    await expect(dialog.getByRole('checkbox', { name: paid })).toBeVisible();
    // Others of the shop stay at home.
    for (const row of await dialog.getByRole('checkbox').all()) if (await row.isChecked()) await row.uncheck();
    await expect(dialog.getByRole('button', { name: words.form.confirm })).toBeDisabled();
    for (const no of nos) await dialog.getByRole('checkbox', { name: no }).check();
    await expect(dialog.getByText(formatMoney(language, '145.00'))).toBeVisible();
    await expectAccessible(page, 'dialog');
    await dialog.getByRole('button', { name: words.form.confirm }).click();
    await page.getByRole('link', { name: words.made.open }).click();
    await expect(page.getByText(filledIn(words.progress.open, { open: '2', count: '2' }))).toBeVisible();
  });
  await test.step('the file is saved', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: words.info.download }).click();
    expect((await saved).suggestedFilename()).toMatch(/^PB\d{14}\.csv$/);
  });
  await test.step('what the bank answers is shown before anything is saved', async () => {
    await page.getByRole('button', { name: words.info.read }).click();
    const dialog = page.getByRole('dialog', { name: words.result.title });
    const lines = ['业务编号,处理状态,失败原因,金额', `${paid},成功,,81.00`, `${failed},失败,户名不符,64.00`];
    const choose = async (text: string) =>
      dialog
        .locator('input[type="file"]')
        .setInputFiles({ name: 'answer.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await choose('a,b\n1,2\n');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await choose(lines.join('\n'));
    await expect(dialog.getByText(words.outcomes.failed, { exact: true })).toBeVisible();
    await expectAccessible(page, 'dialog');
    await dialog.getByRole('button', { name: filledIn(words.result.apply, { count: '2' }) }).click();
    await expect(dialog.getByText(filledIn(words.result.done, { paid: '1', failed: '1' }))).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('the batch and its payments tell what has become of them', async () => {
    await expect(page.getByText(words.progress.done)).toBeVisible();
    await expect(page.getByText('户名不符')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: paid }).click();
    const { deskPayouts: desk } = deskWords[language];
    await expect(page.getByText(desk.states.paid, { exact: true }).first()).toBeVisible();
  });
});
