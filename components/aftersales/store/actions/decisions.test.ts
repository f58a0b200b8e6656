import { expect, it } from '@jest/globals';
import { decisionKey, decisionsFor, firstDecision } from './decisions.ts';

it.each([
  ['ship', true, ['refund', 'return', 'reship', 'reject']],
  ['ship', false, ['refund', 'reship', 'reject']],
  ['service', true, ['refund', 'reship', 'reject']],
  ['digital', true, ['refund', 'reject']],
] as const)('of %s, received: %s, it can end with %j', (fulfilment, received, decisions) => {
  expect(decisionsFor({ fulfilment, is_received: received })).toEqual(decisions);
});

it('the form begins with what was asked for', () => {
  const facts = { fulfilment: 'ship', is_received: true } as const;
  expect(firstDecision({ ...facts, type: 'return_refund' })).toBe('return');
  expect(firstDecision({ ...facts, type: 'exchange' })).toBe('reship');
  expect(firstDecision({ fulfilment: 'digital', is_received: true, type: 'reship' })).toBe('refund');
});

it('a service is done again, goods are sent again', () => {
  expect(decisionKey('reship', { fulfilment: 'service' })).toBe('redo');
  expect(decisionKey('reship', { fulfilment: 'ship' })).toBe('reship');
  expect(decisionKey('reject', { fulfilment: 'service' })).toBe('reject');
});
