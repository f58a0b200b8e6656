import { describe, expect, it } from '@jest/globals';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { type CaseLine, casesOffered } from './case-policy.ts';

const now = new Date('2026-03-10T08:00:00Z');
const days = (count: number) => addSeconds(now, count * 86_400);
const policy = { now, noReasonDays: 7 };

const paid = { payableAmount: 1000, paidAmount: 1000, closingReason: null, frozenAt: null };
const processing = {
  ...paid,
  status: 'processing' as const,
  fulfilment: 'ship' as const,
  receivedAt: null,
  aftersaleDeadline: null,
};
const shipped = { ...processing, status: 'shipped' as const };
const receivedOn = (receivedAt: Date) => ({
  ...processing,
  status: 'received' as const,
  receivedAt,
  aftersaleDeadline: addSeconds(receivedAt, 15 * 86_400),
});
const line: CaseLine = { qty: 5, shippedQty: 5, cancelledQty: 0, refundedQty: 0, openQty: 0, isMade: false };
const unsent = { ...line, shippedQty: 0 };

const typesOf = (...input: Parameters<typeof casesOffered>) =>
  casesOffered(...input).map(({ type, qty }) => `${type} ${qty}`);

describe('what can be asked for of a line', () => {
  it('is its price while nothing has left', () => {
    expect(typesOf(processing, unsent, policy)).toEqual(['refund_only 5']);
    expect(typesOf({ ...processing, status: 'pending_dispatch' }, unsent, policy)).toEqual(['refund_only 5']);
  });

  it('is anything for what was sent, and the price for the rest', () => {
    const part = { ...line, shippedQty: 2 };
    expect(typesOf(processing, part, policy)).toEqual(['refund_only 5', 'return_refund 2', 'exchange 2', 'reship 2']);
  });

  it('is no more than what has not gone back and stands in no open case', () => {
    const rest = { ...line, refundedQty: 1, openQty: 2 };
    expect(typesOf(shipped, rest, policy)).toEqual(['refund_only 2', 'return_refund 2', 'exchange 2', 'reship 2']);
    expect(typesOf(shipped, { ...line, refundedQty: 2, openQty: 3 }, policy)).toEqual([]);
  });

  it('is for a service to be done again, or a part of its price', () => {
    expect(typesOf({ ...shipped, fulfilment: 'service' }, line, policy)).toEqual(['refund_only 5', 'reship 5']);
  });

  it('is for what was delivered by a link its price alone', () => {
    expect(typesOf({ ...shipped, fulfilment: 'digital' }, line, policy)).toEqual(['refund_only 5']);
  });

  it.each([
    ['not paid', { ...processing, status: 'pending_payment' as const }],
    ['not paid in full', { ...processing, paidAmount: 500 }],
    ['being given up', { ...processing, closingReason: 'customer' as const }],
    ['closed', { ...processing, status: 'closed' as const }],
    ['completed', { ...processing, status: 'completed' as const }],
    ['over its time', receivedOn(days(-15))],
  ])('is nothing of an order that is %s', (_, order) => {
    expect(typesOf(order, line, policy)).toEqual([]);
  });

  it('ends with the time to object, which an open case holds', () => {
    const order = receivedOn(days(-3));
    expect(casesOffered(order, line, policy)[0]?.until).toEqual(days(12));
    expect(casesOffered({ ...receivedOn(days(-20)), frozenAt: days(-10) }, line, policy)[0]?.until).toBeNull();
  });
});

describe('a return without a reason', () => {
  const returnOf = (...input: Parameters<typeof casesOffered>) =>
    casesOffered(...input).find(({ type }) => type === 'return_refund');

  it('is open until seven days after receipt', () => {
    expect(returnOf(shipped, line, policy)).toMatchObject({ withoutReasonUntil: null });
    expect(returnOf(receivedOn(days(-3)), line, policy)).toMatchObject({ withoutReasonUntil: days(4) });
    expect(returnOf(receivedOn(days(-7)), line, policy)).not.toHaveProperty('withoutReasonUntil');
  });

  it('is not open for what was made for the customer', () => {
    expect(returnOf(shipped, { ...line, isMade: true }, policy)).not.toHaveProperty('withoutReasonUntil');
  });
});
