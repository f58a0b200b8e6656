import type { PastOrderDetail } from '#lib/contract/orders/past-orders.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { type DeskPastOrder, formatMinor, type PastOrder } from '#lib/server/orders/index.ts';

/** Enough to tell an order by. */
const namesShown = 3;

const amountIn =
  ({ currency }: PastOrder) =>
  (amount: number | null): string | null =>
    amount === null ? null : formatMinor(amount, currency);

export function toPastOrderRow(order: PastOrder) {
  const amount = amountIn(order);
  return {
    id: order.id,
    no: order.no,
    state: order.state,
    state_text: order.stateText,
    currency: order.currency,
    total: amount(order.totalAmount),
    refunded: amount(order.refundedAmount),
    order_time: toUnixSeconds(order.orderedAt),
    names: order.lines.slice(0, namesShown).map(({ name }) => name),
    item_count: order.lines.length,
  };
}

export function toPastOrderDetail(order: PastOrder): PastOrderDetail {
  const amount = amountIn(order);
  const { texts } = order;
  return {
    ...toPastOrderRow(order),
    lines: order.lines.map((line) => ({
      name: line.name,
      sku: line.sku,
      qty: line.qty,
      price: amount(line.price),
      amount: amount(line.amount),
    })),
    goods: amount(order.goodsAmount),
    discount: amount(order.discountAmount),
    shipping: amount(order.shippingAmount),
    tax: amount(order.taxAmount),
    discount_code: texts.discountCode,
    shipping_method: texts.shippingMethod,
    payment_method: texts.paymentMethod,
    address: texts.address,
    note: texts.note,
    cancel_time: toUnixSeconds(order.cancelledAt),
  };
}

/** Where it came from, and whose it is. */
export const toPastOrderOrigin = ({ source, importId, email, mobile, buyer, userId, username }: DeskPastOrder) => ({
  source,
  import_id: importId,
  email,
  mobile,
  buyer,
  user: userId === null ? null : { id: userId, username: username ?? '' },
});
