import { z } from 'zod';
import { fulfilments } from '../catalogue/shop-records.ts';
import { endpoint } from '../endpoint.ts';
import { lineOfText, moneyText, noQuery, requiredText, unixSeconds } from '../fields.ts';
import { useAddressSchema } from '../identity/shop-login.ts';
import { attachedFile } from '../quotation/member-records.ts';
import { storeOrders } from '../stale-reads.ts';
import { shownBuyerTexts } from './buyer-texts.ts';
import { carrierCodes } from './carriers.ts';
import { orderLine, orderNo } from './member-checkout.ts';
import { closeRequestReasons, fulfilmentStates, orderDetail, orderStatuses, paymentStates } from './member-orders.ts';

const reason = requiredText(200).pipe(lineOfText(200));
const byNo = z.object({ no: orderNo });
const withReason = z.object({ no: orderNo, reason });

/** Way of an order to its store (docs/domain/orders.md 6). */
const dispatchStates = ['pooled', 'assigned', 'claimed', 'accepted', 'expired', 'cancelled'] as const;

/** Tabs of a store's list. `unpaid`: what its own offers became; `to_accept`: claimed or given, and not answered yet. */
export const storeOrderTabs = [
  'all',
  'unpaid',
  'to_accept',
  'to_ship',
  'shipped',
  'finished',
  'aftersales',
  'closed',
] as const;
export type StoreOrderTab = (typeof storeOrderTabs)[number];

/** Moves that who carries an order out, or made the offer of it, can be offered; a screen shows buttons from these alone. */
const sellerActions = [
  'accept',
  'refuse',
  'release',
  'ship',
  'tracking',
  'appointment',
  'done',
  'askClose',
  'note',
  'adjust',
  'cancel',
] as const;
export type SellerAction = (typeof sellerActions)[number];

export const storeClaim = endpoint({
  method: 'post',
  path: '/api/store/claim',
  summary: 'Claims an order from the pool, to be accepted within half an hour; late claims get `already_taken`',
  body: byNo,
  /** It has to be accepted by then. */
  stale: storeOrders,
  data: z.object({ deadline: unixSeconds }),
});

export const storeRelease = endpoint({
  method: 'post',
  path: '/api/store/release',
  summary: 'Releases a claimed order to the pool',
  body: withReason,
  stale: storeOrders,
});

export const storeOrderAccept = endpoint({
  method: 'post',
  path: '/api/store/orderAccept',
  summary: 'Accepts a claimed or assigned order; its address is shown from then on',
  body: byNo,
  stale: storeOrders,
});

export const storeOrderRefuse = endpoint({
  method: 'post',
  path: '/api/store/orderRefuse',
  summary: 'Declines an assigned order, which goes to the pool',
  body: withReason,
  stale: storeOrders,
});

export const sellerOrder = z.object({
  no: z.string(),
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStates),
  fulfilment_status: z.enum(fulfilmentStates),
  aftersale_status: z.enum(['none', 'open', 'done']),
  dispatch_status: z.enum(dispatchStates).nullable(),
  fulfilment: z.enum(fulfilments),
  lines: z.array(orderLine),
  payable: moneyText,
  paid: moneyText,
  refunded: moneyText,
  /** What the store can expect; once it is completed, what it got. */
  estimate: moneyText,
  /** When it has to be paid, answered or shipped, or counts as received, or is completed. */
  deadline: z.object({ key: z.enum(['pay', 'accept', 'ship', 'receipt', 'aftersale']), time: unixSeconds }).nullable(),
  create_time: unixSeconds,
  accept_time: unixSeconds.nullable(),
  /** Where it goes; empty where nothing is sent. */
  city_name: z.string(),
  close_reason: orderDetail.shape.close_reason,
  cases: orderDetail.shape.cases,
  actions: z.array(z.enum(sellerActions)),
});
export type SellerOrder = z.output<typeof sellerOrder>;

const carrierNames = z.array(z.object({ code: z.enum(carrierCodes), name: z.string() }));

export const storeCarriers = endpoint({
  method: 'get',
  path: '/api/store/carriers',
  summary: 'Carriers that parcels can be sent with, by their names',
  query: noQuery,
  data: z.object({ list: carrierNames }),
});

export const storeOrderCounts = endpoint({
  method: 'get',
  path: '/api/store/orderCounts',
  summary: 'Number of the store’s orders that need action',
  query: noQuery,
  data: z.object({ unpaid: z.int(), to_accept: z.int(), to_ship: z.int(), shipped: z.int(), aftersales: z.int() }),
});

/** What somebody wants closed, for an operator to decide. */
export const closeRequest = z.object({
  reason: z.enum(closeRequestReasons),
  note: z.string(),
  /** What goes back to the customer, and what of a deposit the seller keeps. */
  amount: moneyText,
  kept: moneyText,
  time: unixSeconds,
});

/** A line with the files that the customer sent for it; before it is accepted without names and links. */
const sellerLine = orderLine.extend({ spec_files: z.array(attachedFile.extend({ key: z.string() })) });

/** Who gets what of the money when it is completed, as it stands now. */
const settlement = z.object({
  /** What the customer has paid, or will have, and was not given back. */
  cash: moneyText,
  /** What points paid for, which the platform makes good. */
  points: moneyText,
  commission: moneyText,
  payout: moneyText,
});

export const sellerOrderDetail = sellerOrder.extend({
  lines: z.array(sellerLine),
  quotation_no: z.string().nullable(),
  /** Whether the quotation is this side's to read: not where another side's offer became the order. */
  is_quotation_own: z.boolean(),
  goods: moneyText,
  freight: moneyText,
  adjust: moneyText,
  points_amount: moneyText,
  adjustments: orderDetail.shape.adjustments,
  /** Basis points. */
  /** Null: no single rate says what it is. */
  commission_bp: z.int().nullable(),
  settlement,
  /** Without name, phone and street until the order is accepted; each time it is shown whole is written down. */
  address: useAddressSchema.nullable(),
  /** The same in one line of Chinese, whatever the reader's language: carriers read it. Empty without an address. */
  carrier_address: z.string(),
  is_address_whole: z.boolean(),
  ...shownBuyerTexts,
  service_time: z.string(),
  store_note: z.string(),
  shipments: orderDetail.shape.shipments,
  appointment: orderDetail.shape.appointment,
  proof: z.object({ note: z.string(), files: z.array(attachedFile) }).nullable(),
  timeline: orderDetail.shape.timeline,
  /** The rest after a deposit is to be paid by then, while it is not. */
  balance_time: unixSeconds.nullable(),
  /** What the store itself has asked for. */
  close_request: closeRequest.nullable(),
  /** Who can carry it. */
  carriers: carrierNames,
});
export type SellerOrderDetail = z.output<typeof sellerOrderDetail>;

export const storeOrderInfo = endpoint({
  method: 'get',
  path: '/api/store/orderInfo',
  summary: 'One order the store has claimed, been assigned or accepted, or that came from its offer',
  query: byNo,
  data: sellerOrderDetail,
});
