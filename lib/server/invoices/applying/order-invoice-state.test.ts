import { expect, it } from '@jest/globals';
import type { InvoiceStatus } from '#lib/contract/invoices/records.ts';
import { orderInvoiceState } from './order-invoice-state.ts';

const part = (status: InvoiceStatus, blueAmount: number, redAmount = 0) => ({ status, blueAmount, redAmount });

it.each([
  ['nothing was asked for', [], 'none'],
  ['all came to nothing', [part('rejected', 100), part('cancelled', 100), part('voided', 100)], 'none'],
  ['it waits', [part('submitted', 100)], 'applied'],
  ['it failed', [part('failed', 100)], 'applied'],
  ['all is issued', [part('issued', 100)], 'issued'],
  ['a part is issued', [part('issued', 60)], 'partial'],
  ['a part is issued, the rest waits', [part('issued', 60), part('submitted', 40)], 'partial'],
  ['two make it whole', [part('issued', 60), part('issued', 40)], 'issued'],
  ['a part was taken back', [part('partially_reversed', 100, 30)], 'partial'],
  ['it is being taken back', [part('reversing', 100)], 'issued'],
  ['all was taken back', [part('reversed', 100, 100)], 'reversed'],
  ['all was taken back and asked for anew', [part('reversed', 100, 100), part('submitted', 100)], 'applied'],
] as const)('%s: %s', (_, parts, state) => {
  expect(orderInvoiceState(parts, 100)).toBe(state);
});
