import { expect, it } from '@jest/globals';
import { canMix, firstChannel, isBalanceEnough, mostFromBalance, restOf } from './pay-choice.ts';

const rich = { due: '100.00', balance: '250.00', channels: ['balance', 'sandbox'] as ('balance' | 'sandbox')[] };
const poor = { ...rich, balance: '30.00' };

it('marks the balance where it is enough', () => {
  expect([isBalanceEnough(rich), firstChannel(rich)]).toEqual([true, 'balance']);
  expect([isBalanceEnough(poor), firstChannel(poor)]).toEqual([false, 'sandbox']);
  expect(firstChannel({ ...poor, channels: ['balance'] })).toBeUndefined();
});

it('mixes only where there is a balance and another way', () => {
  expect(canMix(poor, 'sandbox')).toBe(true);
  expect(canMix(poor, 'balance')).toBe(false);
  expect(canMix({ ...poor, balance: '0.00' }, 'sandbox')).toBe(false);
  expect(canMix({ ...poor, channels: ['sandbox'] }, 'sandbox')).toBe(false);
});

it('leaves something for the other way', () => {
  expect([mostFromBalance(rich), mostFromBalance(poor)]).toEqual(['99.99', '30.00']);
  expect(restOf(poor, '30')).toBe('70.00');
  expect(restOf(rich, '99.99')).toBe('0.01');
});

it.each(['', '0', '-1', 'x', '30.01', '30.001'])('takes no part of %j from the balance', (part) => {
  expect(restOf(poor, part)).toBeUndefined();
});
