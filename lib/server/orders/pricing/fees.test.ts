import { describe, expect, it } from '@jest/globals';
import type { FeeKind } from '#lib/contract/orders/fees.ts';
import { shareByBasisPoints } from '#lib/server/kernel/money.ts';
import { type FeeTerms, feesOf, sumOfFees } from './fees.ts';

const fee = (kind: FeeKind, bp: number, limits: Partial<FeeTerms> = {}): FeeTerms => ({
  kind,
  rateId: 1,
  scope: 'default',
  bp,
  minAmount: 0,
  maxAmount: null,
  ...limits,
});

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('the fees of a line', () => {
  it.each([
    ['a share, half up', { whole: 3333, kept: 3333 }, [fee('sales', 500)], { sales: 167 }],
    ['of what was kept', { whole: 9000, kept: 4500 }, [fee('sales', 500)], { sales: 225 }],
    ['its minimum', { whole: 1000, kept: 1000 }, [fee('sales', 500, { minAmount: 100 })], { sales: 100 }],
    ['half of its minimum', { whole: 1000, kept: 500 }, [fee('sales', 500, { minAmount: 100 })], { sales: 50 }],
    ['its maximum', { whole: 100_000, kept: 100_000 }, [fee('sales', 500, { maxAmount: 2000 })], { sales: 2000 }],
    [
      'each kind',
      { whole: 10_000, kept: 10_000 },
      [fee('payment', 60), fee('sales', 500)],
      { sales: 500, payment: 60 },
    ],
    ['no more than the line', { whole: 50, kept: 50 }, [fee('sales', 0, { minAmount: 100 })], { sales: 50 }],
    [
      'no more than the line together',
      { whole: 100, kept: 100 },
      [fee('sales', 9000), fee('service', 9000)],
      { sales: 90, service: 10 },
    ],
    ['nothing of what costs nothing', { whole: 0, kept: 0 }, [fee('sales', 500, { minAmount: 100 })], {}],
    ['nothing of what has gone back', { whole: 1000, kept: 0 }, [fee('sales', 500, { minAmount: 100 })], {}],
    ['nothing where none was agreed', { whole: 1000, kept: 1000 }, [], {}],
  ])('takes %s', (_, base, terms, expected) => {
    expect(feesOf(base, terms)).toEqual({ sales: 0, payment: 0, service: 0, ...expected });
  });

  it('is the plain share where nothing limits it, whatever was kept', () => {
    const roll = dice(7);
    for (let round = 0; round < 2000; round += 1) {
      const whole = 1 + roll(1_000_000);
      const kept = roll(whole + 1);
      const bp = roll(10_001);
      expect(feesOf({ whole, kept }, [fee('sales', bp)]).sales).toBe(shareByBasisPoints(kept, bp));
    }
  });

  it('never takes more than was kept, grows with it, and gives all of itself back in any number of parts', () => {
    const roll = dice(11);
    for (let round = 0; round < 1000; round += 1) {
      const whole = 1 + roll(200_000);
      const terms = (['sales', 'payment', 'service'] as const).map((kind) => {
        const minAmount = roll(3) === 0 ? roll(500) : 0;
        return fee(kind, roll(6000), { minAmount, maxAmount: roll(3) === 0 ? minAmount + roll(5000) : null });
      });
      const feeOf = (kept: number) => sumOfFees(feesOf({ whole, kept }, terms));
      let kept = whole;
      let back = 0;
      while (kept > 0) {
        const next = kept - 1 - roll(kept);
        const part = feeOf(kept) - feeOf(next);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(feeOf(kept)).toBeLessThanOrEqual(kept);
        back += part;
        kept = next;
      }
      expect(back).toBe(feeOf(whole));
    }
  });
});
