import { eq, sql } from 'drizzle-orm';
import { reserveStock } from '../../catalogue/index.ts';
import type { ServerContext } from '../../db/context.ts';
import { createTestUser } from '../../factories/factories.ts';
import { toMember } from '../../factories/store-factories.ts';
import type { Member } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { newDocumentNumber } from '../../kernel/ids.ts';
import { findOrder, insertGroup, insertLines, insertOrder, type Order } from '../../orders/index.ts';
import { createRecharge, type Notice } from '../../payments/index.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { earnPoints, getUserBalances, placeHold } from '../../wallet/index.ts';
import { payOrder } from '../payment/pay-order.ts';
import { applyNotice } from '../payment/receive-payment.ts';

export interface OrderChoices {
  /** What is to be paid, in fen. */
  payable?: number;
  deposit?: number;
  /** Used points, each worth a fen. */
  points?: number;
  /** What is taken from the stock. */
  variantId?: number;
  productId?: number;
  qty?: number;
}

/** What tests of money for orders do again and again. */
export function ordersOf(test: { ctx: ServerContext }) {
  const { ctx } = test;
  const { db } = ctx;
  return {
    newMember: async () => toMember((await createTestUser(ctx)).id),
    newOrders: (member: Member, ...inputs: OrderChoices[]) => newOrders(test, member, inputs),
    /** Puts money on the balance as customers do. */
    fill: async (member: Member, amount: number) => {
      const request = { amount, channel: 'sandbox' as const, key: crypto.randomUUID() };
      const { payment } = await createRecharge(ctx, member, request);
      await applyNotice(ctx, 'sandbox', noticeOf(payment));
    },
    givePoints: (member: Member, points: number) => {
      const ref = { type: 'gift', no: crypto.randomUUID() };
      return earnPoints(db, { userId: member.userId, points, ref, memo: { key: 'memoWelcome' }, at: ctx.clock.now() });
    },
    pay: (member: Member, no: string, channel: 'balance' | 'bank' | 'sandbox' | 'alipay', balanceAmount?: number) =>
      payOrder(ctx, member, { no, channel, balanceAmount, key: crypto.randomUUID() }),
    /** Payments of a group, oldest first. */
    paymentsOf: async (groupNo: string) =>
      db.select().from(payments).where(eq(payments.purposeNo, groupNo)).orderBy(payments.id),
    refundsOf: async (subjectNo: string) =>
      db.select().from(refunds).where(eq(refunds.subjectNo, subjectNo)).orderBy(refunds.id),
    dispatchesOf: async (orderId: number) => {
      const all = sql`select status from order_dispatches where order_id = ${orderId} order by id`;
      return (await db.execute<{ status: string }>(all)).rows;
    },
    /** What the sandbox says, once its signature has been checked. */
    send: (payment: { no: string; amount: number }, changes: Partial<Notice> = {}) =>
      applyNotice(ctx, 'sandbox', noticeOf(payment, changes)),
    stateOf: async (no: string) => {
      const order = await findOrder(db, { no });
      if (!order) throw new Error(`no order ${no}`);
      return order;
    },
    balancesOf: (member: Member) => getUserBalances(db, member.userId),
  };
}

function noticeOf({ no, amount }: { no: string; amount: number }, changes: Partial<Notice> = {}): Notice {
  const facts = { paymentNo: no, tradeNo: `T-${no}`, status: 'succeeded' as const, amount, currency: 'CNY' };
  return { eventId: crypto.randomUUID(), ...facts, ...changes };
}

/** One group with an order for each request, as a checkout leaves them. */
async function newOrders({ ctx }: { ctx: ServerContext }, { userId }: Member, inputs: OrderChoices[]) {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const group = await insertGroup(tx, { no: newDocumentNumber('checkoutGroup', now), userId });
    if (!group) throw new Error('number taken');
    const orders: Order[] = [];
    for (const input of inputs) {
      const { payable = 10_000, deposit = 0, points = 0, variantId = null, productId = null, qty = 1 } = input;
      const order = await insertOrder(tx, {
        no: newDocumentNumber('order', now),
        groupId: group.id,
        userId,
        source: 'buy_now',
        fulfilment: 'ship',
        goodsAmount: payable + points,
        pointsAmount: points,
        pointsUsed: points,
        payableAmount: payable,
        depositDueAmount: deposit,
        commissionBp: 500,
        payDeadline: addSeconds(now, 1800),
        createdAt: now,
        updatedAt: now,
      });
      if (!order) throw new Error('number taken');
      const sums = { unitPrice: payable + points, goodsAmount: payable + points, pointsAllocAmount: points };
      const texts = { name: { 'zh-cn': '名片', en: 'Cards' }, specText: { 'zh-cn': '', en: '' } };
      const ids = { orderId: order.id, sort: 0, variantId, productId, isStocked: variantId !== null };
      await insertLines(tx, [{ ...ids, ...texts, ...sums, unit: 'piece', qty, paidAmount: payable }]);
      if (variantId !== null) await reserveStock(tx, [{ variantId, qty }]);
      const ref = { type: 'order', no: order.no };
      if (points > 0) await placeHold(tx, { ref, unit: 'PT', userId, amount: points, at: now });
      orders.push(order);
    }
    const [first] = orders;
    if (!first) throw new Error('no order');
    return { group, orders, order: first };
  });
}
