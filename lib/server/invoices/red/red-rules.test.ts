import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { InvoiceItem } from '../application-repository.ts';
import { splitTax, sumItems } from '../applying/tax-rules.ts';
import { requestedParts, restOfItems, sumOfParts, toRedItems, wholeOf } from './red-rules.ts';

const rate = fc.constantFrom(0, 100, 300, 600, 900, 1300);
const blueOf = (id: number, grossAmount: number, taxBp: number): InvoiceItem => ({
  id,
  applicationId: 1,
  redDocumentId: null,
  itemId: null,
  orderId: 1,
  orderLineId: id,
  statementId: null,
  sort: id,
  name: '名片',
  model: '',
  unit: '盒',
  qty: 10,
  taxCode: '',
  taxLabel: '',
  taxBp,
  grossAmount,
  ...splitTax(grossAmount, taxBp),
});

const blues = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), rate), { minLength: 1, maxLength: 6 })
  .map((rows) => rows.map(([gross, bp], index) => blueOf(index + 1, gross, bp)));

it('red documents in any parts come to the blue one, in net, tax and in sum, and leave nothing', () => {
  fc.assert(
    fc.property(
      blues,
      fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 400_000 })), { maxLength: 10 }),
      (rows, cuts) => {
        let items = [...rows];
        const take = (parts: Parameters<typeof toRedItems>[1]) => {
          const reds = toRedItems(restOfItems(items), parts);
          for (const red of reds) expect(red.netAmount + red.taxAmount).toBe(red.grossAmount);
          items = [
            ...items,
            ...reds.map((red, index) => ({ ...red, id: items.length + index + 100, redDocumentId: 1 })),
          ];
        };
        for (const [index, gross] of cuts) {
          const row = restOfItems(items)[index];
          if (row) take([{ itemId: row.id, grossAmount: Math.min(gross, row.grossAmount), qty: null }]);
        }
        const rest = restOfItems(items);
        if (rest.length > 0) take(wholeOf(rest));
        expect(sumItems(items)).toEqual({ netAmount: 0, taxAmount: 0, totalAmount: 0 });
        expect(restOfItems(items)).toEqual([]);
      },
    ),
  );
});

it('counts pieces only where pieces came back', () => {
  const blue = blueOf(1, 1000, 1300);
  const parts = [{ itemId: 1, grossAmount: 300, qty: 3 }];
  const [red] = toRedItems(restOfItems([blue]), parts);
  expect(red).toMatchObject({ qty: -3, grossAmount: -300, netAmount: -265, taxAmount: -35 });
  expect(sumOfParts(parts)).toBe(300);
});

it.each([0, -1, 1001])('refuses to take back %d of 1000', (grossAmount) => {
  const rest = restOfItems([blueOf(1, 1000, 1300)]);
  expect(() => toRedItems(rest, [{ itemId: 1, grossAmount, qty: null }])).toThrow(RangeError);
});

it('whoever issues takes back a row or an amount, of the first rows first, and never more than is left', () => {
  const red = { ...blueOf(9, -3000, 1300), redDocumentId: 5, itemId: 1, qty: null };
  const items = [blueOf(1, 10_000, 1300), blueOf(2, 5000, 600), red];
  const [first, second] = [
    { itemId: 1, grossAmount: 7000, qty: 10 },
    { itemId: 2, grossAmount: 5000, qty: 10 },
  ];
  expect(requestedParts(items, { rows: [{ row: 2 }] })).toEqual([second]);
  expect(requestedParts(items, { rows: [{ row: 1 }] })).toEqual([first]);
  expect(requestedParts(items, { rows: [{ row: 2 }, { row: 1, amount: 500 }] })).toEqual([
    { itemId: 1, grossAmount: 500, qty: null },
    second,
  ]);
  expect(requestedParts(items, { amount: 12_000 })).toEqual([first, second]);
  expect(requestedParts(items, { amount: 8000 })).toEqual([first, { itemId: 2, grossAmount: 1000, qty: null }]);
  for (const amount of [12_001, 0]) expect(requestedParts(items, { amount })).toEqual({ index: undefined });
  expect(requestedParts(items, { rows: [{ row: 3 }] })).toEqual({ index: 0 });
  expect(requestedParts(items, { rows: [{ row: 2 }, { row: 1, amount: 7001 }] })).toEqual({ index: 1 });
  expect(
    requestedParts(items, {
      rows: [
        { row: 2, amount: 1 },
        { row: 2, amount: 1 },
      ],
    }),
  ).toEqual({ index: 1 });
});
