import { expect, it } from '@jest/globals';
import { productSlugField } from '#lib/contract/catalogue/product-fields.ts';
import { toSlug } from './to-slug.ts';

it.each([
  ['Business cards, 300 g/m²', 'business-cards-300-g-m2'],
  ['  Café — “Été” ', 'cafe-ete'],
  ['Children’s books', 'childrens-books'],
  ['名片', ''],
  ['A5 手账 notebook', 'a5-notebook'],
])('of %s makes %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

it('is an address the shop takes, cut where it is too long', () => {
  const slug = toSlug(`${'a'.repeat(79)} more words`);
  expect(slug).toBe('a'.repeat(79));
  expect(productSlugField.safeParse(slug).success).toBe(true);
});
