import { expect, it } from '@jest/globals';
import { decodeText, parseCsv } from './parse-csv.ts';

it.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\n1;2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a\tb\r1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '"a,""b""",c\n"two\nlines",d',
    [
      ['a,"b"', 'c'],
      ['two\nlines', 'd'],
    ],
  ],
  [
    'a,b\n,\n',
    [
      ['a', 'b'],
      ['', ''],
    ],
  ],
  ['a,b,', [['a', 'b', '']]],
  ['"never closed,b\nc', [['never closed,b\nc']]],
  ['', []],
])('reads %j', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});

it.each([
  ['UTF-8', [0xe5, 0x90, 0x8d]],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xe5, 0x90, 0x8d]],
  ['GB18030', [0xc3, 0xfb]],
  ['UTF-16 with its mark', [0xff, 0xfe, 0x0d, 0x54]],
])('reads Chinese in %s', (_, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toBe('名');
});
