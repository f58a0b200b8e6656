import { expect, it } from '@jest/globals';
import { maskMobile } from './mask-mobile.ts';

it('keeps the beginning and the end of a mobile number, and nothing of none', () => {
  expect(maskMobile('13812345678')).toBe('138****5678');
  expect([maskMobile(''), maskMobile(null)]).toEqual(['', '']);
});
