import { describe, expect, it } from '@jest/globals';
import { dueOfGroup } from './group-due.ts';

const order = {
  status: 'pending_payment' as const,
  payableAmount: 1000,
  paidAmount: 0,
  depositDueAmount: 0,
  closingReason: null,
  payDeadline: new Date('2026-11-01T10:00:00Z'),
};

type Case = [
  string,
  Parameters<typeof dueOfGroup>[0],
  Partial<Record<'status' | 'stage' | 'total' | 'paid' | 'due', unknown>>,
];

const half = { ...order, paidAmount: 300, depositDueAmount: 300, status: 'processing' as const };
const paid = { ...order, paidAmount: 1000, status: 'pending_dispatch' as const };

describe('what is due of a group', () => {
  it.each<Case>([
    ['everything at first', [order, order], { status: 'open', stage: 'full', total: 2000, paid: 0, due: 2000 }],
    ['the deposit first', [{ ...order, depositDueAmount: 300 }], { stage: 'deposit', due: 300, total: 1000 }],
    ['then the rest', [half], { status: 'open', stage: 'balance', due: 700, paid: 300 }],
    ['no rest of an order on its way out', [{ ...half, closingReason: 'customer' }], { status: 'closed', due: 0 }],
    ['nothing once paid', [paid], { status: 'paid', due: 0, total: 1000, paid: 1000 }],
    ['nothing for an order that was closed', [order, { ...order, status: 'closed' }], { due: 1000, total: 1000 }],
    ['nothing where all were closed', [{ ...order, status: 'closed' }], { status: 'closed', due: 0, total: 1000 }],
    ['nothing once completed', [{ ...paid, status: 'completed' }], { status: 'paid', due: 0 }],
  ])('is %s', (_, orders, expected) => {
    expect(dueOfGroup(orders)).toMatchObject(expected);
  });

  it('ends with the first deadline', () => {
    const sooner = new Date('2026-11-01T09:00:00Z');
    expect(dueOfGroup([order, { ...order, payDeadline: sooner }]).deadline).toEqual(sooner);
  });
});
