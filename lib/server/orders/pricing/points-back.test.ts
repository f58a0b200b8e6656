import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type OrderItem, planOrders } from '../placing/plan-orders.ts';
import type { OrderLine } from '../repository.ts';
import { goneWithGoods, pointsGone, pointsKept, pointsOfKept } from './points-back.ts';
import { usablePoints } from './points-value.ts';
import {
  afterRefund,
  freightOfPieces,
  goodsOfPieces,
  type LineRefund,
  refundOf,
  spreadRefund,
} from './refund-lines.ts';
import { settlementOf } from './settlement.ts';

const texts = { 'zh-cn': '名片', en: 'Cards' };

interface Bought {
  qty: number;
  goods: number;
}

const freight = { base: 1200, freeFrom: 10 ** 9, remote: 0, remoteProvinces: [] };

/** An order as a checkout makes it, all of it paid. */
function buy(bought: readonly Bought[], { owned, perYuan, maxShareBp }: Terms) {
  const items = bought.map(
    ({ qty, goods }, id): OrderItem => ({
      ...{ id, productId: null, variantId: null, slug: '', fulfilment: 'ship', name: texts, pictureFileId: null },
      ...{ specText: texts, specSnapshot: null, unit: 'piece', qty, unitPrice: 0, goodsAmount: goods },
    }),
  );
  const points = { perYuan, maxShareBp, earnBp: 100 };
  const all = items.reduce((sum, { goodsAmount }) => sum + goodsAmount, 0);
  const [order] = planOrders(items, { freight, points, pointsUsed: usablePoints(points, { goods: all, owned }) });
  if (!order) throw new Error('nothing was bought');
  const none = { cancelledQty: 0, shippedQty: 0, refundedQty: 0, refundedAmount: 0, refundedFreightAmount: 0 };
  const lines = order.lines.map((line) => ({ ...line, ...none, feeTerms: null }) as unknown as OrderLine);
  return { ...order, lines };
}

interface Terms {
  owned: number;
  perYuan: number;
  maxShareBp: number;
}

const terms = fc.record({
  owned: fc.nat(10 ** 6),
  perYuan: fc.constantFrom(1, 10, 30, 100, 1000),
  maxShareBp: fc.constantFrom(2000, 5000, 9999, 10_000),
});
const bought = fc.array(fc.record({ qty: fc.integer({ min: 1, max: 9 }), goods: fc.nat(10 ** 6) }), {
  minLength: 1,
  maxLength: 5,
});
/** Pieces with or without their freight, or an amount off whatever is left, of some line. */
const steps = fc.array(
  fc.record({ line: fc.nat(4), pieces: fc.nat(9), withFreight: fc.boolean(), off: fc.nat(100), isOff: fc.boolean() }),
  { maxLength: 8 },
);
type Step = { line: number; pieces: number; withFreight: boolean; off: number; isOff: boolean };

function partsOf(lines: readonly OrderLine[], step: Step): LineRefund[] {
  if (step.isOff) {
    const left = lines.reduce(
      (sum, line) => sum + line.paidAmount - line.refundedAmount + line.freightAllocAmount - line.refundedFreightAmount,
      0,
    );
    return spreadRefund(lines, Math.floor((left * step.off) / 100), false);
  }
  const line = lines[step.line % lines.length] as OrderLine;
  const qty = Math.min(step.pieces, line.qty - line.refundedQty);
  const freightBack = step.withFreight ? freightOfPieces(line, qty) : 0;
  return [{ lineId: line.id, qty, unsentQty: 0, goods: goodsOfPieces(line, qty), freight: freightBack }];
}

const allGoods = (lines: readonly OrderLine[]): LineRefund[] =>
  lines.map((line) => ({
    lineId: line.id,
    qty: line.qty - line.refundedQty,
    unsentQty: 0,
    goods: line.paidAmount - line.refundedAmount,
    freight: 0,
  }));

const cases = fc.record({ bought, terms, steps });
const settled = (order: ReturnType<typeof buy>, lines: readonly OrderLine[], back: number) =>
  settlementOf(
    { paidAmount: order.payableAmount, refundedAmount: back, commissionBp: 500, pointsToEarn: order.pointsToEarn },
    lines,
  );

describe('points that were used for goods', () => {
  it('all go back when all goods do, whatever becomes of the freight, in any order of parts, and never more before', () => {
    fc.assert(
      fc.property(cases, ({ bought: chosen, terms: rules, steps: given }) => {
        const order = buy(chosen, rules);
        let { lines } = order;
        let before = 0;
        for (const step of given) {
          lines = afterRefund(lines, partsOf(lines, step));
          const gone = pointsGone(order.pointsUsed, lines);
          expect(gone).toBeGreaterThanOrEqual(before);
          expect(gone).toBeLessThanOrEqual(order.pointsUsed);
          before = gone;
        }
        expect(pointsGone(order.pointsUsed, afterRefund(lines, allGoods(lines)))).toBe(order.pointsUsed);
      }),
      { numRuns: 500 },
    );
  });

  it('come to the same however the same pieces are cut', () => {
    fc.assert(
      fc.property(bought, terms, fc.array(fc.nat(9), { minLength: 5, maxLength: 5 }), (chosen, rules, pieces) => {
        const order = buy(chosen, rules);
        const give = (lines: OrderLine[], index: number, qty: number) =>
          afterRefund(lines, partsOf(lines, { line: index, pieces: qty, withFreight: false, off: 0, isOff: false }));
        const wanted = order.lines.map((line, index) => Math.min(pieces[index] ?? 0, line.qty));
        const atOnce = wanted.reduce((lines, qty, index) => give(lines, index, qty), order.lines);
        const oneByOne = wanted.reduce(
          (lines, qty, index) => Array.from({ length: qty }).reduce<OrderLine[]>((each) => give(each, index, 1), lines),
          order.lines,
        );
        expect(pointsGone(order.pointsUsed, oneByOne)).toBe(pointsGone(order.pointsUsed, atOnce));
      }),
    );
  });

  it('do not go back with freight alone', () => {
    const order = buy([{ qty: 2, goods: 10_000 }], { owned: 2000, perYuan: 100, maxShareBp: 2000 });
    const [line] = order.lines;
    const back = afterRefund(order.lines, [{ lineId: line?.id ?? 0, qty: 0, unsentQty: 0, goods: 0, freight: 1200 }]);
    expect([order.pointsUsed, pointsGone(order.pointsUsed, back)]).toEqual([2000, 0]);
  });

  it('go back with the last piece where they alone paid, also beside freight that stays', () => {
    const order = buy([{ qty: 2, goods: 10_000 }], { owned: 10_000, perYuan: 100, maxShareBp: 10_000 });
    const goneWith = (qty: number) =>
      pointsGone(order.pointsUsed, afterRefund(order.lines, [{ ...allGoods(order.lines)[0], qty } as LineRefund]));
    expect([order.payableAmount, goneWith(1), goneWith(2)]).toEqual([1200, 0, 10_000]);
  });
});

describe('what a store is credited, the platform takes and a customer earns', () => {
  it('follows the goods: nothing of points, fees and earned points is left when all goods went back', () => {
    fc.assert(
      fc.property(cases, ({ bought: chosen, terms: rules, steps: given }) => {
        const order = buy(chosen, rules);
        let { lines } = order;
        let back = 0;
        let last = settled(order, lines, 0);
        expect(last).toMatchObject({ points: order.pointsAmount, pointsEarned: order.pointsToEarn });
        for (const step of given) {
          const parts = partsOf(lines, step);
          lines = afterRefund(lines, parts);
          back += refundOf(parts);
          const now = settled(order, lines, back);
          for (const key of ['cash', 'points', 'commission', 'pointsEarned', 'goods'] as const) {
            expect(now[key]).toBeGreaterThanOrEqual(0);
            expect(now[key]).toBeLessThanOrEqual(last[key]);
          }
          expect(now.payout).toBe(now.cash + now.points - now.commission);
          last = now;
        }
        const rest = allGoods(lines);
        const end = settled(order, afterRefund(lines, rest), back + refundOf(rest));
        expect(end).toMatchObject({ points: 0, commission: 0, pointsEarned: 0, goods: 0, payout: end.cash });
      }),
      { numRuns: 500 },
    );
  });

  it('takes back what was earned in parts that come to the same as one, all of it with the last of the goods', () => {
    const line = {
      ...buy([{ qty: 3, goods: 10_000 }], { owned: 0, perYuan: 100, maxShareBp: 0 }).lines[0],
      refundedQty: 1,
    };
    const earnedOf = (refundedAmount: number) => pointsOfKept(66, [{ ...line, refundedAmount } as OrderLine], 6667);
    expect([earnedOf(3333), earnedOf(6666), earnedOf(10_000)]).toEqual([66, 33, 0]);
  });
});

it('is exact where floating point is not', () => {
  const line = { qty: 1, refundedQty: 0, paidAmount: 9_007_199_254_740_991, refundedAmount: 9_007_199_254_740_990 };
  expect(goneWithGoods(2_000_000_001, line)).toBe(2_000_000_000);
  expect(pointsKept({ ...line, pointsAllocAmount: 3 })).toBe(1);
});
