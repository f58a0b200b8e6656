import { expect, it } from '@jest/globals';
import { formatBytes } from './bytes.ts';

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [9_740_000, '9.7 MB'],
  [120_000_000_000, '120 GB'],
  [3_200_000_000_000_000, '3,200 TB'],
])('%d bytes are %s', (bytes, said) => expect(formatBytes('en', bytes)).toBe(said));
