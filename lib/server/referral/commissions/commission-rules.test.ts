import { describe, expect, it } from '@jest/globals';
import { type Candidate, lostOf, mayBePaid, mayPromote, sharesOf, termsOf } from './commission-rules.ts';

const settings = {
  'referral.isOpen': true,
  'referral.promoters': 'everyone' as const,
  'referral.levels': 2,
  'referral.level1Bp': 500,
  'referral.level2Bp': 200,
  'referral.bearer': 'platform' as const,
};
const person = (level: number, changes: Partial<Candidate> = {}): Candidate => ({
  level,
  userId: level + 1,
  isUserActive: true,
  status: null,
  rates: null,
  ...changes,
});
const line = [person(0), person(1), person(2)];

describe('who earns', () => {
  it.each([
    [
      {},
      [
        [1, 500],
        [2, 200],
      ],
    ],
    [{ 'referral.levels': 1 }, [[1, 500]]],
    [{ 'referral.isOpen': false }, []],
    [{ 'referral.level1Bp': 0 }, [[2, 200]]],
  ])('with %j: %j', (changes, expected) => {
    const terms = termsOf(line, { ...settings, ...changes });
    expect(terms.map(({ level, bp }) => [level, bp])).toEqual(expected);
  });

  it('is nobody beyond the second level, whatever the settings say', () => {
    const far = [...line, person(3)];
    const terms = termsOf(far, { ...settings, 'referral.levels': 9 as 2 });
    expect(terms.map(({ level }) => level)).toEqual([1, 2]);
  });

  it('goes by the own level where there is one, for oneself by that alone', () => {
    const rates = { bpL1: 800, bpL2: 0, selfBp: 100 };
    const terms = termsOf([person(0, { rates }), person(1, { rates }), person(2, { rates })], settings);
    expect(terms.map(({ level, bp }) => [level, bp])).toEqual([
      [0, 100],
      [1, 800],
    ]);
  });

  it.each([
    // Where everybody may, where one has to ask, and whether what was earned is paid.
    [null, true, true, false, true],
    ['active', true, true, true, true],
    ['active', false, false, false, false],
    ['pending', true, true, false, true],
    ['frozen', true, false, false, false],
    ['rejected', true, true, false, true],
  ] as const)('who is %s, active as a member %s: %s, %s, paid %s', (status, isUserActive, everyone, applied, paid) => {
    const who = { status, isUserActive };
    expect(mayPromote(who, { 'referral.promoters': 'everyone' })).toBe(everyone);
    expect(mayPromote(who, { 'referral.promoters': 'applied' })).toBe(applied);
    expect(mayBePaid(who)).toBe(paid);
  });

  it('is nobody who has to ask first and has not', () => {
    const applied = { ...settings, 'referral.promoters': 'applied' as const };
    const terms = termsOf([person(1), person(2, { status: 'active' })], applied);
    expect(terms.map(({ level }) => level)).toEqual([2]);
  });
});

describe('how much', () => {
  it.each([
    [10_000, 10_000, [500, 200]],
    [10_000, 600, [500, 100]],
    [10_000, 500, [500, 0]],
    [10_000, 300, [300, 0]],
    [9990, 9990, [500, 200]],
    [0, 0, [0, 0]],
  ])('of %i, with %i to pay it from: %j', (base, most, expected) => {
    const terms = [
      { level: 2, bp: 200 },
      { level: 1, bp: 500 },
    ];
    expect(sharesOf(base, terms, most)).toEqual(expected);
  });

  it.each([1, 3, 7, 33])('is lost to the fen, in however many parts: %i', (parts) => {
    const commission = { amount: 501, baseAmount: 10_021 };
    let lost = 0;
    for (let part = 1; part <= parts; part += 1) {
      const upTo = lostOf(commission, Math.floor((commission.baseAmount * part) / parts));
      expect(upTo).toBeGreaterThanOrEqual(lost);
      lost = upTo;
    }
    expect(lost).toBe(commission.amount);
  });
});
