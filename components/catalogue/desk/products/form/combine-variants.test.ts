import { describe, expect, it } from '@jest/globals';
import { combineVariants, freeKey, withoutChoice, withSkus } from './combine-variants.ts';
import type { VariantValues } from './form-values.ts';

const option = (key: string, ...values: string[]) => ({
  key,
  name: { 'zh-cn': key, en: '' },
  values: values.map((value) => ({ key: value, name: { 'zh-cn': value, en: '' } })),
});
const variant = (sku: string, options: Record<string, string>): VariantValues => ({
  id: 7,
  sku,
  options,
  price: '9.00',
  list_price: '',
  stock: 4,
});

describe('combinations of options', () => {
  it('are each a variant, and leave what is there as it is', () => {
    const options = [option('size', 'a4', 'a5'), option('ink', 'red', 'blue')];
    const made = combineVariants(options, [variant('OLD', { size: 'a5', ink: 'red' })], 'CARD');
    expect(made.map(({ sku, options: { size, ink } }) => [sku, size, ink])).toEqual([
      ['CARD-A4-RED', 'a4', 'red'],
      ['CARD-A4-BLUE', 'a4', 'blue'],
      ['OLD', 'a5', 'red'],
      ['CARD-A5-BLUE', 'a5', 'blue'],
    ]);
    expect(made[0]).toMatchObject({ price: '9.00', stock: 0 });
    expect(made[0]).not.toHaveProperty('id');
  });

  it('extend a variant by a new option', () => {
    const made = combineVariants([option('size', 'a4', 'a5')], [variant('ONE', {})], 'CARD');
    expect(made.map(({ sku }) => sku)).toEqual(['ONE', 'CARD-A5']);
  });

  it('are named by English words where there are any', () => {
    const ink = { ...option('ink', 'value-1', 'value-2') };
    const named = ink.values.map((value, index) =>
      index === 0 ? { ...value, name: { 'zh-cn': '红', en: 'Deep red' } } : value,
    );
    const made = combineVariants([{ ...ink, values: named }], [], 'PEN');
    expect(made.map(({ sku }) => sku)).toEqual(['PEN-DEEPRED', 'PEN-2']);
  });

  it('give no SKU twice', () => {
    const made = combineVariants([option('size', 'a', 'b')], [variant('X-B', { size: 'a' })], 'X');
    expect(made.map(({ sku }) => sku)).toEqual(['X-B', 'X-B-2']);
  });
});

it('loses the variants of a value, and of an option what becomes the same', () => {
  const both = [variant('A', { size: 'a', ink: 'red' }), variant('B', { size: 'b', ink: 'red' })];
  expect(withoutChoice(both, 'size', 'a').map(({ sku }) => sku)).toEqual(['B']);
  expect(withoutChoice(both, 'size')).toMatchObject([{ sku: 'A', options: { ink: 'red' } }]);
});

it('names what is new like nothing that is there', () => {
  expect(freeKey('value', ['value-1', 'value-2'])).toBe('value-3');
});

it('makes the SKUs that nobody typed, from the address and the choice, and leaves the others', () => {
  const options = [option('size', 'a4', 'a5')];
  const typed = [variant('BREAD-A5', { size: 'a4' }), variant(' ', { size: 'a5' }), variant('', { size: 'a5' })];
  expect(withSkus(options, typed, 'bread').map(({ sku }) => sku)).toEqual(['BREAD-A5', 'BREAD-A5-2', 'BREAD-A5-3']);
  expect(withSkus([], [variant('', {})], 'country-bread')).toMatchObject([{ sku: 'COUNTRY-BREAD' }]);
  expect(withSkus([], [variant('', {})], '')).toMatchObject([{ sku: '' }]);
});
