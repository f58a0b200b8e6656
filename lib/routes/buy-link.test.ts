import { expect, it } from '@jest/globals';
import { type BuyChoice, buyPath, decodeBuy } from './buy-link.ts';
import { safeTarget } from './guards/safe-target.ts';

const configured: BuyChoice = {
  product_id: 7,
  template_version_id: 3,
  selection: {
    size: { width: 90, height: 54 },
    paper: 'coated_300',
    extras: ['foil', 'round'],
    text: '张伟 & Söhne, 100% "gut"?\n#1+2\\',
    proof: true,
    count: 1.5,
  },
  qty: 500,
};

const valueIn = (address: string) => new URL(address, 'http://shop.invalid').searchParams.get('buy');

it.each<BuyChoice>([configured, { product_id: 1, variant_id: 2, qty: 1 }, { product_id: 1, qty: 999_999 }])(
  'reads what it wrote: %j',
  (choice) => {
    expect(decodeBuy(valueIn(buyPath(choice)))).toEqual(choice);
  },
);

it('leaves out answers where there are none', () => {
  expect(buyPath({ product_id: 1, variant_id: 2, selection: {}, qty: 3 })).not.toContain('selection');
});

it('survives a login on the way', () => {
  const home = new URL('/', 'http://shop.invalid');
  home.searchParams.set('to', buyPath(configured));
  expect(decodeBuy(valueIn(safeTarget(home.searchParams.get('to')) ?? ''))).toEqual(configured);
});

it.each([
  null,
  undefined,
  '',
  'x',
  'null',
  '[]',
  '7',
  '{}',
  '{"product_id":7}',
  '{"product_id":"7","qty":1}',
  '{"product_id":7,"qty":0}',
  '{"product_id":7,"qty":1.5}',
  '{"product_id":7,"qty":1,"variant_id":null}',
  '{"product_id":7,"qty":1,"selection":[]}',
  '{"product_id":7,"qty":1,"selection":{"a":null}}',
  '{"product_id":7,"qty":1,"selection":{"a":{"width":1}}}',
])('makes nothing of %j', (value) => {
  expect(decodeBuy(value)).toBeUndefined();
});
