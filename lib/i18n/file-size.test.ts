import { expect, it } from '@jest/globals';
import { formatFileSize } from './file-size.ts';

it.each([
  [0, '0 byte'],
  [900, '900 byte'],
  [1024, '1 kB'],
  [20_000, '20 kB'],
  [10 * 1024 ** 2, '10 MB'],
  [1.44 * 1024 ** 2, '1.4 MB'],
  [3 * 1024 ** 4, '3,072 GB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes, 'en')).toBe(text);
});

it('writes sizes for Chinese readers', () => {
  expect(formatFileSize(10 * 1024 ** 2, 'zh-cn')).toBe('10 MB');
});
