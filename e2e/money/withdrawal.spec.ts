import { formatMoney } from '../../lib/i18n/money.ts';
import { createTestUser } from '../../lib/server/factories/factories.ts';
import { toMember } from '../../lib/server/factories/store-factories.ts';
import { fixedClock } from '../../lib/server/kernel/clock.ts';
import { payoutsOf } from '../../lib/server/workflows/payouts/payouts-for-tests.ts';
import { enterAs } from '../fixtures/member.ts';
import { openAs } from '../fixtures/people.ts';
import { withShop } from '../fixtures/shop-context.ts';
import { expect, test } from '../fixtures/test.ts';
import { approveWithdrawal, expectPaidOut, payWithdrawal, requestWithdrawal } from '../pages/withdrawals.ts';

const language = 'zh-cn';
const threeDays = 3 * 86_400_000;

/** A member with commissions and an account that has cooled down, and two people of the desk. */
function newPeople(): Promise<{ earnerId: number; mobile: string; reviewerId: number; payerId: number }> {
  return withShop(async (shop) => {
    const ctx = { ...shop, clock: fixedClock(new Date(Date.now() - threeDays)) };
    const payouts = payoutsOf({ ctx });
    const { member } = await payouts.newEarner(120_00);
    const newOperator = async () => toMember((await createTestUser(shop, { group: 'operator' })).id).userId;
    const mobile = `138${String(member.userId).padStart(8, '0')}`;
    return { earnerId: member.userId, mobile, reviewerId: await newOperator(), payerId: await newOperator() };
  });
}

test('commissions go out: asked for, approved by one operator, paid by another, and read by the member', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { earnerId, mobile, reviewerId, payerId } = await newPeople();
  await enterAs(page, baseURL ?? '', earnerId);
  const reviewer = await openAs(browser, { baseURL: baseURL ?? '', userId: reviewerId });
  const payer = await openAs(browser, { baseURL: baseURL ?? '', userId: payerId });
  let no = '';

  await test.step('the member asks for a part of it, and sees what will arrive', async () => {
    no = await requestWithdrawal(page, language, { typed: '80', shown: formatMoney(language, '80.00') });
    await expect(page.getByText(formatMoney(language, '40.00'), { exact: true })).toBeVisible();
  });
  await test.step('one operator approves it, and may not pay it', () => approveWithdrawal(reviewer, language, no));
  await test.step('another one takes it, reads the account in full and records the transfer', () =>
    payWithdrawal(payer, language, { no, account: mobile }));
  await test.step('the member reads that it was paid, and when', () => expectPaidOut(page, language, no));
});
