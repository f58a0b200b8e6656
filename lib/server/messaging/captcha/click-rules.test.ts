import { describe, expect, it } from '@jest/globals';
import { areRightClicks } from './click-rules.ts';

const marks = [
  { x: 60, y: 60, size: 32 },
  { x: 220, y: 120, size: 40 },
];

describe('clicks', () => {
  it.each([
    ['60,60-220,120;350;200', 'the centres'],
    ['45,45-239,139;350;200', 'inside both boxes'],
    ['40,60-220,144;350;200', 'on the margin'],
    ['120,120-440,240;700;400', 'a picture shown twice as large'],
    ['30,30-110,60;175;100', 'a picture shown half as large'],
  ])('accepts %s: %s', (info) => {
    expect(areRightClicks(info, marks)).toBe(true);
  });

  it.each([
    ['60,60;350;200', 'one click for two marks'],
    ['60,60-220,120-10,10;350;200', 'a click too many'],
    ['220,120-60,60;350;200', 'the wrong order'],
    ['60,60-60,60;350;200', 'the same mark twice'],
    ['39,60-220,120;350;200', 'beside the margin'],
    ['60,60-220,120;700;400', 'the right clicks for another size'],
    ['60,60-220,120;0;0', 'no size'],
    ['60,60-220,120', 'no size at all'],
    ['', 'nothing'],
    ['-60,60-220,120;350;200', 'a negative click'],
    ['60.5,60-220,120;350;200', 'half a pixel'],
    ['NaN,NaN-NaN,NaN;350;200', 'no numbers'],
  ])('refuses %s: %s', (info) => {
    expect(areRightClicks(info, marks)).toBe(false);
  });
});
