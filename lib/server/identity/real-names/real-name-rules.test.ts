import { expect, it } from '@jest/globals';
import { maskIdNumber, maskName } from './real-name-rules.ts';

it.each([
  ['张三', '张*'],
  ['欧阳修文', '欧***'],
  ['𠮷田', '𠮷*'],
  ['阿依古丽·买买提', '阿*******'],
  ['John Smith', 'J***'],
])('shows of the name %s only %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

it.each([
  ['330106199001011234', '3301**********1234'],
  ['330106900101123', '3301*******1123'],
])('shows of the number %s only %s', (idNumber, masked) => {
  expect(maskIdNumber(idNumber)).toBe(masked);
});
