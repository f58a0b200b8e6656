import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { OrderLine } from '../repository.ts';
import { refundableLine } from './lines-for-tests.ts';
import { goodsOfPieces, refundOf, spreadRefund } from './refund-lines.ts';

describe('what pieces of a line are worth', () => {
  it('rounds down, and the last one takes the rest', () => {
    const line = refundableLine(1, { qty: 3, paidAmount: 100 });
    expect(goodsOfPieces(line, 1)).toBe(33);
    expect(goodsOfPieces({ ...line, refundedQty: 1, refundedAmount: 33 }, 1)).toBe(33);
    expect(goodsOfPieces({ ...line, refundedQty: 2, refundedAmount: 66 }, 1)).toBe(34);
  });

  it('is nothing where the price was lowered by more before', () => {
    expect(goodsOfPieces(refundableLine(1, { qty: 2, paidAmount: 100, refundedAmount: 80 }), 1)).toBe(0);
  });

  it.each([-1, 3])('is not asked for %d of two', (pieces) => {
    expect(() => goodsOfPieces(refundableLine(1, { qty: 2, paidAmount: 100 }), pieces)).toThrow(RangeError);
  });

  it('comes to what was paid, however it is cut', () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(cuts, fc.integer({ min: 0, max: 10 ** 12 }), (parts, paidAmount) => {
        const qty = parts.reduce((sum, part) => sum + part, 0);
        let line = refundableLine(1, { qty, paidAmount });
        for (const part of parts) {
          const amount = goodsOfPieces(line, part);
          line = {
            ...line,
            refundedQty: line.refundedQty + part,
            refundedAmount: line.refundedAmount + amount,
          };
        }
        expect(line.refundedAmount).toBe(paidAmount);
      }),
    );
  });
});

describe('an amount that is spread over the lines', () => {
  const amounts = fc.record({ paid: fc.nat(10 ** 8), freight: fc.nat(10 ** 5), gone: fc.nat(100) });

  it('is never more than what is left of any of them, and nothing of it is lost', () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 8 }), fc.nat(1000), (facts, share) => {
        const lines = facts.map(({ paid, freight, gone }, index) =>
          refundableLine(index, {
            paidAmount: paid,
            freightAllocAmount: freight,
            refundedAmount: Math.floor((paid * gone) / 100),
            refundedFreightAmount: Math.floor((freight * gone) / 100),
          }),
        );
        const goodsLeft = (line: OrderLine) => line.paidAmount - line.refundedAmount;
        const freightLeft = (line: OrderLine) => line.freightAllocAmount - line.refundedFreightAmount;
        const left = lines.reduce((sum, line) => sum + goodsLeft(line) + freightLeft(line), 0);
        const amount = Math.floor((left * share) / 1000);
        const parts = spreadRefund(lines, amount, false);
        expect(refundOf(parts)).toBe(amount);
        for (const [index, { goods, freight }] of parts.entries()) {
          const line = lines[index] as OrderLine;
          expect(goods).toBeLessThanOrEqual(goodsLeft(line));
          expect(freight).toBeLessThanOrEqual(freightLeft(line));
        }
      }),
    );
  });

  it('takes every piece along when nothing of the order is needed any more', () => {
    const lines = [
      refundableLine(1, {
        qty: 5,
        shippedQty: 2,
        refundedQty: 1,
        cancelledQty: 1,
        paidAmount: 500,
        refundedAmount: 100,
      }),
      refundableLine(2, { qty: 1, paidAmount: 0 }),
    ];
    expect(spreadRefund(lines, 400, true)).toEqual([
      { lineId: 1, qty: 4, unsentQty: 0, goods: 400, freight: 0 },
      { lineId: 2, qty: 1, unsentQty: 0, goods: 0, freight: 0 },
    ]);
  });
});
