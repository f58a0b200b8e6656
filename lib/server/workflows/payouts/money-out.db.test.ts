import { afterAll, afterEach, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import type { Member } from '../../kernel/actor.ts';
import { asStore, lockOrder } from '../../orders/index.ts';
import { getCountedBatch, getWithdrawal } from '../../payouts/index.ts';
import { copyTerms, decidePromoter, findPromoter } from '../../referral/index.ts';
import { promoters, referralRelations } from '../../referral/tables.ts';
import { getSettings, updateSettings } from '../../site/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { completeOrdersDue } from '../orders/complete-order.ts';
import { fulfilmentOf } from '../orders/fulfil-for-tests.ts';
import { confirmReceipt } from '../orders/receive-order.ts';
import { settlePromotersDue } from '../referral/settle-promoters.ts';
import { type OrderRefund, refundOrder } from '../refund/refund-order.ts';
import { applyWithdrawal } from './apply-withdrawal.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { makeBatch } from './make-batch.ts';
import { beginPayout, returnPayout } from './pay-withdrawal.ts';
import { payoutsOf } from './payouts-for-tests.ts';
import { rejectWithdrawal } from './review-withdrawal.ts';
import { applyResult } from './settle-batch.ts';

const day = 86_400;
const test = await createTestContext({ PAYMENT_SANDBOX: true });
const [shop, payouts] = [fulfilmentOf(test), payoutsOf(test)];
await updateSettings(test.ctx, { 'withdraw.minFen': 1, 'withdraw.perDay': 100 });
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

/** A promoter with documents and an account, and somebody whom they brought. */
async function newPromoter() {
  const promoter = await payouts.newEarner(1);
  await payouts.lose(promoter.member, 1);
  const buyer = await shop.newMember();
  const [userId, parentId] = [buyer.userId, promoter.member.userId];
  await test.ctx.db.insert(promoters).values({ userId: parentId, status: 'active' });
  await test.ctx.db
    .insert(referralRelations)
    .values({ userId, parentId, boundAt: test.ctx.clock.now(), source: 'link' });
  return { promoter, buyer };
}

/** An order of the buyer, received, completed, and its commission of 5 % released. */
async function sell(buyer: Member, payable: number): Promise<string> {
  const { ctx } = test;
  await shop.fill(buyer, payable);
  const { group, order } = await shop.newOrders(buyer, { payable, qty: 10 });
  const sale = { buyerId: buyer.userId, orderIds: [order.id], settings: await getSettings(ctx), at: ctx.clock.now() };
  await ctx.db.transaction((tx) => copyTerms(tx, sale));
  await shop.pay(buyer, group.no, 'balance');
  const store = await shop.newStore();
  await shop.accept(store, order.no);
  await shop.ship(asStore(store), order.no);
  await confirmReceipt(ctx, { no: order.no, member: buyer });
  ctx.clock.advance(16 * day);
  await completeOrdersDue(ctx);
  await settlePromotersDue(ctx);
  return order.no;
}

async function refund(no: string, what: OrderRefund['what']): Promise<void> {
  await test.ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no });
    if (order) await refundOrder(tx, test.ctx, { order, what, reason: 'test' });
  });
}

const outcomes = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((done) => (done.status === 'fulfilled' ? 'done' : done.reason.code)).sort();

async function decide(userId: number, decision: 'freeze' | 'thaw'): Promise<void> {
  const version = (await findPromoter(test.ctx.db, userId))?.version ?? 0;
  await decidePromoter(test.ctx, await payouts.newOperator(), { userId, version, reason: 'test', decision });
}

it('a refund after the commission was withdrawn leaves a debt, which the next release offsets before anything goes out', async () => {
  const { promoter, buyer } = await newPromoter();
  const order = await sell(buyer, 10_000);
  await payouts.pay((await payouts.apply(promoter, 500)).no);
  await refund(order, 6000);
  expect(await payouts.availableOf(promoter)).toBe(-300);
  await expect(payouts.apply(promoter, 1)).rejects.toMatchObject({ fields: { amount: { key: 'withdrawOwed' } } });
  await sell(buyer, 10_000);
  expect(await payouts.availableOf(promoter)).toBe(200);
  await expect(payouts.apply(promoter, 201)).rejects.toMatchObject({ fields: { amount: {} } });
  await payouts.pay((await payouts.apply(promoter, 200)).no);
  expect(await payouts.availableOf(promoter)).toBe(0);
});

it('what bounces after its commission was taken back pays that debt, and only the rest can be taken again', async () => {
  const { promoter, buyer } = await newPromoter();
  const order = await sell(buyer, 10_000);
  const { no } = await payouts.apply(promoter, 500);
  await payouts.pay(no);
  await refund(order, 'all');
  expect(await payouts.availableOf(promoter)).toBe(-500);
  await sell(buyer, 4000);
  expect(await payouts.availableOf(promoter)).toBe(-300);
  await returnPayout(test.ctx, await payouts.newOperator(), { no, reason: '账户已销户' });
  expect(await payouts.availableOf(promoter)).toBe(200);
  await payouts.pay((await payouts.apply(promoter, 200)).no);
});

it('a refund and the withdrawal of the same commission at once leave what each took, whichever came first', async () => {
  const { promoter, buyer } = await newPromoter();
  const order = await sell(buyer, 10_000);
  const [asked] = await Promise.allSettled([payouts.apply(promoter, 500), refund(order, 'all')]);
  expect(await payouts.availableOf(promoter)).toBe(asked.status === 'fulfilled' ? -500 : 0);
});

it('a promoter who is frozen between the release and the withdrawal takes nothing, and all of it afterwards', async () => {
  const { promoter, buyer } = await newPromoter();
  const { userId } = promoter.member;
  await sell(buyer, 10_000);
  const waiting = await payouts.apply(promoter, 100);
  await payouts.approve(waiting.no);
  await decide(userId, 'freeze');
  const ask = (payeeId: number | null) =>
    applyWithdrawal(test.ctx, promoter.member, { amount: 100, payeeId, ip: '127.0.0.1', key: crypto.randomUUID() });
  for (const to of [promoter.payee.id, null]) await expect(ask(to)).rejects.toMatchObject({ code: 'promoter_stopped' });
  const payer = await payouts.newOperator();
  await expect(beginPayout(test.ctx, payer, waiting.no)).rejects.toMatchObject({ code: 'promoter_stopped' });
  expect(await payouts.availableOf(promoter)).toBe(400);
  await decide(userId, 'thaw');
  await beginPayout(test.ctx, payer, waiting.no);
  await payouts.record(payer, waiting.no);
  await ask(null);
  expect(await payouts.availableOf(promoter)).toBe(300);
});

it('frozen in the moment of the payment, it was begun before or is not begun', async () => {
  const { promoter, buyer } = await newPromoter();
  await sell(buyer, 10_000);
  const { no } = await payouts.apply(promoter, 100);
  await payouts.approve(no);
  const payer = await payouts.newOperator();
  const [begun, frozen] = await Promise.allSettled([
    beginPayout(test.ctx, payer, no),
    decide(promoter.member.userId, 'freeze'),
  ]);
  expect(frozen.status).toBe('fulfilled');
  expect(await payouts.statusOf(no)).toBe(begun.status === 'fulfilled' ? 'paying' : 'approved');
});

it('a file whose answer is lost keeps its rows with their payer, for as long as it takes, and counts the late answer once', async () => {
  const earner = await payouts.newEarner(10_000);
  const payee = await payouts.newPayee(earner.member, 'bank');
  const withdraw = async () => (await payouts.apply({ ...earner, payee }, 3000)).no;
  const [paid, failed] = [await withdraw(), await withdraw()];
  const reviewer = await payouts.newOperator();
  for (const no of [paid, failed]) await payouts.approveBy(reviewer, no);
  const [payer, other] = [await payouts.newOperator(), await payouts.newOperator()];
  const { no } = await makeBatch(test.ctx, payer, { nos: [paid, failed], key: crypto.randomUUID() });
  test.ctx.clock.advance(60 * day);
  const owner = { ownerType: 'user' as const, ownerId: earner.member.userId };
  const refused = [
    cancelWithdrawal(test.ctx, earner.member, { no: paid, owner }),
    rejectWithdrawal(test.ctx, other, { no: paid, reason: 'x' }),
    beginPayout(test.ctx, other, paid),
    returnPayout(test.ctx, other, { no: paid, reason: 'x' }),
  ];
  expect(await outcomes(refused)).toEqual(refused.map(() => 'status_changed'));
  const again = { nos: [paid, failed], key: crypto.randomUUID() };
  await expect(makeBatch(test.ctx, other, again)).rejects.toMatchObject({ code: 'batch_empty' });
  expect(await getCountedBatch(test.ctx.db, no)).toMatchObject({ openCount: 2, paidCount: 0 });
  const lines = ['业务编号,处理状态,失败原因,银行流水号', `${paid},成功,,B1`, `${failed},失败,户名不符,`];
  const answer = () => applyResult(test.ctx, payer, { no, content: Buffer.from(lines.join('\n')) });
  const told = (await Promise.all([answer(), answer()])).flatMap(({ answers }) => answers);
  expect(told.map(({ outcome }) => outcome).sort()).toEqual(['done', 'done', 'failed', 'paid']);
  expect((await answer()).answers.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  expect(await getWithdrawal(test.ctx.db, paid)).toMatchObject({ status: 'paid', attempts: 1 });
  await returnPayout(test.ctx, other, { no: failed, reason: '户名不符' });
  expect(await payouts.availableOf(earner)).toBe(7000);
});
