import { expect, it } from '@jest/globals';
import { checkCharacterOfCode } from './store/credit-code.ts';
import { findTaxNumberFault, toTaxNumber } from './tax-number.ts';

const first = '91310000MA1FL0000';
const good = first + checkCharacterOfCode(first);

it.each([good, '310104123456789', '31010412345678912345', '110105X12345678'])('takes %s', (number) => {
  expect(findTaxNumberFault(number)).toBeUndefined();
});

it.each([
  ['', { key: 'taxNoLength', values: { length: 0 } }],
  [good.slice(1), { key: 'taxNoLength', values: { length: 17 } }],
  [good.replace('L', 'I'), { key: 'taxNoCharacter', values: { position: 13, character: 'I' } }],
  [good.replace('L', '公'), { key: 'taxNoCharacter', values: { position: 13, character: '公' } }],
  [good.replace('3100', '31A0'), { key: 'taxNoDigit', values: { position: 5, character: 'A' } }],
  ['31010412345678.', { key: 'taxNoCharacter', values: { position: 15, character: '.' } }],
])('says of %s what is wrong, and where', (number, fault) => {
  expect(findTaxNumberFault(number)).toEqual(fault);
});

it('finds two characters that changed places, and every one that was mistyped', () => {
  const mistyped = [...good].map((character, at) => {
    const other = character === '7' ? '8' : '7';
    return good.slice(0, at) + other + good.slice(at + 1);
  });
  for (const number of [...mistyped, `19${good.slice(2)}`]) expect(findTaxNumberFault(number)).toBeDefined();
});

it('writes a number as it is kept', () => {
  expect(toTaxNumber(` ${good.slice(0, 6).toLowerCase()} ${good.slice(6).toLowerCase()}`)).toBe(good);
  expect(toTaxNumber('９１３１')).toBe('9131');
});
