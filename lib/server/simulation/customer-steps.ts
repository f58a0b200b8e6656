import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { CheckoutSource } from '#lib/contract/orders/member-checkout.ts';
import type { OrderStatus } from '#lib/contract/orders/member-orders.ts';
import { extendReceipt, hideOrder, remindSeller } from '../orders/index.ts';
import { orders } from '../orders/tables.ts';
import { payments } from '../payments/tables.ts';
import { asStore } from '../quotation/index.ts';
import { buyNow } from '../workflows/checkout/checkout-for-tests.ts';
import { previewOrder } from '../workflows/checkout/preview-order.ts';
import { cancelOrder } from '../workflows/orders/cancel-order.ts';
import { confirmReceipt } from '../workflows/orders/receive-order.ts';
import { giveUpPaying } from '../workflows/payment/give-up-paying.ts';
import { submitOrderVoucher } from '../workflows/payment/submit-order-voucher.ts';
import { madeOf, type Step, someOrder, type World } from './world.ts';

/** What customers do, and what providers say of their payments. */
export function customerSteps(world: World): Record<string, Step> {
  return { ...orderSteps(world), ...paySteps(world), ...providerSteps(world), ...receiptSteps(world) };
}

const company = { kind: 'company', title: '公司', tax_no: '91310000MA1FL0000N', email: 'a@example.com' } as const;

const byItself = { ...company, is_automatic: true };

/** What may be asked for at checkout: mostly applied for by itself, left to the customer, and one that nothing can come of. */
const requestedInvoices = [
  ...[byItself, byItself, byItself],
  { ...company, is_automatic: false },
  { ...company, tax_no: '91310000MA1FL00009', is_automatic: true },
];

function orderSteps(world: World): Record<string, Step> {
  const { test, dice, checkout, shop, made } = world;
  type Source = CheckoutSource;
  const order = async (what: Source, buyer = dice.pick(world.buyers), points = 0) => {
    const { member, addressId } = buyer;
    const { payable } = await previewOrder(test.ctx, member, { what, addressId, points });
    const choice = { expectedTotal: payable, points, invoice: dice.pick([undefined, ...requestedInvoices]) };
    const { no: groupNo, orders } = await checkout.order(buyer, what, choice);
    for (const no of orders) made.push({ buyer, groupNo, no });
  };
  return {
    fill: async () => shop.fill(dice.pick(world.buyers).member, 1000 + dice.next(80_000)),
    points: async () => checkout.givePoints(dice.pick(world.buyers), 100 + dice.next(900)),
    buy: () => order(buyNow(dice.pick(world.goods), 1 + dice.next(4))),
    buyMore: () => order(buyNow(dice.pick(world.goods), 1 + dice.next(2))),
    buyOther: () => {
      const { productId, otherVariantId: variantId } = dice.pick(world.goods);
      return order(buyNow({ productId, variantId }, 1 + dice.next(3)));
    },
    buySeveral: async () => {
      const buyer = dice.pick(world.buyers);
      const items: { no: string; id: number }[] = [];
      for (const goods of world.goods.slice(dice.next(2))) {
        items.push(await checkout.putIn(buyer, goods, 1 + dice.next(3)));
      }
      const what = { source: 'cart' as const, no: items[0]?.no ?? '', items: items.map(({ id }) => id) };
      return order(what, buyer, dice.pick([0, 100]));
    },
    buyService: () => order(buyNow(world.service, 1 + dice.next(3))),
    buyWithPoints: () => order(buyNow(dice.pick(world.goods), 1 + dice.next(3)), dice.pick(world.buyers), 100),
    buyByOffer: async () => {
      const buyer = dice.pick(world.buyers);
      const depositBp = dice.pick([0, 3000]);
      const depositForfeitBp = depositBp && dice.pick([0, 2500, 10_000]);
      const store = dice.pick([undefined, ...world.stores]);
      const prices = { unitAmount: 200 + dice.next(900), freightAmount: dice.next(500) };
      const inputs = { ...prices, depositBp, depositForfeitBp, ...(store && { seller: asStore(store) }) };
      return order((await checkout.newOffer(buyer, dice.pick(world.goods), inputs)).what, buyer);
    },
    cancel: async () => {
      const { buyer, no } = await someOrder(world, 'pending_payment', 'pending_dispatch');
      return cancelOrder(test.ctx, buyer.member, { no, reason: 'other', note: '' });
    },
  };
}

function paySteps(world: World): Record<string, Step> {
  const { test, dice, shop } = world;
  const pay = (channel: 'balance' | 'sandbox' | 'bank', part?: () => number) => async () => {
    const { buyer, groupNo } = await someOrder(world, 'pending_payment');
    return shop.pay(buyer.member, groupNo, channel, part?.());
  };
  return {
    payFromBalance: pay('balance'),
    payFromBalanceToo: pay('balance'),
    payOnline: pay('sandbox'),
    payByBank: pay('bank'),
    /** After the deposit. */
    payRest: async () => {
      const isPartly = and(gt(orders.paidAmount, 0), lt(orders.paidAmount, orders.payableAmount));
      const isRunning = inArray(orders.status, ['pending_dispatch', 'processing']);
      const { no } = dice.pick(await test.ctx.db.select().from(orders).where(and(isPartly, isRunning)));
      const { buyer, groupNo } = madeOf(world, no);
      return shop.pay(buyer.member, groupNo, dice.pick(['balance', 'sandbox']));
    },
    payMixed: pay('sandbox', () => 1 + dice.next(800)),
    giveUpPaying: async () => {
      const { buyer, groupNo } = await someOrder(world, 'pending_payment');
      return giveUpPaying(test.ctx, buyer.member, groupNo);
    },
    voucher: async () => {
      const { buyer, groupNo: no } = await someOrder(world, 'pending_payment');
      const payment = dice.pick((await shop.paymentsOf(no)).filter(({ channel }) => channel === 'bank'));
      return submitOrderVoucher(test.ctx, buyer.member, { no, payment_no: payment.no, reference: 'R' });
    },
  };
}

function providerSteps(world: World): Record<string, Step> {
  const { test, dice, shop } = world;
  const online = async () => {
    const isOrders = and(eq(payments.purpose, 'order'), eq(payments.channel, 'sandbox'));
    const isOpen = dice.next(6) === 0 ? undefined : eq(payments.status, 'pending');
    const rows = test.ctx.db.select().from(payments).where(and(isOrders, isOpen));
    return dice.pick(await rows.orderBy(desc(payments.id)).limit(10));
  };
  return {
    notified: async () => shop.send(await online()),
    notifiedTwice: async () => {
      const payment = await online();
      return Promise.all([shop.send(payment), shop.send(payment)]);
    },
    notifiedOfFailure: async () => shop.send(await online(), { status: 'failed' }),
  };
}

function receiptSteps(world: World): Record<string, Step> {
  const { ctx } = world.test;
  const requested =
    (ask: typeof confirmReceipt, ...statuses: OrderStatus[]) =>
    async () => {
      const { no, buyer } = await someOrder(world, ...statuses);
      return ask(ctx, { no, member: buyer.member });
    };
  return {
    confirm: requested(confirmReceipt, 'shipped'),
    extend: requested(extendReceipt, 'shipped'),
    remind: requested(remindSeller, 'pending_dispatch', 'processing'),
    hide: requested(hideOrder, 'closed', 'completed'),
  };
}
