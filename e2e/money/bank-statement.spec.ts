import { createTestUser } from '../../lib/server/factories/factories.ts';
import { toMember } from '../../lib/server/factories/store-factories.ts';
import { createRecharge } from '../../lib/server/payments/index.ts';
import { expectAccessible } from '../fixtures/accessible.ts';
import { enterAs } from '../fixtures/member.ts';
import { withShop } from '../fixtures/shop-context.ts';
import { expect, test } from '../fixtures/test.ts';
import { deskWords, filledIn } from '../pages/words.ts';

const { deskMoney, work } = deskWords['zh-cn'];
const words = deskMoney.statement;

/** A top-up by bank transfer whose customer has announced nothing, and somebody at the desk. */
function newTopUp() {
  return withShop(async (shop) => {
    const customer = toMember((await createTestUser(shop)).id);
    const asked = { channel: 'bank' as const, amount: 12_345, key: crypto.randomUUID() };
    const { recharge } = await createRecharge(shop, customer, asked);
    const operator = await createTestUser(shop, { group: 'operator' });
    return { no: recharge.no, operatorId: operator.id };
  });
}

test('a bank’s statement is compared with the transfers that wait, and what fits is confirmed', async ({
  page,
  baseURL,
}) => {
  const { no, operatorId } = await newTopUp();
  const trade = `B${Date.now()}`;
  const statement = `交易日期,收入金额,支出金额,对方户名,摘要,交易流水号
2026-11-26,123.45,,杭州某某公司,充值 ${no},${trade}
2026-11-26,0.07,,张三,不知道,${trade}x
2026-11-26,,9.00,银行,手续费,${trade}y`;
  await enterAs(page, baseURL ?? '', operatorId);
  await page.goto('/user/desk/transfers?view=statement');
  await page
    .getByLabel(words.choose)
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) });
  const table = page.getByRole('table', { name: words.caption });
  const row = table.getByRole('row').filter({ hasText: no });
  await expect(row.getByText(words.outcomes.matched)).toBeVisible();
  await expect(table.getByText(words.outcomes.unknown)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: filledIn(words.confirmAll, { count: 1 }) }).click();
  const dialog = page.getByRole('dialog', { name: words.bulk });
  await dialog.getByRole('button', { name: filledIn(work.bulk.agree, { count: 1 }) }).click();
  await expect(dialog.getByText(filledIn(work.bulk.summary, { done: 1, failed: 0 }))).toBeVisible();
  await dialog.getByRole('button', { name: work.bulk.close }).last().click();
  await expect(table.getByText(words.outcomes.done)).toBeVisible();
  await expect(page.getByRole('button', { name: filledIn(words.confirmAll, { count: 1 }) })).toBeHidden();
});
