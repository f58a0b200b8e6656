import { describe, expect, it } from '@jest/globals';
import type { OrderLine } from '../repository.ts';
import { settlementOf } from './settlement.ts';

function line(overrides: Partial<OrderLine>): OrderLine {
  const texts = { 'zh-cn': '名片', en: 'Cards' };
  const ids = { id: 1, orderId: 1, sort: 0, productId: null, variantId: null, slug: '', pictureFileId: null };
  const words = { name: texts, specText: texts, specSnapshot: null, unit: 'piece' as const };
  const counts = { qty: 1, shippedQty: 1, cancelledQty: 0, refundedQty: 0, caseQty: 0, isStocked: false };
  const backs = { refundedAmount: 0, refundedFreightAmount: 0 };
  const sums = { unitPrice: 0, goodsAmount: 0, adjustAllocAmount: 0, pointsAllocAmount: 0, freightAllocAmount: 0 };
  return {
    ...ids,
    ...words,
    ...counts,
    ...backs,
    ...sums,
    paidAmount: 0,
    commissionAmount: 0,
    feeTerms: null,
    ...overrides,
  };
}

const order = { paidAmount: 10_000, refundedAmount: 0, commissionBp: 500, pointsToEarn: 100 };

describe('the settlement of an order', () => {
  it('takes the commission of the goods and leaves the freight to the store', () => {
    const settled = settlementOf(order, [line({ paidAmount: 9000, freightAllocAmount: 1000 })]);
    expect(settled).toMatchObject({ cash: 10_000, commission: 450, payout: 9550, pointsEarned: 100 });
  });

  it('makes good to the store what points paid for', () => {
    const paid = { ...order, paidAmount: 9500 };
    const settled = settlementOf(paid, [line({ paidAmount: 8500, pointsAllocAmount: 500, freightAllocAmount: 1000 })]);
    expect(settled).toMatchObject({ cash: 9500, points: 500, commission: 450, payout: 9550 });
  });

  it('counts of a line only what has not gone back', () => {
    const back = { ...order, refundedAmount: 4500 };
    const half = line({ qty: 2, paidAmount: 9000, freightAllocAmount: 1000, refundedQty: 1, refundedAmount: 4500 });
    expect(settlementOf(back, [half])).toMatchObject({ cash: 5500, commission: 225, payout: 5275, pointsEarned: 50 });
  });

  it('rounds line by line and loses no fen', () => {
    const lines = [1, 2, 3].map((id) => line({ id, paidAmount: 3333 }));
    const { cash, points, commission, payout, commissions } = settlementOf({ ...order, paidAmount: 9999 }, lines);
    expect(commissions.map(({ amount }) => amount)).toEqual([167, 167, 167]);
    expect(commission + payout).toBe(cash + points);
  });

  it('takes no fees of a line of which nothing is left, and counts points where their goods are', () => {
    const back = line({ id: 1, paidAmount: 8000, pointsAllocAmount: 2000, refundedQty: 1, refundedAmount: 8000 });
    const kept = line({ id: 2, paidAmount: 8000, pointsAllocAmount: 2000, freightAllocAmount: 1000 });
    const settled = settlementOf({ ...order, paidAmount: 17_000, refundedAmount: 8000 }, [back, kept]);
    expect(settled).toMatchObject({ cash: 9000, points: 2000, commission: 500, payout: 10_500, pointsEarned: 50 });
    expect(settled.commissions.map(({ amount }) => amount)).toEqual([0, 500]);
  });

  it('is the freight alone where all goods went back: nothing is earned of it, and it bears no fee', () => {
    const gone = { qty: 3, refundedQty: 3, paidAmount: 8000, refundedAmount: 8000, pointsAllocAmount: 2000 };
    const settled = settlementOf({ ...order, paidAmount: 9200, refundedAmount: 8000 }, [
      line({ ...gone, freightAllocAmount: 1200 }),
    ]);
    expect(settled).toMatchObject({ cash: 1200, points: 0, commission: 0, payout: 1200, pointsEarned: 0, goods: 0 });
  });

  it('moves nothing for what cost nothing', () => {
    const free = { ...order, paidAmount: 0, pointsToEarn: 0 };
    expect(settlementOf(free, [line({})])).toMatchObject({ cash: 0, points: 0, payout: 0, pointsEarned: 0 });
  });
});
