import { describe, expect, test } from '@jest/globals';
import { isIndexable, isNarrowed, listingAddress, readListingState, startState, toggleFacet } from './listing-state.ts';

describe('the address of a listing', () => {
  test('reads what a form sends', () => {
    const state = readListingState({ q: ' 名片 ', facet: ['material.wood', 'material.steel'], min: '10', page: '3' });
    expect(state).toEqual({
      ...startState,
      search: '名片',
      facets: { material: ['wood', 'steel'] },
      min: '10',
      page: 3,
    });
  });

  test.each([
    ['a price in words', { min: 'cheap' }],
    ['a page before the first', { page: '0' }],
    ['an unknown order', { sort: 'random' }],
    ['a filter without a value', { facet: 'material' }],
    ['an unknown layout', { view: 'cards' }],
  ])('leaves out %s', (_, parameters) => {
    expect(readListingState(parameters)).toEqual(startState);
  });

  test('is the bare listing when nothing is chosen', () => {
    expect(listingAddress('/product', startState)).toBe('/product');
  });

  test('is the same however the filters were chosen', () => {
    const one = readListingState({ facet: ['b.2', 'a.1', 'b.1'] });
    const other = readListingState({ facet: ['b.1', 'b.2', 'a.1'] });
    expect(listingAddress('/product', one)).toBe(listingAddress('/product', other));
  });

  test('starts at the first page again when a filter changes', () => {
    const state = readListingState({ page: '7', q: 'desk' });
    expect(listingAddress('/product', state, { sort: 'newest' })).toBe('/product?q=desk&sort=newest');
    expect(listingAddress('/product', state, { page: 8 })).toBe('/product?q=desk&page=8');
  });

  test('survives being read back', () => {
    const state = readListingState({
      q: 'a&b',
      facet: 'size-class.large',
      max: '99.5',
      sort: 'price_asc',
      view: 'list',
    });
    const address = new URL(listingAddress('/product', state), 'http://shop.invalid');
    expect(readListingState(Object.fromEntries(address.searchParams))).toEqual(state);
  });
});

describe('filters', () => {
  test('switch on and off without touching others', () => {
    const on = toggleFacet({ use: ['gift'] }, 'material', 'wood');
    expect(on).toEqual({ use: ['gift'], material: ['wood'] });
    expect(toggleFacet(on, 'material', 'wood')).toEqual({ use: ['gift'] });
  });

  test('keep search engines out, order and pages alone do not narrow', () => {
    expect(isIndexable(readListingState({ page: '2' }))).toBe(true);
    expect(isIndexable(readListingState({ sort: 'newest' }))).toBe(false);
    expect(isNarrowed(readListingState({ sort: 'newest' }))).toBe(false);
    expect(isIndexable(readListingState({ q: 'desk' }))).toBe(false);
  });
});
