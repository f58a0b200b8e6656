import { expect, it } from '@jest/globals';
import { sumOfOrders } from './order-sums.ts';

it('adds up to the cent', () => {
  expect(sumOfOrders([{ amount: '0.10' }, { amount: '0.20' }])).toBe('0.30');
  expect(sumOfOrders([{ amount: '1999.99' }, { amount: '0.01' }])).toBe('2000.00');
  expect(sumOfOrders([])).toBe('0.00');
});
