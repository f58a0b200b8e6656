import { expect, it } from '@jest/globals';
import { invoiceObstacles } from '#lib/contract/invoices/obstacles.ts';
import en from '#messages/en/invoices.json' with { type: 'json' };
import validationEn from '#messages/en/validation.json' with { type: 'json' };
import zh from '#messages/zh-cn/invoices.json' with { type: 'json' };
import validationZh from '#messages/zh-cn/validation.json' with { type: 'json' };
import { findObstacle } from './invoiceable-rules.ts';

const day = 86_400_000;
const now = new Date('2026-11-27T10:00:00Z');
const settings = { 'invoice.applyFrom': 'received', 'invoice.withinDays': 365, 'invoice.minFen': 100 } as const;
type Question = Parameters<typeof findObstacle>[0];
const received: Question['order'] = {
  status: 'received',
  aftersaleStatus: 'none',
  completedAt: null,
  paidAmount: 5000,
  refundedAmount: 0,
  payableAmount: 5000,
  pointsAmount: 0,
};
const ask = (order: Partial<Question['order']>, rest: Partial<Omit<Question, 'order'>> = {}) => {
  const whole = { ...received, ...order };
  const kept = whole.paidAmount - whole.refundedAmount;
  return findObstacle({ order: whole, kept, left: kept, settings, now, ...rest });
};

it.each([
  ['nothing in the way', {}, {}, null],
  ['not paid yet', { status: 'pending_payment', paidAmount: 0 }, {}, 'unpaid'],
  ['closed before it was paid', { status: 'closed', paidAmount: 0 }, {}, 'closed'],
  ['closed, a part of the deposit kept', { status: 'closed', refundedAmount: 4000 }, {}, 'closed'],
  ['closed, all paid back', { status: 'closed', refundedAmount: 5000 }, {}, 'refunded'],
  ['paid by points alone', { paidAmount: 0, payableAmount: 0, pointsAmount: 5000 }, {}, 'points_only'],
  ['that cost nothing', { paidAmount: 0, payableAmount: 0 }, {}, 'free'],
  ['paid back whole after receipt', { status: 'completed', refundedAmount: 5000 }, {}, 'refunded'],
  ['on its way', { status: 'shipped' }, {}, 'too_early'],
  [
    'received where only completed ones count',
    {},
    { settings: { ...settings, 'invoice.applyFrom': 'completed' } },
    'not_completed',
  ],
  ['of long ago', { status: 'completed', completedAt: new Date(now.getTime() - 365 * day) }, {}, 'too_late'],
  ['of almost as long ago', { status: 'completed', completedAt: new Date(now.getTime() - 364 * day) }, {}, null],
  ['with a case open', { aftersaleStatus: 'open' }, {}, 'case_open'],
  ['with a refund on its way', {}, { kept: 3000 }, 'refund_running'],
  ['asked for in full', {}, { left: 0 }, 'invoiced'],
  ['of which little is left', {}, { left: 99 }, 'too_small'],
] as [string, Partial<Question['order']>, Partial<Omit<Question, 'order'>>, string | null][])(
  'an order %s says so',
  (_, order, rest, obstacle) => {
    expect(ask(order, rest)).toBe(obstacle);
  },
);

it.each(invoiceObstacles)('%s has its own words, on pages and where it refuses', (obstacle) => {
  for (const [words, refusals] of [
    [zh, validationZh],
    [en, validationEn],
  ] as const) {
    expect(words.obstacles[obstacle]).toBeTruthy();
    expect(refusals[`notInvoiceable_${obstacle}`]).toContain('{no}');
  }
});
