import { describe, expect, it } from '@jest/globals';
import { isRounded, readCellNumber } from './number-text.ts';

const textOf = (raw: string, format: string, isFrom1904 = false) => readCellNumber(raw, format, isFrom1904).text;

it.each([
  ['1.2000000000000002', '', '1.2'],
  ['0.1', '', '0.1'],
  ['12.5', '0.00', '12.50'],
  ['1234567.8', '#,##0.00;[Red]-#,##0.00', '1234567.80'],
  ['-3.5', '0.0#', '-3.5'],
  ['42', '00000', '00042'],
  ['6901234567892', '', '6901234567892'],
  ['1E-7', '', '0.0000001'],
  ['0.12', '0%', '0.12'],
  ['1500', '0,', '1500'],
  ['5', '@', '5'],
  ['-0', '', '0'],
  ['', '0.00', ''],
  ['twelve', '', 'twelve'],
  ['0x10', '', '0x10'],
])('shows %s by the format %j as %s', (raw, format, text) => {
  expect(textOf(raw, format)).toBe(text);
});

it.each([
  ['12.345', '#,##0.00', '12.345'],
  ['1.005', '"¥"#,##0.00', '1.005'],
  ['-0.004', '0.00', '-0.004'],
  ['3.456', '0.0#', '3.456'],
  ['3.7', '0', '3.7'],
  ['12345.67', '#,##0,', '12345.67'],
  ['12345.67', '0.0"万"', '12345.67'],
  ['12345.67', '0.00E+00', '12345.67'],
  ['12345.67', '[DBNum2][$-804]General', '12345.67'],
])('does not round %s because the format %j does', (raw, format, text) => {
  expect(textOf(raw, format)).toBe(text);
});

it.each([
  ['46082', 'yyyy-mm-dd', '2026-03-01'],
  ['46082', 'yyyy"年"m"月"d"日"', '2026-03-01'],
  ['46082.520833333336', 'yyyy/m/d h:mm', '2026-03-01 12:30:00'],
  ['0.75', 'h:mm', '18:00:00'],
  ['1.5', '[h]:mm:ss', '12:00:00'],
  ['1', 'd/m/yyyy', '1900-01-01'],
  ['61', '[$-804]d/m/yyyy', '1900-03-01'],
  ['-1', 'yyyy-mm-dd', '-1'],
])('shows the day %s by the format %j as %s, and knows the number', (raw, format, text) => {
  expect(textOf(raw, format)).toBe(text);
  expect(Number(readCellNumber(raw, format, false).stored)).toBeCloseTo(Number(raw), 9);
});

it('counts days from 1904 where a workbook does', () => {
  expect(textOf('0', 'yyyy-mm-dd', true)).toBe('1904-01-01');
  expect(textOf('44620', 'yyyy-mm-dd', true)).toBe('2026-03-01');
});

describe('a long number', () => {
  it.each([
    ['2026112600000001', '2026112600000001'],
    ['26442000000123456789', '26442000000123456789'],
    ['2026112600000001.0', '2026112600000001'],
    ['6.901234567892E12', '6901234567892'],
    ['1.2345678E7', '12345678'],
    ['1.2E+3', '1200'],
  ])('%s keeps its digits', (raw, text) => {
    expect(textOf(raw, '')).toBe(text);
    expect(textOf(raw, '0')).toBe(text);
    expect(isRounded(textOf(raw, ''))).toBe(false);
  });

  it.each([
    '2.6442000000123457E+19',
    '2.6442000000123457e19',
    '1.5E+22',
    '2.02611260000000E15',
    '26442000000123456789.0',
    '2026112600000001.5',
  ])('%s cannot be held exactly, and says so', (raw) => {
    expect(isRounded(textOf(raw, ''))).toBe(true);
    expect(isRounded(textOf(raw, '0'))).toBe(true);
  });

  it.each(['2.64420E+19', '2.6442E+19', '2.6442e+019', '2.6442E19', '2,6442E+19', '-1E+15'])(
    '%s of a CSV is one',
    (text) => {
      expect(isRounded(text)).toBe(true);
    },
  );

  it.each(['12E3', 'E+19', '2026', 'A2.6E+19', '2.6E-7', '1E5', '0.00E+00'])('%s is a text like any other', (text) => {
    expect(isRounded(text)).toBe(false);
  });
});
