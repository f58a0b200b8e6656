import { describe, expect, it } from '@jest/globals';
import { toCsvLine } from './csv-line.ts';
import { guessSeparator, parseCsv, takeSeparatorLine } from './parse-csv.ts';

const read = (text: string) => parseCsv(text, { separator: guessSeparator(text) });

it.each([
  ['a,b\r\n1,2\r\n', ['a|b', '1|2']],
  ['a;b\n1;2', ['a|b', '1|2']],
  ['a\tb\r1\t2', ['a|b', '1|2']],
  ['"a,""b""",c\n"two\nlines",d', ['a,"b"|c', 'two\nlines|d']],
  ['a,b\n,\n', ['a|b', '|']],
  ['a,b,', ['a|b|']],
  ['a,b\n\n1,2', ['a|b', '', '1|2']],
  ['名称,规格\n显示器,19" 宽屏\n"某某"公司,"5"" x"', ['名称|规格', '显示器|19" 宽屏', '某某公司|5" x']],
  ['a,b\n"1" ,"2"\t\n3,4', ['a|b', '1 |2\t', '3|4']],
  ['', []],
])('reads %j', (text, rows) => {
  const { rows: found, openQuote } = read(text);
  expect([found.map((cells) => cells.join('|')), openQuote]).toEqual([rows, undefined]);
});

it('takes a bar between cells', () => {
  expect(read('a|b,c\n1|2\n').rows).toEqual([
    ['a', 'b,c'],
    ['1', '2'],
  ]);
});

describe('a separator', () => {
  it.each([
    ['账户明细，单位;元\n日期,金额,摘要\n1,2,3\n4,5,6\n', ','],
    ['"a,b,c,d";e\n1;2\n', ';'],
    ['one column\n1\n2\n', ','],
    ['a\tb\n1,5\t2,5\n3,5\t4,5', '\t'],
    ['', ','],
  ])('of %j is %j', (text, separator) => {
    expect(guessSeparator(text)).toBe(separator);
  });

  it.each([
    ['sep=;\r\na;b', ';', 'a;b'],
    ['SEP=,\na', ',', 'a'],
    ['"sep=|"\na|b', '|', 'a|b'],
    ['sep=\t\na\tb', '\t', 'a\tb'],
    ['sep=;', ';', ''],
    ['sep=; \na;b', ';', 'a;b'],
    ['sep=;;;;\na;b;c;d', ';', 'a;b;c;d'],
    ['"sep=;",,\na,b,c', ',', 'a,b,c'],
    ['sep=;,;\na', undefined, 'sep=;,;\na'],
    ['separator;b\n', undefined, 'separator;b\n'],
    ['sep=x\na', undefined, 'sep=x\na'],
  ])('is said by the first line of %j', (text, said, rest) => {
    expect(takeSeparatorLine(text)).toEqual({ said, rest });
  });
});

describe('a quote that is not closed', () => {
  it.each([
    ['up to the end', 'a,b\n1,"never closed\n2,3\n', 2],
    ['in the first line', '"never closed,b\nc', 1],
    ['up to the next one in another row', '日,名,额\n1,"甲公司,100\n2,"乙公司",200\n3,丙,300\n', 2],
    ['over whole rows, to another stray one', '日,名,额\n1,"甲公司,100\n2,乙,200\n3,丙",300\n', 2],
    ['over the next row alone', 'a,b,c,d,e\n1,"甲,3,4,5\n1,乙",3,4,5\n', 2],
    ['behind a cell of two lines', 'a,b\n"1\n2",3\n4,"5\n', 4],
  ])('%s is named by its line', (_, text, line) => {
    expect(read(text)).toMatchObject({ openQuote: line });
  });

  it('leaves what stands before it', () => {
    expect(read('a,b\n1,"x\n').rows).toEqual([['a', 'b']]);
  });
});

it('reads what the shop itself writes, whatever stands in it', () => {
  const signs = ['a', ',', ';', '|', '\t', '"', '\n', '\r\n', ' ', '名', "'", '=', '1'];
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let round = 0; round < 300; round += 1) {
    const cell = () => `x${Array.from({ length: next(9) }, () => signs[next(signs.length)]).join('')}`;
    const table = Array.from({ length: 3 }, () => Array.from({ length: 12 }, cell));
    const headings = Array.from({ length: 12 }, (_, n) => `h${n}`);
    const text = [headings, ...table].map(toCsvLine).join('');
    expect(parseCsv(text, { separator: ',' })).toEqual({ rows: [headings, ...table], openQuote: undefined });
  }
});

it('takes a quote behind the blank that some programs write after a separator', () => {
  const { rows, openQuote } = parseCsv('"a", "b,c"\n1,  "2"\n3, 4 "5"\n', { separator: ',' });
  expect([rows, openQuote]).toEqual([
    [
      ['a', 'b,c'],
      ['1', '2'],
      ['3', ' 4 "5"'],
    ],
    undefined,
  ]);
});
