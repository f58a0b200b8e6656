import { describe, expect, it } from '@jest/globals';
import type { Cell } from './xlsx-parts.ts';
import { fitColumns, linesOf } from './xlsx-widths.ts';

const widthFor = (...cells: Cell[]) =>
  fitColumns(
    [{ heading: 'A', width: 8 }],
    cells.map((cell) => [cell]),
  )[0]?.width;

describe('the columns of a sheet', () => {
  it.each<[string, Cell, number]>([
    ['keep the width they ask for', '12', 8],
    ['hold an account number of 19 digits', '6222020200112233446', 21],
    ['hold a Chinese name, whose characters are wide', '中国工商银行股份有限公司深圳南山支行', 42],
    ['hold capitals', 'PB26112300000001ABCDEFGH', 29],
    ['hold the longest line of several', 'one\n0123456789012345\ntwo', 18],
    ['hold money as it is shown, which would become ###', { money: 123_456_789_012 }, 20],
    ['hold a whole number', { integer: 1_234_567_890 }, 16],
    ['hold a time', { time: new Date(0) }, 21],
    ['have a bound, behind which text goes on in a second line', '长'.repeat(100), 60],
  ])('%s', (_, cell, width) => expect(widthFor('x', cell)).toBe(width));

  it('hold their headings, and rows with fewer cells', () => {
    const columns = [
      { heading: '收款账号所属银行', width: 8 },
      { heading: 'B', width: 8 },
    ];
    expect(fitColumns(columns, [['x'], []]).map(({ width }) => width)).toEqual([20, 8]);
  });
});

it.each<[Cell[], number]>([
  [['short', { money: 1 }], 1],
  [['长'.repeat(40)], 6],
  [['one\ntwo\nthree', 'x'], 3],
  [[''], 1],
  [[], 1],
])('makes a row as high as its longest text: %j', (cells, lines) => {
  expect(
    linesOf(
      cells,
      [20, 20].map((width) => ({ heading: '', width })),
    ),
  ).toBe(lines);
});
