import { describe, expect, it } from '@jest/globals';
import { allProducts, allSpecs } from './content/all-content.ts';
import { contradictions } from './one-truth.ts';
import type { SeedProduct } from './seed-types.ts';

const pairs = allSpecs.map((spec) => {
  const product = allProducts.find(({ slug }) => slug === spec.product);
  if (!product) throw new Error(`there is no ${spec.product}`);
  return { product, spec };
});

it.each(pairs)('$spec.product says nothing that its specification says otherwise', ({ product, spec }) => {
  expect(contradictions(product, spec)).toEqual([]);
});

describe('a product that contradicts its specification is told', () => {
  const found = pairs.find(({ product }) => product.slug === 'stapled-brochures');
  const both = (text: string) => ({ 'zh-cn': text, en: text });

  it.each<[string, Partial<SeedProduct>, string]>([
    ['another smallest order', { minimumQuantity: 10 }, 'sold from 10'],
    ['a price that nobody pays', { variants: [{ sku: 'X', options: {}, amount: 1 }] }, 'starts at 1 fen'],
    ['a fixed price', { pricing: 'fixed' }, 'a fixed price'],
    ['versions of its own', { options: [{ key: 'size', name: both('Size'), values: [] }] }, 'versions of its own'],
    ['steps of its own', { tiers: [{ fromQuantity: 50, amount: 1 }] }, 'steps of its own'],
    ['a fact of its specification', { specifications: [{ label: both('Pages'), value: both('8') }] }, '"Pages"'],
    ['a paper that it has not', { summary: both('封面 300 克 / 300 g cover') }, '300 g'],
    ['another bleed', { summary: both('2 毫米出血, 2 mm bleed') }, '2 mm bleed'],
    ['a price in its words', { summary: both('¥60 a proof') }, 'names a price'],
  ])('%s', (_, inputs, expected) => {
    if (!found) throw new Error('the brochures are gone');
    expect(contradictions({ ...found.product, ...inputs }, found.spec).join('\n')).toContain(expected);
  });
});
