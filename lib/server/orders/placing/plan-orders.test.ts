import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fulfilments } from '#lib/contract/catalogue/shop-records.ts';
import { pointsEarned, pointsSpent, pointsValue, usablePoints } from '../pricing/points-value.ts';
import { type OrderItem, type OrderTerms, planOrders } from './plan-orders.ts';

const points = { perYuan: 100, maxShareBp: 2000, earnBp: 100 };
const freight = { base: 1200, freeFrom: 29_900, remote: 2000, remoteProvinces: [650_000] };
const terms: OrderTerms = { freight, points, pointsUsed: 0 };

const texts = { 'zh-cn': '物', en: 'Thing' };
const makeItem = (overrides: Partial<OrderItem> = {}): OrderItem => ({
  id: 1,
  productId: 1,
  variantId: null,
  slug: 'thing',
  fulfilment: 'ship',
  name: texts,
  pictureFileId: null,
  specText: { 'zh-cn': '', en: '' },
  specSnapshot: null,
  unit: 'piece',
  qty: 1,
  unitPrice: 100_000,
  goodsAmount: 1000,
  ...overrides,
});

const items = fc.array(
  fc.record({ goodsAmount: fc.integer({ min: 0, max: 500_000 }), fulfilment: fc.constantFrom(...fulfilments) }),
  { minLength: 1, maxLength: 12 },
);
const sum = (values: number[]) => values.reduce((left, right) => left + right, 0);

describe('planned orders', () => {
  it('are one for each way of delivery, each with its own freight', () => {
    const orders = planOrders([makeItem({ fulfilment: 'service' }), makeItem(), makeItem({ id: 2 })], terms);
    expect(orders).toMatchObject([
      { fulfilment: 'ship', goodsAmount: 2000, freightAmount: 1200, payableAmount: 3200, pointsToEarn: 20 },
      { fulfilment: 'service', goodsAmount: 1000, freightAmount: 0, payableAmount: 1000 },
    ]);
  });

  it('of an offer are one, at the freight and discount that were offered', () => {
    const offer = { freight: 500, discount: 300, depositAmount: 660 };
    const orders = planOrders([makeItem({ fulfilment: 'service' }), makeItem()], { ...terms, pointsUsed: 100, offer });
    expect(orders).toMatchObject([
      { fulfilment: 'ship', freightAmount: 500, adjustAmount: -300, payableAmount: 2200, depositDueAmount: 660 },
    ]);
    expect(orders[0]).toMatchObject({ pointsUsed: 0, pointsAmount: 0 });
  });

  it('ask for no deposit that would be everything', () => {
    const offer = { freight: 0, discount: 0, depositAmount: 1000 };
    expect(planOrders([makeItem()], { ...terms, offer })).toMatchObject([{ depositDueAmount: 0 }]);
  });

  it('never cost less than nothing', () => {
    const offer = { freight: 500, discount: 99_999, depositAmount: 0 };
    const [order] = planOrders([makeItem(), makeItem()], { ...terms, offer });
    expect(order).toMatchObject({ payableAmount: 0, adjustAmount: -2500 });
    expect(order?.lines.map(({ paidAmount, freightAllocAmount }) => [paidAmount, freightAllocAmount])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('add up, whatever is bought', () => {
    const requested = fc.record({
      items,
      input: fc.integer({ min: 0, max: 1_000_000 }),
      perYuan: fc.constantFrom(1, 10, 30, 100, 1000),
      offer: fc.option(
        fc.record({
          freight: fc.integer({ min: 0, max: 50_000 }),
          discount: fc.integer({ min: 0, max: 800_000 }),
          depositAmount: fc.integer({ min: 0, max: 500_000 }),
        }),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(requested, ({ items: chosen, input, perYuan, offer }) => {
        const goods = sum(chosen.map(({ goodsAmount }) => goodsAmount));
        const rules = { ...points, perYuan, maxShareBp: 10_000 };
        const pointsUsed = usablePoints(rules, { goods, owned: input });
        const orders = planOrders(chosen.map(makeItem), { ...terms, points: rules, pointsUsed, offer });
        expect(sum(orders.map((order) => order.goodsAmount))).toBe(goods);
        expect(sum(orders.map((order) => order.pointsUsed))).toBe(offer ? 0 : pointsUsed);
        expect(sum(orders.map((order) => order.pointsAmount))).toBe(offer ? 0 : pointsValue(rules, pointsUsed));
        for (const order of orders) {
          const { goodsAmount, freightAmount, adjustAmount, pointsAmount, payableAmount, lines } = order;
          expect(payableAmount).toBe(goodsAmount + freightAmount + adjustAmount - pointsAmount);
          expect(sum(lines.map((line) => line.paidAmount + line.freightAllocAmount))).toBe(payableAmount);
          for (const line of lines) {
            expect(line.paidAmount).toBe(line.goodsAmount + line.adjustAllocAmount - line.pointsAllocAmount);
            expect(Math.min(line.paidAmount, line.freightAllocAmount)).toBeGreaterThanOrEqual(0);
          }
          expect(order.depositDueAmount).toBeLessThan(Math.max(1, payableAmount));
        }
      }),
    );
  });
});

describe('points', () => {
  it.each([
    ['as far as the share goes', { goods: 10_000, owned: 5000 }, 2000],
    ['as many as there are', { goods: 10_000, owned: 1500 }, 1500],
    ['none of nothing', { goods: 0, owned: 1500 }, 0],
    ['none of a debt', { goods: 10_000, owned: -5 }, 0],
  ])('can be used %s', (_, input, expected) => {
    expect(usablePoints(points, input)).toBe(expected);
  });

  it('are not taken where a rounding would swallow them', () => {
    const small = { ...points, perYuan: 1000 };
    expect([pointsValue(small, 19), pointsSpent(small, 19)]).toEqual([1, 10]);
  });

  it('are earned on what was paid, rounded down', () => {
    expect(pointsEarned(points, 19_999)).toBe(199);
  });
});
