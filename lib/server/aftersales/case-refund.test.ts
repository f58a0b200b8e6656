import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type OrderLine, refundOf } from '../orders/index.ts';
import { refundableLine } from '../orders/pricing/lines-for-tests.ts';
import { partsToRefund, type RefundBasis, worthOf } from './case-refund.ts';

const basisOf = (lines: OrderLine[], facts: Partial<RefundBasis['order']> = {}): RefundBasis => {
  return { order: { pointsUsed: 0, ...facts }, lines, pointsBack: 0 };
};

describe('what a case is worth', () => {
  const sent = [
    refundableLine(1, { qty: 3, shippedQty: 3, paidAmount: 1000, freightAllocAmount: 100 }),
    refundableLine(2, { qty: 1, shippedQty: 1, paidAmount: 500, freightAllocAmount: 50 }),
  ];

  it('is the pieces by what was paid, without freight', () => {
    const worth = worthOf('return_refund', [{ lineId: 1, qty: 2 }], 'buyer', basisOf(sent));
    expect(worth).toMatchObject({ goods: 666, freight: 0, total: 666 });
    expect(worth.lines).toEqual([{ lineId: 1, qty: 2, unsentQty: 0, goods: 666, freight: 0 }]);
  });

  it('has its share of the freight where the seller is at fault', () => {
    const worth = worthOf('return_refund', [{ lineId: 1, qty: 2 }], 'store', basisOf(sent));
    expect(worth).toMatchObject({ goods: 666, freight: 66, total: 732 });
  });

  it('has all of the freight where nothing has left and nothing is needed any more', () => {
    const unsent = sent.map((line) => ({ ...line, shippedQty: 0 }));
    const all = [
      { lineId: 1, qty: 3 },
      { lineId: 2, qty: 1 },
    ];
    expect(worthOf('refund_only', all, 'buyer', basisOf(unsent))).toMatchObject({ goods: 1500, freight: 150 });
    expect(worthOf('refund_only', all.slice(0, 1), 'buyer', basisOf(unsent))).toMatchObject({
      goods: 1000,
      freight: 0,
    });
  });

  it('takes the freight of lines that went back before along with the last one', () => {
    const first = refundableLine(1, {
      qty: 1,
      refundedQty: 1,
      cancelledQty: 1,
      paidAmount: 1000,
      refundedAmount: 1000,
      freightAllocAmount: 100,
    });
    const last = refundableLine(2, { qty: 1, paidAmount: 500, freightAllocAmount: 50 });
    const worth = worthOf('refund_only', [{ lineId: 2, qty: 1 }], 'buyer', basisOf([first, last]));
    expect(worth).toMatchObject({ goods: 500, freight: 150, total: 650 });
  });

  it('names the pieces that nobody sends any more', () => {
    const part = [refundableLine(1, { qty: 5, shippedQty: 2, paidAmount: 500 })];
    const worth = worthOf('refund_only', [{ lineId: 1, qty: 4 }], 'buyer', basisOf(part));
    expect(worth.lines).toEqual([{ lineId: 1, qty: 4, unsentQty: 3, goods: 400, freight: 0 }]);
  });

  it('counts the points that go with it, all of them with the last piece', () => {
    const basis = basisOf([refundableLine(1, { qty: 3, paidAmount: 900 })], { pointsUsed: 100 });
    expect(worthOf('refund_only', [{ lineId: 1, qty: 1 }], 'buyer', basis).points).toBe(33);
    expect(worthOf('refund_only', [{ lineId: 1, qty: 3 }], 'buyer', basis).points).toBe(100);
  });

  it('counts all of them where all goods go back and the freight stays', () => {
    const line = refundableLine(1, {
      qty: 3,
      shippedQty: 3,
      goodsAmount: 1000,
      paidAmount: 900,
      freightAllocAmount: 1200,
    });
    const basis = basisOf([line], { pointsUsed: 100 });
    expect(worthOf('return_refund', [{ lineId: 1, qty: 3 }], 'buyer', basis)).toMatchObject({
      total: 900,
      points: 100,
    });
    expect(worthOf('return_refund', [{ lineId: 1, qty: 3 }], 'store', basis)).toMatchObject({
      total: 2100,
      points: 100,
    });
  });

  it('counts what is missing of what went back before, never less than nothing', () => {
    const basis = basisOf([refundableLine(1, { qty: 2, paidAmount: 900 })], { pointsUsed: 100 });
    const worth = (pointsBack: number) =>
      worthOf('refund_only', [{ lineId: 1, qty: 1 }], 'buyer', { ...basis, pointsBack });
    expect([worth(20).points, worth(60).points]).toEqual([30, 0]);
  });

  it('gives back the points that alone paid', () => {
    const basis = basisOf([refundableLine(1, { qty: 2, paidAmount: 0 })], { pointsUsed: 100 });
    expect(worthOf('refund_only', [{ lineId: 1, qty: 2 }], 'buyer', basis)).toMatchObject({ total: 0, points: 100 });
  });

  it.each(['exchange', 'reship'] as const)('is nothing for a %s', (type) => {
    expect(worthOf(type, [{ lineId: 1, qty: 1 }], 'store', basisOf(sent))).toMatchObject({ total: 0, points: 0 });
  });

  it('is not asked for more than is left, nor for a line of another order', () => {
    expect(() => worthOf('refund_only', [{ lineId: 1, qty: 4 }], 'buyer', basisOf(sent))).toThrow(RangeError);
    expect(() => worthOf('refund_only', [{ lineId: 9, qty: 1 }], 'buyer', basisOf(sent))).toThrow(RangeError);
  });
});

it('a case for everything is worth what was paid, whatever went back before', () => {
  const facts = fc.record({
    qty: fc.integer({ min: 1, max: 20 }),
    paid: fc.nat(10 ** 7),
    freight: fc.nat(10 ** 4),
    gone: fc.nat(20),
  });
  fc.assert(
    fc.property(fc.array(facts, { minLength: 1, maxLength: 6 }), (given) => {
      let lines = given.map(({ qty, paid, freight }, index) =>
        refundableLine(index, { qty, paidAmount: paid, freightAllocAmount: freight }),
      );
      const basis = basisOf(lines);
      let back = 0;
      const give = (pieces: (line: OrderLine, index: number) => number) => {
        const parts = lines
          .map((line, index) => ({ lineId: line.id, qty: pieces(line, index) }))
          .filter(({ qty }) => qty > 0);
        const worth = worthOf('refund_only', parts, 'buyer', { ...basis, lines });
        back += refundOf(worth.lines);
        lines = lines.map((line) => {
          const part = worth.lines.find(({ lineId }) => lineId === line.id);
          return {
            ...line,
            refundedQty: line.refundedQty + (part?.qty ?? 0),
            cancelledQty: line.cancelledQty + (part?.unsentQty ?? 0),
            refundedAmount: line.refundedAmount + (part?.goods ?? 0),
            refundedFreightAmount: line.refundedFreightAmount + (part?.freight ?? 0),
          };
        });
      };
      give((line, index) => Math.min(given[index]?.gone ?? 0, line.qty));
      give((line) => line.qty - line.refundedQty);
      expect(back).toBe(basis.lines.reduce((sum, line) => sum + line.paidAmount + line.freightAllocAmount, 0));
    }),
  );
});

describe('an approved amount', () => {
  const sent = [
    refundableLine(1, { qty: 3, shippedQty: 3, paidAmount: 1000 }),
    refundableLine(2, { qty: 2, shippedQty: 1, paidAmount: 500 }),
  ];
  const parts = [
    { lineId: 1, qty: 3 },
    { lineId: 2, qty: 2 },
  ];
  const refund = { type: 'refund_only', fault: 'buyer', parts } as const;

  it('below the worth lowers the price: what was sent stays, what was not is never sent', () => {
    const back = partsToRefund({ ...refund, amount: 700 }, basisOf(sent));
    expect(back.map(({ qty, unsentQty, goods }) => [qty, unsentQty, goods])).toEqual([
      [0, 0, 467],
      [1, 1, 233],
    ]);
  });

  it('of the whole worth counts every piece as paid back', () => {
    const back = partsToRefund({ ...refund, amount: 1500 }, basisOf(sent));
    expect(back.map(({ qty, goods }) => [qty, goods])).toEqual([
      [3, 1000],
      [2, 500],
    ]);
  });

  it('of a return counts the pieces that came, and is paid whatever came', () => {
    const came = parts.map((part) => ({ ...part, receivedQty: part.lineId === 1 ? 2 : 0 }));
    const back = partsToRefund({ ...refund, type: 'return_refund', parts: came, amount: 900 }, basisOf(sent));
    expect(back.map(({ qty }) => qty)).toEqual([2, 0]);
    expect(refundOf(back)).toBe(900);
  });

  it('is spread to the last fen, and no line gets more than it is worth', () => {
    const facts = fc.record({ qty: fc.integer({ min: 1, max: 9 }), paid: fc.nat(10 ** 6), sent: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(facts, { minLength: 1, maxLength: 5 }), fc.nat(10 ** 7), (given, amount) => {
        const lines = given.map(({ qty, paid, sent: gone }, index) =>
          refundableLine(index, { qty, paidAmount: paid, shippedQty: Math.min(gone, qty) }),
        );
        const all = lines.map(({ id, qty }) => ({ lineId: id, qty }));
        const back = partsToRefund({ ...refund, parts: all, amount }, basisOf(lines));
        const paid = lines.reduce((sum, { paidAmount }) => sum + paidAmount, 0);
        expect(refundOf(back)).toBe(Math.min(amount, paid));
        for (const part of back) expect(part.goods).toBeLessThanOrEqual(lines[part.lineId]?.paidAmount ?? 0);
      }),
    );
  });
});
