import { describe, expect, it } from '@jest/globals';
import { birthdayOf, checkCharacterOf, isIdNumber, toLongIdNumber } from './id-number.ts';
import { idNumberField, realNameField } from './real-names.ts';

describe('ID numbers', () => {
  it.each(['11010519491231002X', '110105491231002'])('takes %s', (text) => {
    expect(isIdNumber(text)).toBe(true);
  });

  it.each([
    ['a wrong check character', '110105194912310021'],
    ['two digits changed places', '11010519491213002X'],
    ['no such province', `99010519491231002${checkCharacterOf('99010519491231002')}`],
    ['a day the calendar lacks', `11010519990230002${checkCharacterOf('11010519990230002')}`],
    ['born before 1900', `11010518991231002${checkCharacterOf('11010518991231002')}`],
    ['a month of thirteen', '110105491331002'],
    ['too few digits', '11010519491231'],
    ['letters', '11010519491231002A'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(isIdNumber(text)).toBe(false);
  });

  it('knows the older form of the same number', () => {
    expect(isIdNumber('110105491231002')).toBe(true);
    expect(toLongIdNumber('110105491231002')).toBe('11010519491231002X');
    expect(birthdayOf('110105491231002')).toBe('1949-12-31');
  });

  it('writes a final x large', () => {
    expect(idNumberField.parse(' 11010519491231002x ')).toBe('11010519491231002X');
  });
});

describe('names', () => {
  it.each([
    ['张三', '张三'],
    ['阿依古丽•买买提', '阿依古丽·买买提'],
    ['  John   Smith ', 'John Smith'],
    ['Anne-Marie O’Neil', 'Anne-Marie O’Neil'],
    ["D'Arcy Jr.", "D'Arcy Jr."],
    ['José Núñez', 'José Núñez'],
  ])('takes %s', (typed, name) => {
    expect(realNameField.parse(typed)).toBe(name);
  });

  it.each([
    '',
    '张',
    '张3',
    '张 三',
    '张三 Smith',
    '·张三',
    '张··三',
    'a',
    'J0hn',
    '<b>x</b>',
    '张三\u0000',
    'x'.repeat(51),
  ])('refuses %j', (typed) => {
    expect(realNameField.safeParse(typed).success).toBe(false);
  });
});
