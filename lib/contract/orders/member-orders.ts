import { z } from 'zod';
import { fulfilments } from '../catalogue/shop-records.ts';
import { filterDay } from '../day.ts';
import { endpoint } from '../endpoint.ts';
import { lineOfText, moneyText, noQuery, pageOf, pageQuery, unixSeconds } from '../fields.ts';
import { useAddressSchema } from '../identity/shop-login.ts';
import { attachedFile, timelineEntry } from '../quotation/member-records.ts';
import { memberOrders, memberQuotations } from '../stale-reads.ts';
import { shownBuyerTexts } from './buyer-texts.ts';
import { invoiceRecord, orderLine, orderNo } from './member-checkout.ts';

/** States of an order (docs/domain/orders.md 3). */
export const orderStatuses = [
  'pending_payment',
  'pending_dispatch',
  'processing',
  'shipped',
  'received',
  'completed',
  'closed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStates = ['unpaid', 'partially_paid', 'paid', 'partially_refunded', 'refunded'] as const;
export const fulfilmentStates = ['unfulfilled', 'partial', 'shipped', 'delivered'] as const;
export const closeReasons = [
  'customer',
  'store',
  'unpaid_timeout',
  'no_store',
  'fully_refunded',
  'operator',
  'fraud',
  'balance_overdue',
] as const;
/** Why somebody may want a paid order closed; `balance_overdue`: the rest after a deposit has not come in time. */
export const closeRequestReasons = ['operator', 'fraud', 'balance_overdue'] as const;
export const cancelReasons = ['changed_mind', 'wrong_item', 'wrong_address', 'too_slow', 'price', 'other'] as const;

/** Moves a customer can be offered; a screen shows buttons from these alone. */
const orderActions = ['pay', 'cancel', 'remind', 'extend', 'confirm', 'hide', 'reorder'] as const;
export type OrderAction = (typeof orderActions)[number];

/** Tabs of the customer's list (docs/domain/orders.md 3). */
export const orderTabs = ['all', 'unpaid', 'preparing', 'shipped', 'finished', 'aftersales'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** What is counted beside the tabs: orders of the system before this shop. */
const orderCountNames = [...orderTabs, 'past'] as const;
export type OrderCountName = (typeof orderCountNames)[number];

/** Who must act by when; the words are chosen by `key`. */
const deadline = z.object({
  /** `transfer_review`: an announced transfer is being compared with the statement. */
  key: z.enum(['pay', 'transfer_review', 'dispatch', 'accept', 'ship', 'receipt', 'aftersale']),
  actor: z.enum(['you', 'store', 'platform']),
  time: unixSeconds.nullable(),
});

/** An after-sales case as its order names it; type and status are those of the contract of cases. */
const orderCase = z.object({
  no: z.string(),
  type: z.string(),
  /** As pages name it: an amount that the customer has to answer is `proposed`. */
  status: z.string(),
  is_open: z.boolean(),
  line_ids: z.array(z.int()),
});
export type OrderCase = z.output<typeof orderCase>;

const summary = z.object({
  no: z.string(),
  group_no: z.string(),
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStates),
  fulfilment_status: z.enum(fulfilmentStates),
  aftersale_status: z.enum(['none', 'open', 'done']),
  fulfilment: z.enum(fulfilments),
  close_reason: z.enum(closeReasons).nullable(),
  store_name: z.string().nullable(),
  lines: z.array(orderLine),
  payable: moneyText,
  paid: moneyText,
  refunded: moneyText,
  deadline: deadline.nullable(),
  create_time: unixSeconds,
  actions: z.array(z.enum(orderActions)),
  /** Its after-sales cases, newest first. */
  cases: z.array(orderCase),
  /** What after-sales service can be requested for now, and until when (null: nothing ends it yet). */
  aftersale: z.object({ line_ids: z.array(z.int()), until: unixSeconds.nullable() }).nullable(),
});
export type OrderSummary = z.output<typeof summary>;

const shipment = z.object({
  no: z.string(),
  carrier_code: z.string(),
  carrier_name: z.string(),
  tracking_no: z.string(),
  status: z.enum(['created', 'shipped', 'in_transit', 'delivered', 'exception', 'cancelled']),
  lines: z.array(z.object({ line_id: z.int(), name: z.string(), qty: z.int() })),
  /** Newest first. */
  tracking: z.array(z.object({ status: z.string(), text: z.string(), time: unixSeconds })),
  shipped_time: unixSeconds.nullable(),
  delivered_time: unixSeconds.nullable(),
});
export type Shipment = z.output<typeof shipment>;

/** One movement of money or points of an order, in the order it happened. */
const moneyEntry = z.object({
  kind: z.enum(['payment', 'points', 'refund', 'points_returned', 'points_earned']),
  no: z.string(),
  channel: z.string(),
  status: z.string(),
  /** Yuan; of points in `points`. */
  amount: moneyText,
  points: z.int(),
  time: unixSeconds,
});

/** One line of what happened to an order. */
export const orderTimelineEntry = timelineEntry.extend({
  /** What was to be paid, where somebody changed it. */
  price: z.object({ before: moneyText, after: moneyText }).nullable(),
  /** Carrier and number of a parcel, where somebody corrected them. */
  tracking: z.object({ before: z.string(), after: z.string() }).nullable(),
});

export const orderDetail = summary.extend({
  source: z.enum(['cart', 'buy_now', 'quote']),
  quotation_no: z.string().nullable(),
  goods: moneyText,
  freight: moneyText,
  /** Negative takes off. */
  adjust: moneyText,
  points_used: z.int(),
  points_amount: moneyText,
  points_to_earn: z.int(),
  /** What is still to be paid, and of that what first. */
  due: moneyText,
  deposit: moneyText,
  address: useAddressSchema.nullable(),
  ...shownBuyerTexts,
  invoice: invoiceRecord.nullable(),
  adjustments: z.array(z.object({ kind: z.string(), amount: moneyText, reason: z.string(), time: unixSeconds })),
  shipments: z.array(shipment),
  appointment: z.object({ start: unixSeconds, end: unixSeconds, note: z.string() }).nullable(),
  /** What the store left when a service was done or a file delivered. */
  proof: z.object({ note: z.string(), files: z.array(attachedFile) }).nullable(),
  timeline: z.array(orderTimelineEntry),
  money: z.array(moneyEntry),
  receipt_extended: z.boolean(),
  pay_time: unixSeconds.nullable(),
  ship_time: unixSeconds.nullable(),
  receive_time: unixSeconds.nullable(),
  complete_time: unixSeconds.nullable(),
});
export type OrderDetail = z.output<typeof orderDetail>;

const byNo = z.object({ no: orderNo });
const day = filterDay.optional();

export const orderList = endpoint({
  method: 'get',
  path: '/api/order/list',
  summary: 'Orders of the caller, newest first',
  query: z.object({
    ...pageQuery,
    tab: z.enum(orderTabs, 'choice').default('all'),
    /** A number, or a part of what was ordered. */
    q: z.string().trim().max(60, 'tooLong').optional(),
    from: day,
    to: day,
  }),
  data: pageOf(summary),
});

export const orderCounts = endpoint({
  method: 'get',
  path: '/api/order/counts',
  summary: 'Number of the caller’s orders in each tab, and of those from the system before this shop',
  query: noQuery,
  data: z.record(z.enum(orderCountNames), z.int()),
});

export const orderInfo = endpoint({
  method: 'get',
  path: '/api/order/info',
  summary: 'One of the caller’s orders with its history',
  query: byNo,
  data: orderDetail,
});

export const orderCancelBody = z.object({
  no: orderNo,
  reason: z.enum(cancelReasons, 'choice'),
  note: lineOfText(200).default(''),
});

export const orderCancel = endpoint({
  method: 'post',
  path: '/api/order/cancel',
  summary: 'Cancels an order that hasn’t been accepted; any payment is refunded',
  body: orderCancelBody,
  stale: memberOrders,
});

export const orderConfirm = endpoint({
  method: 'post',
  path: '/api/order/confirm',
  summary: 'Confirms receipt of an order',
  body: byNo,
  stale: memberOrders,
});

export const orderExtend = endpoint({
  method: 'post',
  path: '/api/order/extend',
  summary: 'Extends the time to automatic confirmation, once',
  body: byNo,
  stale: memberOrders,
});

export const orderRemind = endpoint({
  method: 'post',
  path: '/api/order/remind',
  summary: 'Sends a reminder to whoever acts next; once every twelve hours',
  body: byNo,
  stale: memberOrders,
});

export const orderHide = endpoint({
  method: 'post',
  path: '/api/order/hide',
  summary: 'Removes a finished order from the list',
  body: byNo,
  stale: memberOrders,
});

export const orderReorder = endpoint({
  method: 'post',
  path: '/api/order/reorder',
  summary: 'Adds the products of an order to the current quotation again, at current prices',
  body: byNo,
  stale: memberQuotations,
  data: z.object({ no: z.string(), missing: z.array(z.string()) }),
});
