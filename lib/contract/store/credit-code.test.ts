import { describe, expect, it } from '@jest/globals';
import { checkCharacterOfCode, isCreditCode } from './credit-code.ts';

describe('the unified social credit code', () => {
  // The example of the standard, large companies, and codes of the demo shop.
  it.each([
    '91350100M000100Y43',
    '91110000802100433B',
    '9144030071526726XG',
    '914403001922038216',
    '91330100799655058B',
    '91110000DEM0TRADEG',
  ])('takes %s', (code) => {
    expect(isCreditCode(code)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a wrong check character', '91350100M000100Y44'],
    ['two digits the wrong way round', '91350100M000010Y43'],
    ['one wrong character', '91350100M000100Y53'],
    ['a character too few', '91350100M000100Y4'],
    ['a character too many', '91350100M000100Y433'],
    ['small letters', '91350100m000100y43'],
    ['a letter among the digits of the place', '9135010AM000100Y43'],
    ['the number of a registration before 2015', '350100400000000'],
    ['an ID number', '11010519491231002X'],
    ['letters the standard leaves out', '91350100I000100Y43'],
    ['digits of another script', '９１350100M000100Y43'],
  ])('refuses %s', (_, code) => {
    expect(isCreditCode(code)).toBe(false);
  });

  it.each([...'IOSVZ'])('refuses the letter %s even under the check character it would have', (letter) => {
    const first17 = `91350100M00010${letter}Y4`.slice(0, 17);
    expect(isCreditCode(first17 + checkCharacterOfCode(first17))).toBe(false);
  });

  it('notices every single wrong character', () => {
    const code = '9144030071526726XG';
    const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
    const neighbours = [...code].flatMap((own, index) =>
      [...alphabet]
        .filter((other) => other !== own)
        .map((other) => code.slice(0, index) + other + code.slice(index + 1)),
    );
    expect(neighbours.filter(isCreditCode)).toEqual([]);
  });
});
