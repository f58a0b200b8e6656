import { describe, expect, it } from '@jest/globals';
import { ownUnitAmount, ownUnitWord } from '#lib/i18n/unit-words.ts';
import { readOwnUnit } from './own-unit.ts';
import { unitField } from './shop-records.ts';

describe('a unit of the shop’s own', () => {
  it.each([
    ['箱/carton/cartons', { zh: '箱', one: 'carton', many: 'cartons' }],
    ['千克/kg', { zh: '千克', one: 'kg', many: 'kg' }],
  ])('%j is read', (unit, parts) => {
    expect(readOwnUnit(unit)).toEqual(parts);
    expect(unitField.safeParse(unit).success).toBe(true);
  });

  it.each(['箱', '箱/', '/carton', '箱//cartons', 'a/b/c/d', '本 / copy / copies', `${'箱'.repeat(13)}/x`, '', ' '])(
    '%j is none',
    (unit) => {
      expect(readOwnUnit(unit)).toBeUndefined();
      expect(unitField.safeParse(unit).success).toBe(false);
    },
  );

  it('is called by its words, for one and for several', () => {
    const unit = '箱/carton/cartons';
    expect([ownUnitWord('zh-cn', unit), ownUnitWord('en', unit), ownUnitWord('en', 'box')]).toEqual([
      '箱',
      'carton',
      undefined,
    ]);
    expect([1, 2, 1200].map((count) => ownUnitAmount('en', unit, count))).toEqual([
      '1 carton',
      '2 cartons',
      '1,200 cartons',
    ]);
    expect(ownUnitAmount('zh-cn', unit, 1200)).toBe('1,200 箱');
    expect(unitField.safeParse('box').success).toBe(true);
  });
});
