import { expect, it } from '@jest/globals';
import { refundRows, refundState } from './refund-rows.ts';

const amounts = { goods: '42.00', freight: '6.00', requested: '40.00', approved: null };
const shown = (...input: Parameters<typeof refundRows>) =>
  refundRows(...input).map(({ key, amount }) => `${key} ${amount}`);

it('says what it is worth at most beside what is requested', () => {
  expect(shown(amounts)).toEqual(['goodsMost 42.00', 'freightMost 6.00', 'requested 40.00']);
  expect(shown({ ...amounts, freight: '0.00' })).toEqual(['goodsMost 42.00', 'requested 40.00']);
});

it('shows parts of a settled amount only where they come to it', () => {
  expect(shown({ ...amounts, approved: '48.00' })).toEqual(['goods 42.00', 'freight 6.00', 'approved 48.00']);
  expect(shown({ ...amounts, approved: '20.00' })).toEqual(['approved 20.00']);
  expect(shown({ ...amounts, freight: '0.00', approved: '42.00' })).toEqual(['approved 42.00']);
});

it.each([
  ['pending', 'underWay'],
  ['processing', 'underWay'],
  ['failed', 'underWay'],
  ['manual_required', 'byHand'],
  ['succeeded', 'done'],
])('a refund that is %s is %s to its customer', (status, state) => {
  expect(refundState({ status })).toBe(state);
});
