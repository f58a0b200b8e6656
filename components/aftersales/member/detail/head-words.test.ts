import { expect, it } from '@jest/globals';
import { isAnswerable, statusTextKey } from './head-words.ts';

type Facts = Parameters<typeof statusTextKey>[0];
const start = { status: 'applied', proposed: null, approved: null, actions: [] } as const;
const facts = { ...start, fulfilment: 'ship', type: 'refund_only' } as const;
const of = (change: Partial<Facts>) => statusTextKey({ ...facts, actions: [], holds: [], ...change });

it('an offer is said before anything else, while it can be answered', () => {
  expect(of({ proposed: '5.00', actions: ['accept', 'amend'] })).toBe('proposed');
  expect(of({ proposed: '5.00', actions: [] })).toBe('applied');
  expect(isAnswerable({ proposed: null, actions: ['accept'] })).toBe(false);
});

it('a rejection says what is left to do', () => {
  expect(of({ status: 'rejected', actions: ['resubmit', 'dispute'] })).toBe('rejected');
  expect(of({ status: 'rejected', actions: ['dispute'] })).toBe('rejected_again');
});

it('a service is done again, goods are sent again', () => {
  expect(of({ status: 'awaiting_reship' })).toBe('awaiting_reship');
  expect(of({ status: 'awaiting_reship', fulfilment: 'service' })).toBe('awaiting_redo');
  expect(of({ status: 'reshipped', fulfilment: 'service' })).toBe('redone');
});

it('at the end it says what came of it', () => {
  expect(of({ status: 'completed', approved: '5.00' })).toBe('refunded');
  expect(of({ status: 'completed', type: 'reship' })).toBe('replaced');
  expect(of({ status: 'completed', type: 'exchange', approved: '5.00' })).toBe('refunded');
});

it('a refund that waits for a red letter says so', () => {
  const hold = { invoice_no: 'IV1', red_no: '', red_status: null, expire_time: null };
  expect(of({ status: 'awaiting_refund', holds: [hold] })).toBe('held');
  expect(of({ status: 'applied', holds: [hold] })).toBe('applied');
});
