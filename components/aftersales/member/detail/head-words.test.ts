import { expect, it } from '@jest/globals';
import { isAnswerable, statusTextKey } from './head-words.ts';

const facts = { status: 'applied', proposed: null, actions: [], fulfilment: 'ship' } as const;
const of = (change: Partial<Parameters<typeof statusTextKey>[0]>) =>
  statusTextKey({ ...facts, actions: [], ...change });

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
