import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type InvoiceableRow, planInvoices } from './plan-invoices.ts';
import { netUnitPrice, partOfTax, splitTax, sumItems, toDocumentItems } from './tax-rules.ts';

const rate = fc.constantFrom(0, 100, 300, 500, 600, 900, 1300);
const gross = fc.integer({ min: 1, max: 100_000_000 });

it.each([
  [11_300, 1300, 10_000, 1300],
  [100, 1300, 88, 12],
  [1, 1300, 1, 0],
  [-11_300, 1300, -10_000, -1300],
  [10_000, 0, 10_000, 0],
])('%d fen at %d basis points are %d and %d of tax', (amount, bp, netAmount, taxAmount) => {
  expect(splitTax(amount, bp)).toEqual({ netAmount, taxAmount });
});

it('net and tax come to the price, whatever the rate', () => {
  fc.assert(
    fc.property(gross, rate, (amount, bp) => {
      const { netAmount, taxAmount } = splitTax(amount, bp);
      expect(netAmount + taxAmount).toBe(amount);
      expect(taxAmount).toBeGreaterThanOrEqual(0);
      expect(Math.abs((netAmount * bp) / 10_000 - taxAmount)).toBeLessThanOrEqual(1);
    }),
  );
});

it('parts that are taken back come to the whole, in net and in tax, and none is below zero', () => {
  fc.assert(
    fc.property(
      gross,
      rate,
      fc.array(fc.integer({ min: 1, max: 50_000_000 }), { maxLength: 12 }),
      (amount, bp, cuts) => {
        let rest = splitTax(amount, bp);
        for (const cut of [...cuts, amount]) {
          const left = rest.netAmount + rest.taxAmount;
          if (left === 0) break;
          const part = partOfTax(rest, Math.min(cut, left), bp);
          expect(Math.min(part.netAmount, part.taxAmount)).toBeGreaterThanOrEqual(0);
          expect(part.netAmount + part.taxAmount).toBe(Math.min(cut, left));
          rest = { netAmount: rest.netAmount - part.netAmount, taxAmount: rest.taxAmount - part.taxAmount };
          expect(Math.min(rest.netAmount, rest.taxAmount)).toBeGreaterThanOrEqual(0);
        }
        expect(rest).toEqual({ netAmount: 0, taxAmount: 0 });
      },
    ),
  );
});

const row = fc.record({ grossAmount: gross, taxBp: rate, taxLabel: fc.constantFrom('印刷品', '家具', '现代服务') }).map(
  (facts, index = 0): InvoiceableRow => ({
    orderId: 1,
    orderLineId: index,
    statementId: null,
    name: '名片',
    model: '',
    unit: '盒',
    qty: 3,
    taxCode: '',
    ...facts,
  }),
);

it('splits by the cap of the issuer: nothing is lost, no invoice is above it, and every row adds up', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 100, max: 60_000_000 }),
      (rows, cap) => {
        // A cap that would make thousands of invoices proves nothing more.
        fc.pre(rows.reduce((sum, { grossAmount }) => sum + grossAmount, 0) / cap < 200);
        const invoices = planInvoices(rows, cap);
        for (const invoice of invoices) {
          expect(sumItems(invoice).totalAmount).toBeLessThanOrEqual(cap);
          for (const item of invoice) expect(item.netAmount + item.taxAmount).toBe(item.grossAmount);
          const sums = sumItems(invoice);
          expect(sumItems(toDocumentItems(invoice, 'category'))).toEqual(sums);
          expect(sumItems(toDocumentItems(invoice, 'detail'))).toEqual(sums);
        }
        const wanted = rows.reduce((sum, { grossAmount }) => sum + grossAmount, 0);
        expect(sumItems(invoices.flat()).totalAmount).toBe(wanted);
      },
    ),
  );
});

it('keeps rows whole where they fit, and names no pieces of a part', () => {
  const base = { orderId: 1, statementId: null, model: '', unit: '盒', qty: 2, taxCode: '', taxLabel: '', taxBp: 1300 };
  const rows = [
    { ...base, orderLineId: 1, name: 'A', grossAmount: 60 },
    { ...base, orderLineId: 2, name: 'B', grossAmount: 60 },
    { ...base, orderLineId: 3, name: 'C', grossAmount: 250 },
  ];
  const shown = planInvoices(rows, 100).map((invoice) =>
    invoice.map(({ name, grossAmount, qty }) => `${name} ${grossAmount} ${qty}`),
  );
  expect(shown).toEqual([['A 60 2'], ['B 60 2', 'C 40 null'], ['C 100 null'], ['C 100 null'], ['C 10 null']]);
});

it.each([
  [10_000, 3, '33.33333333'],
  [10_000, 4, '25.00'],
  [-10_000, -4, '25.00'],
  [12_345, 100, '1.2345'],
  [100, null, ''],
])('%d fen of %s pieces are %s a piece', (netAmount, qty, text) => {
  expect(netUnitPrice({ netAmount, qty })).toBe(text);
});
