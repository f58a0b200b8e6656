import { describe, expect, it } from '@jest/globals';
import type { RedCause, RedStatus } from '#lib/contract/invoices/records.ts';
import { isRefused, listRefusedItems } from './refused-red-rules.ts';

const part = (itemId: number, grossAmount = 100) => ({ itemId, grossAmount, qty: null });
const red = (status: RedStatus, parts = [part(1)], cause: RedCause = 'refund') => ({ status, parts, cause });

describe('what somebody has refused', () => {
  it('is not more than was asked for, row by row', () => {
    expect(isRefused([red('denied_by_buyer')], [part(1)])).toBe(true);
    expect(isRefused([red('denied_by_buyer')], [part(1, 101)])).toBe(false);
    expect(isRefused([red('timeout')], [part(1), part(2)])).toBe(false);
    expect(isRefused([], [part(1)])).toBe(false);
  });

  it('stays refused when another row was taken back since, and not when the same one was', () => {
    expect(isRefused([red('done', [part(2)]), red('timeout')], [part(1)])).toBe(true);
    expect(isRefused([red('denied_by_buyer', [part(2)]), red('timeout')], [part(1), part(2)])).toBe(true);
    expect(isRefused([red('done'), red('timeout')], [part(1)])).toBe(false);
  });

  it('is what refunds have caused alone', () => {
    expect(isRefused([red('denied_by_buyer', [part(1)], 'issuer')], [part(1)])).toBe(false);
    expect(listRefusedItems([red('denied_by_buyer', [part(1)], 'change_title')])).toEqual([]);
  });
});

it.each<[RedStatus, number[]]>([
  ['denied_by_buyer', [1]],
  ['denied_by_seller', [1]],
  ['timeout', [1]],
  ['withdrawn', [1]],
  ['withdrawn_after_confirm', [1]],
  ['await_buyer', []],
  ['applying', []],
  ['done', []],
])('of rows whose last red letter is %s it is asked for again: %j', (status, expected) => {
  expect(listRefusedItems([red(status), red('timeout')])).toEqual(expected);
});
