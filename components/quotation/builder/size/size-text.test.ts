import { expect, it } from '@jest/globals';
import { sideNames, toNumber, toSideTexts, toSize } from './size-text.ts';

it('asks a body for its length first', () => {
  expect(sideNames(3)).toEqual(['length', 'width', 'height']);
  expect(sideNames(null)).toEqual(['width', 'height']);
});

it.each([
  [['90', '54'], 2 as const, { width: 90, height: 54 }],
  [['300', '200', '100.5'], 3 as const, { length: 300, width: 200, height: 100.5 }],
  [['90', ''], 2 as const, '90×'],
  [['90', 'x'], 2 as const, '90×x'],
  [['', ' '], 2 as const, ''],
])('makes of %j the answer %j', (texts, sides, answer) => {
  expect(toSize(texts, sides)).toEqual(answer);
});

it.each([['90×'], [{ width: 90, height: 54 }], [{ length: 1, width: 2, height: 3 }], [undefined]])(
  'shows %j as it was typed',
  (answer) => {
    const sides = typeof answer === 'object' && 'length' in answer ? 3 : 2;
    expect(toSize(toSideTexts(answer, sides), sides)).toEqual(answer ?? '');
  },
);

it.each([
  ['12', 12],
  [' 12,5 ', 12.5],
  ['-1', -1],
  ['', undefined],
  ['1e3', undefined],
  ['1.2.3', undefined],
])('reads %j as %j', (text, number) => {
  expect(toNumber(text)).toBe(number);
});
