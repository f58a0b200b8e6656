import { describe, expect, it } from '@jest/globals';
import type { OrderAction } from '#lib/contract/orders/member-orders.ts';
import { amountDue, customerActions, nextDeadline } from './rules.ts';

const now = new Date('2026-11-20T04:00:00Z');
const later = new Date('2026-11-20T05:00:00Z');
const moment = { now, remindHours: 12 };

const order = {
  status: 'pending_payment' as const,
  closingReason: null,
  payableAmount: 1000,
  paidAmount: 0,
  payDeadline: later,
  balanceDeadline: null,
  aftersaleStatus: 'none' as const,
  receiptExtended: false,
  remindedAt: null,
  hiddenAt: null,
  autoConfirmAt: null,
  aftersaleDeadline: null,
  storeId: 1,
  frozenAt: null,
};
type Facts = { [K in keyof typeof order]: unknown };
const make = (facts: Partial<Facts>) =>
  ({ ...order, ...facts }) as Parameters<typeof customerActions>[0] & typeof order;
const paid = { paidAmount: 1000 };
const rest = { paidAmount: 300, balanceDeadline: later };

describe('what a customer may do', () => {
  it.each<[string, Partial<Facts>, OrderAction[]]>([
    ['an unpaid order', {}, ['pay', 'cancel']],
    ['one whose time to pay is over', { payDeadline: now }, ['cancel']],
    ['one that waits for a store', { ...paid, status: 'pending_dispatch' }, ['cancel', 'remind', 'reorder']],
    ['one just reminded of', { ...paid, status: 'pending_dispatch', remindedAt: now }, ['cancel', 'reorder']],
    ['one whose money goes back', { ...paid, status: 'pending_dispatch', closingReason: 'customer' }, ['reorder']],
    ['one with a rest to pay', { ...rest, status: 'processing' }, ['pay', 'reorder']],
    ['one in work', { ...paid, status: 'processing' }, ['remind', 'reorder']],
    ['one on its way', { ...paid, status: 'shipped' }, ['extend', 'confirm', 'reorder']],
    ['one put off already', { ...paid, status: 'shipped', receiptExtended: true }, ['confirm', 'reorder']],
    ['one with an open case', { ...paid, status: 'shipped', aftersaleStatus: 'open' }, ['reorder']],
    ['one received', { ...paid, status: 'received' }, ['reorder']],
    ['one completed', { ...paid, status: 'completed' }, ['hide', 'reorder']],
    ['one closed', { status: 'closed' }, ['hide', 'reorder']],
    ['one hidden', { status: 'closed', hiddenAt: now }, ['reorder']],
  ])('with %s', (_, facts, expected) => {
    expect(customerActions(make(facts), moment)).toEqual(expected);
  });

  it('is to remind again after twelve hours', () => {
    const remindedAt = new Date('2026-11-19T16:00:00Z');
    expect(customerActions(make({ ...paid, status: 'processing', remindedAt }), moment)).toContain('remind');
  });
});

describe('who must act by when', () => {
  const requests = { status: 'assigned' as const, acceptDeadline: later, expiresAt: null };
  const pooled = { status: 'pooled' as const, acceptDeadline: null, expiresAt: later };
  it.each([
    ['the customer pays', {}, undefined, { key: 'pay', actor: 'you', at: later }],
    ['the rest is paid', { ...rest, status: 'processing' }, undefined, { key: 'pay', actor: 'you', at: later }],
    [
      'a store is found',
      { ...paid, status: 'pending_dispatch' },
      pooled,
      { key: 'dispatch', actor: 'platform', at: later },
    ],
    [
      'a store answers',
      { ...paid, status: 'pending_dispatch' },
      requests,
      { key: 'accept', actor: 'store', at: later },
    ],
    ['the store ships', { ...paid, status: 'processing' }, undefined, { key: 'ship', actor: 'store', at: null }],
    [
      'the platform ships',
      { ...paid, status: 'processing', storeId: null },
      undefined,
      { key: 'ship', actor: 'platform' },
    ],
    ['it has come', { ...paid, status: 'shipped', autoConfirmAt: later }, undefined, { key: 'receipt', at: later }],
    ['a case is open', { ...paid, status: 'shipped', autoConfirmAt: later, frozenAt: now }, undefined, { at: null }],
    ['nothing was wrong', { ...paid, status: 'received', aftersaleDeadline: later }, undefined, { key: 'aftersale' }],
  ])('until %s', (_, facts, dispatch, expected) => {
    expect(nextDeadline(make(facts), dispatch)).toMatchObject(expected);
  });

  it.each([
    ['an order', {}],
    ['the rest', { ...rest, status: 'processing' }],
  ])('is the platform while the transfer for %s is checked', (_, facts) => {
    const review = { key: 'transfer_review', actor: 'platform', at: null };
    expect(nextDeadline(make(facts), undefined, true)).toEqual(review);
  });

  it('is as ever where a transfer is checked for other orders of the group', () => {
    const shown = nextDeadline(make({ ...paid, status: 'processing' }), undefined, true);
    expect(shown).toMatchObject({ key: 'ship' });
  });

  it.each(['completed', 'closed'])('is nobody once it is %s', (status) => {
    expect(nextDeadline(make({ status }), undefined)).toBeUndefined();
  });

  it('is nobody while money goes back', () => {
    expect(nextDeadline(make({ status: 'pending_dispatch', closingReason: 'customer' }), undefined)).toBeUndefined();
  });
});

describe('what is still to be paid', () => {
  it.each([
    [{}, 1000],
    [{ ...rest, status: 'processing' }, 700],
    [{ ...paid, status: 'processing' }, 0],
    [{ status: 'closed' }, 0],
  ])('of %j is %d', (facts, expected) => {
    expect(amountDue(make(facts))).toBe(expected);
  });
});
