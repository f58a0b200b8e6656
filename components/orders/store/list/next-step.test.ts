import { expect, it } from '@jest/globals';
import { nextStep } from './next-step.ts';

const order = {
  status: 'processing',
  payment_status: 'paid',
  fulfilment: 'ship',
  deadline: null,
  dispatch_status: 'accepted',
} as const;

it.each([
  ['what the clock runs for', { deadline: { key: 'receipt', time: 1 }, status: 'shipped' }, 'receipt'],
  ['payment, also while its transfer is checked', { status: 'pending_payment', dispatch_status: null }, 'pay'],
  ['a store, while it lies in the pool', { status: 'pending_dispatch', dispatch_status: 'pooled' }, 'dispatch'],
  ['a store, when nobody took it', { status: 'pending_dispatch', dispatch_status: 'expired' }, 'dispatch'],
  ['the answer of its store', { status: 'pending_dispatch', dispatch_status: 'claimed' }, 'accept'],
  ['shipping', {}, 'ship'],
  ['the visit that was promised', { fulfilment: 'service', deadline: { key: 'ship', time: 1 } }, 'service'],
  ['the visit', { fulfilment: 'service' }, 'service'],
  ['the rest of the money', { payment_status: 'partially_paid' }, 'balance'],
  ['nothing once it is completed', { status: 'completed' }, undefined],
  ['nothing once it is closed', { status: 'closed' }, undefined],
] as const)('waits for %s', (_, change, key) => {
  expect(nextStep({ ...order, ...change })).toBe(key);
});
