import { describe, expect, it } from '@jest/globals';
import { productWarnings, specificationWarnings } from './product-warnings.ts';

type Looked = Parameters<typeof productWarnings>[0];

const noText = { name: '名', summary: '', description: '', keywords: '' };
const sound: Looked = {
  slug: 'cards',
  pricing: 'fixed',
  texts: { 'zh-cn': noText, en: { name: 'Cards', summary: '', description: '<p>Thick.</p>', keywords: '' } },
  variants: [
    { sku: 'A', options: {}, price: '10.00', list_price: null, stock: null },
    { sku: 'B', options: {}, price: '12.00', list_price: null, stock: null },
  ],
  tiers: [
    { from_quantity: 10, price: '9.00' },
    { from_quantity: 50, price: '8.50' },
  ],
  pictures: [{ file_id: 1, alt: { 'zh-cn': '一叠名片', en: 'A stack of cards' }, shows: {} }],
};
const tiersOf = (...prices: string[]) => prices.map((price, at) => ({ from_quantity: 10 * (at + 1), price }));
const english = (texts: Partial<typeof noText>) => ({ ...sound.texts, en: { ...sound.texts.en, ...texts } });

describe('what customers would miss', () => {
  it.each<[string, Partial<Looked>, string[]]>([
    ['nothing', {}, []],
    ['a tier dearer than a smaller one', { tiers: tiersOf('9.00', '8.00', '8.50') }, ['tiers.2.price warnTierDearer']],
    ['a tier as dear as a smaller one', { tiers: tiersOf('9.00', '9.00') }, []],
    ['a tier dearer than any single price', { tiers: tiersOf('12.01') }, ['tiers.0.price warnTierSingle']],
    ['a tier between the prices of variants', { tiers: tiersOf('11.00') }, []],
    ['numbers and not texts are compared', { tiers: tiersOf('9.00', '10') }, ['tiers.1.price warnTierDearer']],
    ['what is no price yet', { tiers: tiersOf('', 'x') }, []],
    ['tiers of what is on request', { pricing: 'quote', tiers: tiersOf('1.00', '2.00') }, []],
    ['no English name', { texts: english({ name: ' ' }) }, ['texts.en.name warnEnglishName']],
    [
      'no English description',
      { texts: english({ description: '<p>&nbsp;</p>' }) },
      ['texts.en.description warnEnglishDescription'],
    ],
    ['no pictures', { pictures: [] }, ['pictures warnNoPictures']],
    [
      'a picture without a text in one language',
      { pictures: [{ file_id: 1, alt: { 'zh-cn': '图', en: ' ' }, shows: {} }] },
      ['pictures.0.alt warnAlt'],
    ],
    ['an address of the shop', { slug: 'productlist-3' }, ['slug warnOwnAddress']],
  ])('%s', (_, input, found) => {
    expect(productWarnings({ ...sound, ...input }).map(({ field, key }) => `${field} ${key}`)).toEqual(found);
  });
});

const label = { 'zh-cn': '压纹', en: 'Embossing' };
const tiered = (key: string, ...amounts: number[]) => ({
  key,
  label,
  price_rule: {
    type: 'tier' as const,
    tiers: amounts.map((amount, at) => ({ from_qty: 100 * (at + 1), amount_in_fen: amount })),
  },
});

describe('steps of price rules', () => {
  it.each<[string, number[], string[]]>([
    ['each cheaper than the one before', [30, 20, 10], []],
    ['as dear as the one before', [30, 30], []],
    ['one dearer than a smaller one', [30, 20, 25, 10], ['specification.press.tiers.2']],
    ['all dearer', [10, 20, 30], ['specification.press.tiers.1', 'specification.press.tiers.2']],
  ])('%s', (_, amounts, found) => {
    expect(specificationWarnings([tiered('press', ...amounts)]).map(({ field }) => field)).toEqual(found);
  });

  it('are named by what they belong to and from how many they count, and other rules have none', () => {
    const fixed = { key: 'plates', label, price_rule: { type: 'fixed' as const, amount_in_fen: 5 } };
    const open = { key: 'size', label, price_rule: null };
    expect(specificationWarnings([fixed, open, tiered('press', 10, 20)])).toEqual([
      { field: 'specification.press.tiers.1', key: 'warnSpecTier', values: { quantity: 200 }, name: label },
    ]);
  });

  it('count for products that are priced by them', () => {
    const nodes = [tiered('press', 10, 20)];
    expect(productWarnings({ ...sound, pricing: 'configured' }, nodes).map(({ key }) => key)).toEqual(['warnSpecTier']);
    expect(productWarnings(sound, nodes)).toEqual([]);
  });
});
