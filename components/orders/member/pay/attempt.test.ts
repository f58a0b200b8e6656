import { describe, expect, it } from '@jest/globals';
import type { GroupPayment } from '#lib/api/orders/member-pay.ts';
import { askAgainIn, canChange, findAttempt } from './attempt.ts';

const payment = (change: Partial<GroupPayment>): GroupPayment => ({
  no: 'PY26112200000001',
  channel: 'sandbox',
  stage: 'full',
  amount: '10.00',
  status: 'pending',
  instructions: {},
  voucher_reference: '',
  voucher_file: '',
  fail_reason: '',
  expire_time: 0,
  actions: ['pay'],
  ...change,
});

describe('the open attempt', () => {
  it('is both parts of a mixed payment', () => {
    const [held, outside] = [payment({ channel: 'balance' }), payment({})];
    expect(findAttempt({ status: 'open', payments: [held, outside] })).toEqual({ held, outside });
  });

  it.each(['succeeded', 'failed', 'closed'] as const)('is none that %s', (status) => {
    expect(findAttempt({ status: 'open', payments: [payment({ status })] })).toBeUndefined();
  });

  it.each(['paid', 'closed'] as const)('is none of a group that is %s', (status) => {
    expect(findAttempt({ status, payments: [payment({})] })).toBeUndefined();
  });

  it('can be given up as long as there is something to do', () => {
    expect(canChange({ outside: payment({}), held: undefined })).toBe(true);
    expect(canChange({ outside: payment({ actions: [] }), held: undefined })).toBe(false);
    expect(canChange({ outside: undefined, held: payment({ channel: 'balance', actions: [] }) })).toBe(true);
  });
});

describe('asking again', () => {
  const online = { outside: payment({}), held: undefined };

  it('begins with two seconds and becomes slower', () => {
    const waits = [1, 5, 10, 20, 100].map((answers) => askAgainIn(online, answers));
    expect(waits[0]).toBe(2000);
    expect(waits).toEqual([...waits].sort((left, right) => left - right));
    expect(waits.at(-1)).toBe(20_000);
  });

  it('is patient with a transfer', () => {
    expect(askAgainIn({ outside: payment({ channel: 'bank' }), held: undefined }, 1)).toBe(15_000);
  });
});
