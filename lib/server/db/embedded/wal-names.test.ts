import { expect, it } from '@jest/globals';
import { findGap, segmentOf } from './wal-names.ts';

it.each([
  ['000000010000000000000001', 1],
  ['0000000200000001000000FF', 511],
  ['00000002.history', undefined],
  ['000000010000000000000003.00000028.backup', undefined],
])('reads the segment of %s', (name, segment) => expect(segmentOf(name)).toBe(segment));

const named = (...segments: number[]) =>
  segments.map((segment) => `00000001${'0'.repeat(14)}${segment.toString(16).padStart(2, '0').toUpperCase()}`);

it.each([
  ['none', named(3, 4, 5), 3, undefined],
  ['none where what is missing is older', named(1, 3, 4), 3, undefined],
  ['none over a change of timeline', [...named(3, 4), '000000020000000000000005', '00000002.history'], 3, undefined],
  ['none where nothing has come yet', named(1, 2), 3, undefined],
  ['the one in between', named(3, 5), 3, 4],
  ['the first', named(4, 5), 3, 3],
])('finds as gap %s', (_name, names, from, gap) => expect(findGap(names, from)).toBe(gap));
