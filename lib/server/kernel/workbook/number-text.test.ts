import { expect, it } from '@jest/globals';
import { toNumberText } from './number-text.ts';

it.each([
  ['1.2000000000000002', '', '1.2'],
  ['0.1', '', '0.1'],
  ['12.5', '0.00', '12.50'],
  ['12.345', '#,##0.00', '12.35'],
  ['1.005', '"¥"#,##0.00', '1.01'],
  ['1234567.8', '#,##0.00;[Red]-#,##0.00', '1234567.80'],
  ['-0.004', '0.00', '0.00'],
  ['-3.5', '0.0#', '-3.5'],
  ['3.456', '0.0#', '3.46'],
  ['42', '00000', '00042'],
  ['3.7', '0', '4'],
  ['6901234567892', '', '6901234567892'],
  ['1E-7', '', '0.0000001'],
  ['1.5E+22', '', '15000000000000000000000'],
  ['0.12', '0%', '0.12'],
  ['1500', '0,', '1500'],
  ['5', '@', '5'],
  ['', '0.00', ''],
  ['twelve', '', 'twelve'],
])('shows %s by the format %j as %s', (raw, format, text) => {
  expect(toNumberText(raw, format, false)).toBe(text);
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
])('shows the day %s by the format %j as %s', (raw, format, text) => {
  expect(toNumberText(raw, format, false)).toBe(text);
});

it('counts days from 1904 where a workbook does', () => {
  expect(toNumberText('0', 'yyyy-mm-dd', true)).toBe('1904-01-01');
  expect(toNumberText('44620', 'yyyy-mm-dd', true)).toBe('2026-03-01');
});
