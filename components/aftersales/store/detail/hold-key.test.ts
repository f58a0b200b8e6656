import { expect, it } from '@jest/globals';
import type { RedStatus } from '#lib/contract/invoices/records.ts';
import { holdKey } from './hold-key.ts';

const hold = (red_status: RedStatus | null) => ({ invoice_no: 'IV1', red_no: 'RD1', red_status, expire_time: null });

it('warns before the refund is approved, whatever red letters there were', () => {
  expect(holdKey(hold(null), 'applied')).toBe('warning');
  expect(holdKey(hold('done'), 'returning')).toBe('warning');
});

it.each([
  ['await_buyer', 'asked'],
  ['confirmed', 'confirmed'],
  ['done', 'confirmed'],
  ['denied_by_buyer', 'denied_by_buyer'],
  ['timeout', 'timeout'],
  ['withdrawn', 'withdrawn'],
  ['withdrawn_after_confirm', 'withdrawn'],
  [null, 'waiting'],
] as const)('of a held refund whose red letter is %s it says %s', (red, key) => {
  expect(holdKey(hold(red), 'awaiting_refund')).toBe(key);
});
