import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type SpecSelection, specSnapshot } from '#lib/contract/catalogue/specification.ts';
import { maxTotalInFen, priceSelection } from './price-selection.ts';
import { quantities, selections } from './selections-for-tests.ts';
import { selectionOf, takeSnapshot } from './snapshot.ts';
import { everything, node, template } from './template-for-tests.ts';

const sum = (lines: { amount_in_fen: number }[]) =>
  lines.reduce((total, { amount_in_fen }) => total + amount_in_fen, 0);

function amounts(qty: number, selection: SpecSelection, from = everything): Record<string, number> {
  const { lines } = priceSelection({ template: from, qty, selection });
  return Object.fromEntries(lines.map(({ key, amount_in_fen }) => [key, amount_in_fen]));
}

const hundred = 100;

describe('what a rule costs', () => {
  it.each<[string, number, SpecSelection, Record<string, number>]>([
    ['a step below the first counts as the first', 1, { paper: 'plain' }, { base: 333 }],
    ['a step from its quantity on', hundred, { paper: 'plain' }, { base: 15_500 }],
    ['per unit and by formula', 10, { paper: 'cotton', weight: 100.5 }, { base: 3330, cotton: 450, weight: 355 }],
    [
      'once, and a share of what stands above',
      1,
      { paper: 'plain', extras: ['foil', 'rush'] },
      {
        base: 333,
        foil: 8000,
        rush: 2777,
      },
    ],
    ['by area', 2, { paper: 'plain', size: { width: 1000, height: 333 } }, { base: 666, size: 865 }],
    [
      'by area, with the least that is charged',
      2,
      { paper: 'plain', size: { width: 10, height: 10 } },
      {
        base: 666,
        size: 650,
      },
    ],
    ['a discount', 1, { paper: 'plain', member: true }, { base: 333, member: -42 }],
    ['nothing for no', 1, { paper: 'plain', member: false, proof: false }, { base: 333 }],
  ])('%s', (_, qty, selection, expected) => expect(amounts(qty, selection)).toEqual(expected));

  it('is the surface where a body is measured', () => {
    const box = template([
      node('dimension', 'box', { sides: 3 }),
      node('boolean', 'lined', { price_rule: { type: 'area', amount_in_fen: 1000, minimum_area: 0, of: 'box' } }),
    ]);
    const selection = { box: { length: 1000, width: 500, height: 100 }, lined: true };
    expect(amounts(1, selection, box)).toEqual({ lined: 1300 });
  });

  it.each<[string, number, SpecSelection, string[]]>([
    ['an option on request', 1, { paper: 'special' }, ['special']],
    ['a formula that divides by zero', 1, { paper: 'cotton', weight: 100, proof: true }, ['proof']],
    ['a formula below zero', 1, { paper: 'plain', proof: true, size: { width: 900, height: 9 } }, ['proof']],
  ])('is asked of a seller for %s', (_, qty, selection, keys) => {
    expect(priceSelection({ template: everything, qty, selection })).toMatchObject({
      result: 'needs_quote',
      on_request: keys,
    });
  });

  it('is asked of a seller above the quantity that is priced by itself, and beyond counting', () => {
    const limited = { ...everything, automatic_quantity_max: 500 };
    const resultOf = (qty: number) => priceSelection({ template: limited, qty, selection: { paper: 'plain' } }).result;
    expect([resultOf(500), resultOf(501)]).toEqual(['auto_price', 'needs_quote']);
    const dear = template([node('group', 'all', { price_rule: { type: 'per_unit', amount_in_fen: maxTotalInFen } })]);
    expect(priceSelection({ template: dear, qty: 2, selection: {} })).toMatchObject({ total_in_fen: 0, lines: [] });
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000])('refuses %d pieces', (qty) => {
    const priced = priceSelection({ template: everything, qty, selection: { paper: 'plain' } });
    expect(priced).toMatchObject({ result: 'needs_quote', total_in_fen: 0, faults: [{ key: 'qty' }] });
  });
});

describe('every price', () => {
  const check = (property: (qty: number, selection: SpecSelection) => void) =>
    fc.assert(fc.property(quantities, selections, property), { numRuns: 1000 });

  it('is the sum of its lines, whole, countable and never below zero', () => {
    check((qty, selection) => {
      const { total_in_fen: total, lines } = priceSelection({ template: everything, qty, selection });
      expect(total).toBe(sum(lines));
      expect(Number.isSafeInteger(total) && total >= 0 && total <= maxTotalInFen).toBe(true);
      expect(lines.every(({ amount_in_fen: each }) => Number.isSafeInteger(each) && each !== 0)).toBe(true);
    });
  });

  it('is the same whatever the order of the answers, and each time', () => {
    check((qty, selection) => {
      const reversed = Object.fromEntries(Object.entries(selection).reverse());
      const first = priceSelection({ template: everything, qty, selection });
      expect(priceSelection({ template: everything, qty, selection: reversed })).toEqual(first);
    });
  });

  it('has no line for what is hidden, and leaving hidden answers out changes nothing', () => {
    check((qty, selection) => {
      const { lines, total_in_fen, checked } = priceSelection({ template: everything, qty, selection });
      expect(lines.filter(({ key }) => !checked.visible.has(key))).toEqual([]);
      const shown = Object.fromEntries(Object.entries(selection).filter(([key]) => checked.visible.has(key)));
      expect(priceSelection({ template: everything, qty, selection: shown }).total_in_fen).toBe(total_in_fen);
    });
  });
});

describe('a snapshot', () => {
  it('comes back from storage as it was, sums to its total and gives the selection back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), selections, (qty, selection) => {
        const snapshot = takeSnapshot(everything, { qty, selection });
        const priced = priceSelection({ template: everything, qty, selection });
        expect(snapshot === undefined).toBe(priced.faults.length > 0);
        if (!snapshot) return;
        const stored = specSnapshot.parse(JSON.parse(JSON.stringify(snapshot)));
        expect(stored).toEqual(snapshot);
        expect([stored.total_in_fen, stored.result]).toEqual([priced.total_in_fen, priced.result]);
        expect(sum(stored.entries)).toBe(stored.total_in_fen);
        expect(takeSnapshot(everything, { qty, selection: selectionOf(stored) })).toEqual(snapshot);
      }),
      { numRuns: 1000 },
    );
  });

  it('names everything in both languages', () => {
    const snapshot = takeSnapshot(everything, { qty: 100, selection: { paper: 'plain', extras: ['foil'] } });
    expect(snapshot?.entries.map(({ key, label, value }) => [key, label.en, label['zh-cn'], value])).toEqual([
      ['base', 'base', 'base（中）', null],
      ['paper', 'paper', 'paper（中）', 'plain'],
      ['plain', 'plain', 'plain（中）', null],
      ['extras', 'extras', 'extras（中）', ['foil']],
      ['foil', 'foil', 'foil（中）', null],
    ]);
  });
});
