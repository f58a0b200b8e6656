import { afterAll, expect, it } from '@jest/globals';
import { and, eq, inArray } from 'drizzle-orm';
import { productVariants } from '../../catalogue/tables.ts';
import { createTestContext } from '../../db/test-context.ts';
import { makeCategory, makeProduct } from '../../factories/product-factory.ts';
import { createTestStore, toMember } from '../../factories/store-factories.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { asStore, claimOrder, lockOrder, shipOrder } from '../../orders/index.ts';
import { orderLines, orders } from '../../orders/tables.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { type Dice, newDice } from '../../simulation/dice.ts';
import { updateSettings } from '../../site/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { giveUpPaying } from '../payment/give-up-paying.ts';
import { closeOverduePayments, queryPayments } from '../payment/query-payments.ts';
import { confirmOrderTransfer } from '../payment/receive-payment.ts';
import { rejectOrderTransfer } from '../payment/reject-order-transfer.ts';
import { submitOrderVoucher } from '../payment/submit-order-voucher.ts';
import { refundManually } from '../refund/refund-manually.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { runRefunds } from '../refund/run-refunds.ts';
import { acceptOrder } from './accept-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { closeUnpaidOrders } from './close-unpaid-orders.ts';
import { completeOrdersDue } from './complete-order.ts';
import { ordersOf } from './orders-for-tests.ts';
import { confirmReceipt } from './receive-order.ts';

/** At least so many, and on until each step has gone through once. */
const rounds = 50;
const mostRounds = 250;
const stepsAtOnce = 8;

const test = await createTestContext({ PAYMENT_SANDBOX: true });
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
afterAll(() => test.close());

type Step = () => Promise<unknown>;
interface Made {
  member: Member;
  groupNo: string;
  no: string;
}

async function newThings() {
  const categoryId = await makeCategory(test.ctx.db, 'things');
  const productId = await makeProduct(test.ctx.db, { slug: 'thing', categoryId, stock: 150 });
  const [variant] = await test.ctx.db.select().from(productVariants).where(eq(productVariants.productId, productId));
  return { productId, variantId: variant?.id ?? 0 };
}

/** A payment of orders that waits for its money. */
async function pickOpen(dice: Dice, channel: 'bank' | 'sandbox') {
  const isOpen = and(
    eq(payments.purpose, 'order'),
    eq(payments.channel, channel),
    inArray(payments.status, ['pending', 'processing']),
  );
  return dice.pick(await test.ctx.db.select().from(payments).where(isOpen));
}

const refundable = ['pending_dispatch', 'processing', 'shipped', 'received'] as const;
const pickOrder = async (dice: Dice, status: (typeof refundable)[number] | 'pending_payment') =>
  dice.pick(await test.ctx.db.select().from(orders).where(eq(orders.status, status)));

/** What customers do. */
function customerSteps(dice: Dice, members: Member[], thing: { productId: number; variantId: number }) {
  const { ctx } = test;
  const shop = ordersOf(test);
  const made: Made[] = [];
  const recentPayments = async () => shop.paymentsOf(recent().groupNo);
  const recent = () => dice.pick(made.slice(-12));
  const waiting = async () => {
    const { no } = await pickOrder(dice, 'pending_payment');
    return dice.pick(made.filter((each) => each.no === no));
  };
  const steps: Record<string, Step> = {
    fill: () => shop.fill(dice.pick(members), 5_000 + dice.next(60_000)),
    points: () => shop.givePoints(dice.pick(members), 100 + dice.next(900)),
    order: async () => {
      const member = dice.pick(members);
      const inputs = Array.from({ length: 1 + dice.next(3) }, () => ({
        payable: 1 + dice.next(9_999),
        points: dice.pick([0, 0, dice.next(50)]),
        ...dice.pick([{}, { ...thing, qty: 1 + dice.next(3) }]),
      }));
      const { group, orders: all } = await shop.newOrders(member, ...inputs);
      for (const { no } of all) made.push({ member, groupNo: group.no, no });
    },
    orderWithDeposit: async () => {
      const member = dice.pick(members);
      const { group, order } = await shop.newOrders(member, { payable: 5_000, deposit: 1 + dice.next(4_998) });
      made.push({ member, groupNo: group.no, no: order.no });
    },
    pay: async () => {
      const { member, groupNo } = await waiting();
      return shop.pay(member, groupNo, dice.pick(['balance', 'sandbox', 'bank']));
    },
    payMixed: async () => {
      const { member, groupNo } = await waiting();
      return shop.pay(member, groupNo, dice.pick(['sandbox', 'bank']), 1 + dice.next(2_000));
    },
    giveUp: async () => {
      const { member, groupNo } = recent();
      return giveUpPaying(ctx, member, groupNo);
    },
    cancel: async () => {
      const { member, no } = recent();
      return cancelOrder(ctx, member, { no, reason: 'other', note: '' });
    },
    voucher: async () => {
      const { no, purposeNo, userId } = await pickOpen(dice, 'bank');
      return submitOrderVoucher(ctx, toMember(userId), { no: purposeNo, payment_no: no, reference: 'R' });
    },
    receive: async () => {
      const { no, userId } = await pickOrder(dice, 'shipped');
      return confirmReceipt(ctx, { no, member: toMember(userId) });
    },
    notified: async () => shop.send(dice.pick((await recentPayments()).filter(({ channel }) => channel === 'sandbox'))),
    notifiedTwice: async () => {
      const payment = await pickOpen(dice, 'sandbox');
      return Promise.all([shop.send(payment), shop.send(payment)]);
    },
    notifiedOfFailure: async () => shop.send(await pickOpen(dice, 'sandbox'), { status: 'failed' }),
  };
  return steps;
}

/** What operators, stores and jobs do. */
function otherSteps(dice: Dice) {
  const { ctx } = test;
  const operators = [toMember(900_001), toMember(900_002)];
  const steps: Record<string, Step> = {
    confirmTransfer: async () => {
      const { no, amount } = await pickOpen(dice, 'bank');
      return confirmOrderTransfer(ctx, dice.pick(operators), { no, amount, tradeNo: `B-${no}` });
    },
    rejectTransfer: async () =>
      rejectOrderTransfer(ctx, dice.pick(operators), { no: (await pickOpen(dice, 'bank')).no, reason: 'never came' }),
    refundPart: () =>
      ctx.db.transaction(async (tx) => {
        const order = await lockOrder(tx, { no: (await pickOrder(dice, dice.pick(refundable))).no });
        if (!order) throw new DomainError('not_found');
        return refundOrder(tx, ctx, { order, what: 1 + dice.next(3_000), reason: 'r' });
      }),
    payBack: async () => {
      const all = await ctx.db.select().from(refunds).where(eq(refunds.status, 'manual_required'));
      return refundManually(ctx, dice.pick(operators), { no: dice.pick(all).no, reference: 'out' });
    },
    runRefunds: () => Promise.all([runRefunds(ctx), runRefunds(ctx)]),
    closeUnpaid: () => Promise.all([closeUnpaidOrders(ctx), closeUnpaidOrders(ctx)]),
    closeOverdue: () => closeOverduePayments(ctx),
    query: () => queryPayments(ctx),
    complete: () => completeOrdersDue(ctx),
    wait: async () => test.ctx.clock.advance(dice.pick([1, 60, 600, 1_801])),
    waitLong: async () => (dice.next(4) === 0 ? test.ctx.clock.advance(86_400 * 16) : undefined),
  };
  return steps;
}

async function storeSteps(dice: Dice): Promise<Record<string, Step>> {
  const { ctx } = test;
  const { owner, store } = await createTestStore(ctx);
  const seller = { ...toMember(owner.id), storeId: store.id };
  const ship = (no: string) => {
    const facts = { carrier: 'sf' as const, carrierName: '', trackingNo: `SF${dice.next(10 ** 9)}` };
    return shipOrder(ctx, asStore(seller), { no, ...facts, key: crypto.randomUUID() });
  };
  const claimed: string[] = [];
  return {
    claim: async () => {
      const { no } = await pickOrder(dice, 'pending_dispatch');
      await claimOrder(ctx, seller, no);
      claimed.push(no);
    },
    // What was claimed of late: orders that were paid long ago are claimed as well.
    accept: async () => {
      for (const no of claimed.slice(-12)) await acceptOrder(ctx, seller, no).catch(expectRefusal);
    },
    ship: async () => {
      return ship((await pickOrder(dice, 'processing')).no);
    },
  };
}

function expectRefusal(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}

const isExpected = (result: PromiseSettledResult<unknown>) =>
  result.status === 'fulfilled' || result.reason instanceof DomainError;

/** Pieces are for sale, promised or sold, and none is lost. */
async function expectStock(variantId: number): Promise<void> {
  const [variant] = await test.ctx.db.select().from(productVariants).where(eq(productVariants.id, variantId));
  const lines = await test.ctx.db
    .select({ line: orderLines, status: orders.status })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId));
  const sum = (isCounted: (each: (typeof lines)[number]) => boolean) =>
    lines.filter((each) => each.line.isStocked && isCounted(each)).reduce((total, { line }) => total + line.qty, 0);
  const sellerView = sum(
    ({ status, line }) =>
      !['pending_payment', 'closed'].includes(status) || (status === 'closed' && line.shippedQty > 0),
  );
  expect([variant?.stockReserved, variant?.stockOnHand]).toEqual([
    sum(({ status }) => status === 'pending_payment'),
    150 - sellerView,
  ]);
}

it('keeps orders, payments, refunds, stock and ledger in step through some hundred steps, several at once', async () => {
  const [dice, order] = [newDice(20_261_122), newDice(20_261_123)];
  const shop = ordersOf(test);
  const members = await Promise.all([1, 2, 3, 4].map(() => shop.newMember()));
  const thing = await newThings();
  const own = customerSteps(dice, members, thing);
  const steps = { ...own, ...otherSteps(dice), ...(await storeSteps(dice)) };
  for (const member of members) await Promise.all([shop.fill(member, 50_000), shop.givePoints(member, 5_000)]);
  for (const begin of ['order', 'order', 'order', 'orderWithDeposit']) await steps[begin]?.();
  const done = new Map<string, number>();
  const never = () => Object.keys(steps).filter((name) => !done.has(name));
  for (let round = 0; round < rounds || (never().length > 0 && round < mostRounds); round += 1) {
    const names = Array.from({ length: stepsAtOnce }, () => order.pick(Object.keys(steps)));
    const results = await Promise.allSettled(names.map(async (name) => steps[name]?.()));
    for (const [index, result] of results.entries()) {
      const name = names[index] ?? '';
      expect([name, isExpected(result), result]).toEqual([name, true, result]);
      if (result.status === 'fulfilled') done.set(name, (done.get(name) ?? 0) + 1);
    }
    if (round % 10 === 0) expect(await auditMoney(test.ctx)).toEqual([]);
  }
  expect(await auditMoney(test.ctx)).toEqual([]);
  await expectStock(thing.variantId);
  expect(never()).toEqual([]);
});
