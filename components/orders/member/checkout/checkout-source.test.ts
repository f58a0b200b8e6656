import { expect, it } from '@jest/globals';
import { buyPath } from '#lib/routes/buy-link.ts';
import { originOf, readSource } from './checkout-source.ts';

const no = 'QT26112212345678';
const read = (search: string) => readSource(new URLSearchParams(search));

it('reads lines of the basket, each once', () => {
  expect(read(`no=${no}&items=3,1,3,x,0,-1,`)).toEqual({ source: 'cart', no, items: [3, 1] });
});

it('reads an offer', () => {
  expect(read(`no=${no}&n=3`)).toEqual({ source: 'quote', no, n: 3 });
});

it('reads one product', () => {
  const choice = { product_id: 7, variant_id: 9, qty: 2 };
  expect(read(buyPath(choice).split('?')[1] ?? '')).toEqual({ source: 'buy_now', selection: {}, ...choice });
});

it.each(['', 'no=QT1&items=1', `no=${no}`, `no=${no}&items=`, `no=${no}&n=0`, 'no=SO26112212345678&items=1', 'buy=x'])(
  'finds nothing to order in %j',
  (search) => {
    expect(read(search)).toBeUndefined();
  },
);

it('leads back to where the person came from', () => {
  expect(originOf({ source: 'cart', no, items: [1] }, 'cards')).toBe(`/user/quotation_order?no=${no}`);
  expect(originOf({ source: 'buy_now', product_id: 1, selection: {}, qty: 1 }, 'cards')).toBe('/cards');
  expect(originOf({ source: 'buy_now', product_id: 1, selection: {}, qty: 1 }, undefined)).toBe('/product');
});
