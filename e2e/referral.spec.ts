import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { formatMoney } from '../lib/i18n/money.ts';
import { products } from '../lib/server/catalogue/tables.ts';
import { createTestUser, testPassword } from '../lib/server/factories/factories.ts';
import { toMember } from '../lib/server/factories/store-factories.ts';
import type { User } from '../lib/server/identity/index.ts';
import { fixedClock } from '../lib/server/kernel/clock.ts';
import { orders } from '../lib/server/orders/tables.ts';
import { referralCommissions } from '../lib/server/referral/commission-tables.ts';
import { applyToPromote, decidePromoter } from '../lib/server/referral/index.ts';
import { auditMoney } from '../lib/server/workflows/ledger/audit-money.ts';
import { completeOrdersDue } from '../lib/server/workflows/orders/complete-order.ts';
import { payoutsOf } from '../lib/server/workflows/payouts/payouts-for-tests.ts';
import { settlePromotersDue } from '../lib/server/workflows/referral/settle-promoters.ts';
import { expectAccessible, expectAccessibleDayAndNight } from './fixtures/accessible.ts';
import { type ApiUser, asUser } from './fixtures/as-user.ts';
import { becomeMember, enterAs } from './fixtures/member.ts';
import { idOfMember } from './fixtures/member-facts.ts';
import { openAs } from './fixtures/people.ts';
import { withShop } from './fixtures/shop-context.ts';
import { expect, lend, test } from './fixtures/test.ts';
import { takeStep } from './pages/aftersales.ts';
import { logIn, loginDialog } from './pages/login.ts';
import { confirmReceipt, expectOrderState, payByPlayBank, placeOrder } from './pages/ordering.ts';
import { registerByMobile } from './pages/register.ts';
import { takeAndShip } from './pages/seller.ts';
import { approveWithdrawal, expectPaidOut, payWithdrawal, requestWithdrawal } from './pages/withdrawals.ts';
import { deskWords, filledIn, memberWords } from './pages/words.ts';

const language = 'zh-cn';
const { referral: words, referralShop, orders: orderWords, quotation } = memberWords[language];
const { deskReferral } = deskWords[language];

const lists = '/user/recommend/components';
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** The desk is one person's of its own. */
const newOperator = () => withShop((ctx) => createTestUser(ctx, { group: 'operator' }));

test('somebody asks to promote, is let in at the desk, and finds in the team who registered by the link', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const campaign = `fair-${randomInt(10 ** 6)}`;
  const promoter = await becomeMember(page, baseURL ?? '');
  let link = '';

  await test.step('says where and to whom', async () => {
    await page.goto('/user/recommend');
    await page.getByLabel(words.apply.plan, { exact: true }).fill('公司楼下的咖啡馆里放了立牌');
    await expectAccessibleDayAndNight(page);
    await page.getByRole('button', { name: words.apply.send }).click();
    await expect(page.getByText(words.standing.pending.split('（')[0] ?? '')).toBeVisible();
    await expect(page.getByText(words.link.label)).toHaveCount(0);
  });

  await test.step('an operator reads it and lets them in', async () => {
    const desk = await openAs(browser, { baseURL: baseURL ?? '', userId: (await newOperator()).id });
    await desk.goto(`/user/desk/promoters?status=pending&q=${promoter.username}`);
    const { approve } = deskReferral.promoters.actions;
    await expect(rowOf(desk, promoter.username)).toContainText('立牌');
    const title = filledIn(deskReferral.promoters.dialogs.approveTitle, { name: promoter.username });
    await takeStep(desk, { begin: approve, title, send: approve });
    await expect(rowOf(desk, promoter.username)).toHaveCount(0);
    await desk.context().close();
  });

  await test.step('names a campaign for the link', async () => {
    await page.reload();
    await page.getByLabel(words.link.campaign).fill(campaign);
    const address = page.getByText(`sp_uid=${promoter.recommendCode}-${campaign}`);
    await expect(address).toBeVisible();
    link = (await address.textContent()) ?? '';
    await expectAccessible(page);
  });

  await test.step('a friend opens it and registers', async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    await lend(await context.newPage(), [], async (friend) => {
      await friend.goto(link);
      // Kept by a script that is fetched once the page stands.
      const kept = () => friend.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? '{}').sp_uid);
      await expect.poll(kept).toBe(`${promoter.recommendCode}-${campaign}`);
      await friend.goto('/user/account/overview');
      const number = randomInt(10 ** 8, 10 ** 9);
      const account = { mobile: `13${number}`, username: `f${number}`, password: 'Journey-2026' };
      await registerByMobile(friend, language, account);
    });
    await context.close();
  });

  await test.step('and stands in the team, by campaign, and among the invitations', async () => {
    await page.goto(`${lists}/team?campaign=${campaign}`);
    await expect(rowOf(page, campaign)).toContainText('f**');
    await page.goto(`${lists}/list-invite?campaign=${campaign}`);
    await expect(rowOf(page, campaign)).toContainText(words.sources.register);
    await expect(rowOf(page, campaign)).toContainText(words.notBought);
  });
});

interface Promoter {
  user: User;
  /** The account that commissions are paid to. */
  account: string;
}

/** Promotes for three days, and has an account that has cooled down. */
function newPromoter(): Promise<Promoter> {
  return withShop(async (shop) => {
    const ctx = { ...shop, clock: fixedClock(new Date(Date.now() - 3 * 86_400_000)) };
    const payouts = payoutsOf({ ctx });
    const user = await createTestUser(ctx);
    const member = toMember(user.id);
    await applyToPromote(ctx, member, '设计群');
    const about = { userId: user.id, version: 1, reason: '' };
    await decidePromoter(ctx, await payouts.newOperator(), { ...about, decision: 'approve' });
    await payouts.verify(member);
    await payouts.newPayee(member);
    return { user, account: `138${String(user.id).padStart(8, '0')}` };
  });
}

/** The first version of a ready product. */
async function findChair(api: ApiUser): Promise<{ id: number; variant: number }> {
  const slug = 'ergonomic-mesh-chair';
  const [row] = await withShop(({ db }) =>
    db.select({ id: products.id }).from(products).where(eq(products.slug, slug)),
  );
  const { id, variants } = await api.get<{ id: number; variants: { id: number }[] }>('/api/product/info', {
    id: row?.id ?? 0,
  });
  return { id, variant: variants[0]?.id ?? 0 };
}

/** What the friend has before: an address. Answers what the chair comes to, with its freight. */
async function prepare(friend: ApiUser, chair: { id: number; variant: number }): Promise<string> {
  const area = { province_id: 330000, city_id: 330100, area_id: 330106 };
  const address = { ...area, receiver: '沈知远', mobile: '13800138000', address: '文三路 478 号', is_default: true };
  const { id: address_id } = await friend.post<{ id: number }>('/api/address/save', address);
  const what = { source: 'buy_now', product_id: chair.id, variant_id: chair.variant, qty: 1 };
  return (await friend.post<{ payable: string }>('/api/order/preview', { what, address_id })).payable;
}

/** The time to object to this order is over, and so is that of its commissions; the jobs find them. */
async function letTimePass(no: string): Promise<void> {
  await withShop(async (ctx) => {
    const past = new Date(ctx.clock.now().getTime() - 1000);
    const [order] = await ctx.db.update(orders).set({ aftersaleDeadline: past }).where(eq(orders.no, no)).returning();
    const { orderId } = referralCommissions;
    await ctx.db
      .update(referralCommissions)
      .set({ frozenUntil: past })
      .where(eq(orderId, order?.id ?? 0));
    await completeOrdersDue(ctx);
    await settlePromotersDue(ctx);
  });
}

test('a product that was shared is bought by a friend, and its commission is paid out', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const { user: promoter, account } = await newPromoter();
  const friend = await withShop((ctx) => createTestUser(ctx));
  const friendApi = await asUser(request, friend.id);
  const chair = await findChair(friendApi);
  const total = await prepare(friendApi, chair);
  const { share } = await (await asUser(request, promoter.id)).get<{ share: { amount: string } }>(
    '/api/recommend/share',
    { product_id: chair.id },
  );
  const commission = formatMoney(language, share.amount);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(page, baseURL ?? '', promoter.id);
  let link = '';
  let orderNo = '';

  await test.step('the page of the product says what it would earn, and hands out the own link', async () => {
    await page.goto('/ergonomic-mesh-chair');
    await expect(page.getByText(filledIn(referralShop.earn, { amount: `¥${share.amount}` }))).toBeVisible();
    await page.getByRole('button', { name: referralShop.share, exact: true }).click();
    await expect(page.getByText(referralShop.copied)).toBeVisible();
    link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${baseURL}/ergonomic-mesh-chair?sp_uid=${promoter.recommendCode}`);
    await expectAccessible(page);
  });

  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 900 } });
  await lend(await context.newPage(), [], async (visitor) => {
    await test.step('a friend opens it, logs in, orders and pays', async () => {
      await visitor.goto(link);
      await expect(visitor.getByText(referralShop.share, { exact: true })).toHaveCount(0);
      await visitor.getByRole('button', { name: quotation.storefront.buy }).click();
      await expect(loginDialog(visitor, language)).toBeVisible();
      await logIn(visitor, language, { username: friend.username, password: testPassword });
      await placeOrder(visitor, language, total);
      await payByPlayBank(visitor, language, total);
      await visitor.getByRole('link', { name: orderWords.pay.done.order }).click();
      await expect(visitor).toHaveURL(/\/user\/order_info\?no=SO\d{14}$/);
      orderNo = new URL(visitor.url()).searchParams.get('no') ?? '';
    });

    await test.step('the promoter reads of it: whose, how much, and that it waits for the goods', async () => {
      await page.goto(`${lists}/list`);
      const row = page.getByRole('row').nth(1);
      await expect(row).toContainText(commission);
      await expect(row).toContainText(words.statuses.pending);
    });

    await test.step('the goods come, and the commission waits for the time to object', async () => {
      await takeAndShip(await asUser(request, await idOfMember('demo_operator')), orderNo, 'SF1234567891');
      await visitor.reload();
      await confirmReceipt(visitor, language, orderNo);
      await expectOrderState(visitor, orderWords.status.received);
      await page.reload();
      await expect(page.getByRole('row').nth(1)).toContainText(words.statuses.frozen);
    });
  });
  await context.close();

  await test.step('the time passes, and a night credits it', async () => {
    await letTimePass(orderNo);
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toContainText(words.statuses.released);
    await page.goto(`${lists}/list-settle`);
    await expect(page.getByRole('row').nth(1)).toContainText(commission);
  });

  await test.step('and it is paid out', async () => {
    const [reviewer, payer] = [await newOperator(), await newOperator()];
    const no = await requestWithdrawal(page, language, { typed: share.amount, shown: commission });
    const desk = await openAs(browser, { baseURL: baseURL ?? '', userId: reviewer.id });
    await approveWithdrawal(desk, language, no);
    const till = await openAs(browser, { baseURL: baseURL ?? '', userId: payer.id });
    await payWithdrawal(till, language, { no, account });
    await expectPaidOut(page, language, no);
    expect(await withShop(auditMoney)).toEqual([]);
  });
});
