import type { Fen } from '#lib/server/kernel/money.ts';
import type { AddressSnapshot } from '#lib/server/orders/index.ts';
import { freightRules, type PlannedOrder, planOrders, usablePoints } from '#lib/server/orders/index.ts';
import type { Settings } from '#lib/server/site/index.ts';
import { type Collected, termsOf } from './collect-items.ts';

interface CheckoutTerms {
  settings: Settings;
  address: AddressSnapshot | undefined;
  /** Points to use. */
  points: number;
  /** Points that the customer has. */
  owned: number;
}

export interface PricedCheckout {
  orders: PlannedOrder[];
  payable: Fen;
  /** What has to be paid before anybody begins. */
  dueNow: Fen;
  points: { usable: number; used: number };
  needsAddress: boolean;
}

/** What a checkout costs: the one calculation that a preview shows and an order is made by. Uses as many points as may be. */
export function priceCheckout({ items, offer }: Collected, terms: CheckoutTerms): PricedCheckout {
  const { settings, address, owned } = terms;
  const points = pointsTerms(settings);
  const goods = items.reduce((sum, { goodsAmount }) => sum + goodsAmount, 0);
  const usable = offer ? 0 : usablePoints(points, { goods, owned });
  const orders = planOrders(items, {
    freight: freightRules(settings),
    points,
    provinceId: address?.province_id,
    pointsUsed: Math.min(terms.points, usable),
    offer: offer && termsOf(offer),
  });
  return {
    orders,
    payable: sumOf(orders, ({ payableAmount }) => payableAmount),
    dueNow: sumOf(orders, ({ depositDueAmount, payableAmount }) => depositDueAmount || payableAmount),
    points: { usable, used: sumOf(orders, ({ pointsUsed }) => pointsUsed) },
    needsAddress: orders.some(({ fulfilment }) => fulfilment === 'ship' || fulfilment === 'service'),
  };
}

function pointsTerms(settings: Settings) {
  return {
    perYuan: settings['points.perYuan'],
    maxShareBp: settings['points.maxShareBp'],
    earnBp: settings['points.earnBp'],
  };
}

function sumOf<T>(list: T[], amountOf: (each: T) => number): number {
  return list.reduce((sum, each) => sum + amountOf(each), 0);
}
