import { expect, it } from '@jest/globals';
import { maskAddress } from './mask-address.ts';

it.each([
  ['mobile', '13800000001', '138****0001'],
  ['email', 'zhangsan@example.com', 'zh***@example.com'],
  ['email', 'ab@example.com', 'a***@example.com'],
  ['email', 'a@example.com', 'a***@example.com'],
] as const)('shows of the %s %s only %s', (type, address, masked) => {
  expect(maskAddress(type, address)).toBe(masked);
});
