import { expect, it } from '@jest/globals';
import { isPayeeAccount, maskPayee, toPayeeAccount } from './payee-accounts.ts';

it('takes cards with their check digit, and what people log in to Alipay with', () => {
  expect(isPayeeAccount('bank', toPayeeAccount('bank', '6222 0202 0011 2233 446'))).toBe(true);
  expect(isPayeeAccount('bank', '6222020200112233447')).toBe(false);
  expect(isPayeeAccount('alipay', '13800138000')).toBe(true);
  expect(isPayeeAccount('alipay', toPayeeAccount('alipay', ' Wang@Example.com '))).toBe(true);
  for (const wrong of ['', 'wang', '12345678901', 'a b@example.com', `${'a'.repeat(60)}@example.com`]) {
    expect([wrong, isPayeeAccount('alipay', wrong)]).toEqual([wrong, false]);
  }
});

it('shows no more than the owner needs', () => {
  expect(maskPayee('bank', '6222020200112233446')).toBe('**** **** **** 3446');
  expect(maskPayee('alipay', '13800138000')).toBe('138****8000');
  expect(maskPayee('alipay', 'wang@example.com')).toBe('w***@example.com');
});
