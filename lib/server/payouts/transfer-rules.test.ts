import { describe, expect, it } from '@jest/globals';
import type { WithdrawalStatus } from '#lib/contract/payouts/records.ts';
import { addSeconds } from '../kernel/clock.ts';
import type { TransferAnswer } from '../payments/index.ts';
import {
  isHelpNeeded,
  judgeTransfer,
  mayStillSend,
  nextQuestionAt,
  stateOfTransfer,
  type TransferVerdict,
} from './transfer-rules.ts';
import type { Transfer } from './transfer-tables.ts';

const sentAt = new Date('2026-11-25T00:00:00Z');
const minutes = (count: number) => addSeconds(sentAt, count * 60);

const newTransfer = (changes: Partial<Transfer> = {}): Transfer => ({
  withdrawalId: 1,
  attempt: 2,
  sentAt,
  answer: null,
  code: '',
  orderId: null,
  queryAt: minutes(1),
  queryCount: 0,
  notifiedAt: null,
  createdAt: sentAt,
  updatedAt: sentAt,
  ...changes,
});

const answers: Record<string, TransferAnswer> = {
  succeeded: { status: 'succeeded', orderId: 'A1' },
  failed: { status: 'failed', fault: 'balance_low', code: 'X' },
  returned: { status: 'returned', fault: 'sent_back', code: '' },
  pending: { status: 'pending', code: '' },
  missing: { status: 'missing' },
};

interface Case {
  status: WithdrawalStatus;
  attempts?: number;
  reference?: string;
  transfer?: Partial<Transfer>;
  /** What each answer means. */
  expected: Partial<Record<keyof typeof answers, TransferVerdict>>;
}

const byAlipay = { answer: 'succeeded' as const, orderId: 'A1' };
const cases: [name: string, Case][] = [
  [
    'is being paid',
    {
      status: 'paying',
      expected: { succeeded: 'paid', failed: 'failed', returned: 'failed', pending: 'wait', missing: 'failed' },
    },
  ],
  [
    'was paid by it',
    {
      status: 'paid',
      reference: 'A1',
      transfer: byAlipay,
      expected: {
        succeeded: 'known',
        failed: 'contradicts',
        returned: 'bounced',
        pending: 'wait',
        missing: 'contradicts',
      },
    },
  ],
  [
    'was recorded manually under its number',
    { status: 'paid', reference: 'A1', expected: { succeeded: 'known', failed: 'known', returned: 'known' } },
  ],
  [
    'was paid manually otherwise',
    { status: 'paid', reference: 'B1', expected: { succeeded: 'contradicts', failed: 'known', missing: 'known' } },
  ],
  [
    'was said to have failed manually',
    { status: 'pay_failed', expected: { succeeded: 'contradicts', failed: 'known', missing: 'known' } },
  ],
  [
    'was given back manually',
    { status: 'returned', expected: { succeeded: 'contradicts', returned: 'known', missing: 'known' } },
  ],
  [
    'was paid by it and sent back manually',
    { status: 'returned', transfer: byAlipay, expected: { succeeded: 'known', returned: 'known' } },
  ],
  [
    'is being paid manually, another time',
    { status: 'paying', attempts: 3, expected: { succeeded: 'contradicts', failed: 'known', missing: 'known' } },
  ],
];

describe.each(cases)('of a withdrawal that %s', (_, { status, attempts = 2, reference = '', transfer, expected }) => {
  it.each(Object.entries(expected))('%s means %s', (name, verdict) => {
    const known = { withdrawal: { status, attempts, reference }, transfer: newTransfer(transfer) };
    const answer = answers[name];
    expect(answer && judgeTransfer(answer, known, minutes(3))).toBe(verdict);
  });
});

it('that a number is unknown counts when its request cannot be on its way any more', () => {
  const known = { withdrawal: { status: 'paying' as const, attempts: 2, reference: '' }, transfer: newTransfer() };
  expect(judgeTransfer({ status: 'missing' }, known, addSeconds(minutes(3), -1))).toBe('wait');
  expect(judgeTransfer({ status: 'missing' }, known, minutes(3))).toBe('failed');
  expect([mayStillSend(known.transfer, addSeconds(sentAt, 30)), mayStillSend(known.transfer, minutes(1))]).toEqual([
    true,
    false,
  ]);
});

it('asks after 1, 2, 5, 15 and 60 minutes, then tells operators and goes on hourly for a month', () => {
  const pauses: number[] = [];
  const told: boolean[] = [];
  let [transfer, now] = [newTransfer(), minutes(1)];
  for (let count = 0; count < 7; count += 1) {
    const next = nextQuestionAt(transfer, now);
    transfer = newTransfer({ queryCount: count + 1, queryAt: next });
    told.push(isHelpNeeded(transfer));
    pauses.push(((next?.getTime() ?? 0) - now.getTime()) / 60_000);
    now = next ?? now;
  }
  expect(pauses).toEqual([2, 5, 15, 60, 60, 60, 60]);
  expect(told).toEqual([false, false, false, false, true, true, true]);
  expect(isHelpNeeded(newTransfer({ queryCount: 9, notifiedAt: sentAt }))).toBe(false);
  expect(nextQuestionAt(newTransfer({ queryCount: 9 }), minutes(31 * 24 * 60))).toBeNull();
});

it('looks at what was paid twice more, and at nothing else that is certain', () => {
  const paid = newTransfer({ answer: 'succeeded' });
  expect(nextQuestionAt(paid, sentAt)).toEqual(minutes(2 * 24 * 60));
  expect(nextQuestionAt({ ...paid, queryCount: 1 }, sentAt)).toBeNull();
  for (const answer of ['failed', 'returned'] as const) {
    expect(nextQuestionAt(newTransfer({ answer }), sentAt)).toBeNull();
  }
});

it.each([
  ['waiting', 'paying', 2, {}],
  ['unclear', 'paying', 2, { notifiedAt: sentAt }],
  ['settled', 'paying', 3, {}],
  ['settled', 'paid', 2, { answer: 'succeeded' }],
  ['settled', 'pay_failed', 2, { answer: 'failed' }],
] as const)('is %s while %s in attempt %d', (state, status, attempts, changes) => {
  expect(stateOfTransfer({ status, attempts }, newTransfer(changes))).toBe(state);
});
