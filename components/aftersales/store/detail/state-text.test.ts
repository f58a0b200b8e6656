import { expect, it } from '@jest/globals';
import { stateTextKey } from './state-text.ts';

const facts = {
  status: 'applied',
  proposed: null,
  approved: null,
  type: 'refund_only',
  fulfilment: 'ship',
} as const;

it.each([
  [{}, 'applied'],
  [{ proposed: '5.00' }, 'proposed'],
  [{ status: 'returning', proposed: '5.00' }, 'proposed'],
  // It was settled otherwise since.
  [{ status: 'disputed', proposed: '5.00' }, 'disputed'],
  [{ status: 'awaiting_reship', type: 'exchange' }, 'awaiting_reship'],
  [{ status: 'awaiting_reship', type: 'reship', fulfilment: 'service' }, 'awaiting_reship_service'],
  [{ status: 'reshipped', type: 'reship', fulfilment: 'service' }, 'reshipped_service'],
  [{ status: 'completed', approved: '9.00' }, 'refunded'],
  [{ status: 'completed', type: 'exchange' }, 'replaced'],
  // What could not be replaced was refunded.
  [{ status: 'completed', type: 'exchange', approved: '9.00' }, 'refunded'],
] as const)('%j is told as %s', (change, key) => {
  expect(stateTextKey({ ...facts, holds: [], ...change })).toBe(key);
});

it('a refund that waits for a red letter says so', () => {
  const hold = { invoice_no: 'IV1', red_no: '', red_status: null, expire_time: null };
  expect(stateTextKey({ ...facts, status: 'awaiting_refund', holds: [hold] })).toBe('held');
  expect(stateTextKey({ ...facts, holds: [hold] })).toBe('applied');
});
