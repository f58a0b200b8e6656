import { expect, it } from '@jest/globals';
import { customerTone, endingKey, isRefund, statusKey, typeKey } from './case-words.ts';

it('a service is done again, goods are sent again', () => {
  expect(typeKey({ type: 'reship', fulfilment: 'service' })).toBe('serviceTypes.reship');
  expect(typeKey({ type: 'reship', fulfilment: 'ship' })).toBe('types.reship');
  expect(typeKey({ type: 'return_refund', fulfilment: 'service' })).toBe('types.return_refund');
});

it('an offer is what it is about while the customer can answer it', () => {
  const facts = { status: 'applied', proposed: '5.00', turn: 'customer', fulfilment: 'ship' } as const;
  expect([statusKey(facts), customerTone(facts)]).toEqual(['proposed', 'warning']);
  expect(statusKey({ ...facts, proposed: null })).toBe('applied');
  expect(statusKey({ ...facts, status: 'awaiting_reship', proposed: null })).toBe('awaiting_reship');
  const service = { ...facts, fulfilment: 'service', proposed: null } as const;
  expect(statusKey({ ...service, status: 'awaiting_reship' })).toBe('awaiting_redo');
  expect(statusKey({ ...service, status: 'reshipped' })).toBe('redone');
  expect(customerTone({ ...facts, status: 'cancelled', turn: 'none' })).toBe('neutral');
});

it('money comes back by the type, or where it was agreed on', () => {
  expect(isRefund({ type: 'return_refund', approved: null })).toBe(true);
  expect(isRefund({ type: 'exchange', approved: null })).toBe(false);
  expect(isRefund({ type: 'exchange', approved: '0.00' })).toBe(false);
  expect(isRefund({ type: 'reship', approved: '5.00' })).toBe(true);
});

it('goods that count as received are followed by what was requested', () => {
  expect(endingKey('received', { type: 'exchange' })).toBe('receivedExchange');
  expect(endingKey('received', { type: 'return_refund' })).toBe('received');
  expect(endingKey('closed', { type: 'exchange' })).toBe('closed');
});
