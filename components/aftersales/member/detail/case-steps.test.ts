import { describe, expect, it } from '@jest/globals';
import type { CaseDetail, CaseStatus } from '#lib/contract/aftersales/member-records.ts';
import { caseSteps } from './case-steps.ts';

type Facts = Parameters<typeof caseSteps>[0];

/** A request that has been in these states, one each hour. */
function caseOf(type: Facts['type'], ...states: CaseStatus[]): Facts {
  const timeline = states.map((status, index) => ({ status, time: index, event: '', reason: '', by: '' }));
  const status = states.at(-1) ?? 'applied';
  return {
    type,
    status,
    create_time: 0,
    close_time: status === 'completed' || status === 'cancelled' ? states.length - 1 : null,
    refusal: null,
    timeline: timeline.map((entry) => ({ ...entry, actor: 'system' as const })).reverse(),
  };
}

const wayOf = (facts: Facts) => caseSteps(facts).map(({ name, state }) => `${name} ${state}`);
const timesOf = (facts: Facts) => caseSteps(facts).map(({ time }) => time);
const late = { reason: '', files: [], stage: 'receive' } satisfies CaseDetail['refusal'];

describe('the way of a request', () => {
  it('for a refund has no return in it', () => {
    expect(wayOf(caseOf('refund_only', 'applied'))).toEqual(['apply done', 'review now', 'refund later', 'done later']);
  });

  it('for a return goes there and back', () => {
    const facts = caseOf('return_refund', 'applied', 'awaiting_return', 'returning', 'awaiting_refund', 'refunding');
    expect(wayOf(facts)).toEqual([
      'apply done',
      'review done',
      'sendBack done',
      'inspect done',
      'refund now',
      'done later',
    ]);
    expect(timesOf(facts)).toEqual([0, 1, 2, 3, null, null]);
  });

  it('for a replacement ends with its arrival', () => {
    expect(wayOf(caseOf('reship', 'applied', 'awaiting_reship', 'reshipped'))).toEqual([
      'apply done',
      'review done',
      'reship done',
      'confirm now',
      'done later',
    ]);
  });

  it('is over at the end of it', () => {
    const facts = caseOf(
      'exchange',
      'applied',
      'awaiting_return',
      'returning',
      'awaiting_reship',
      'reshipped',
      'completed',
    );
    expect(caseSteps(facts).every(({ state }) => state === 'done')).toBe(true);
    expect(timesOf(facts)).toEqual([0, 1, 2, 3, 4, 5, 5]);
  });

  it('becomes that of a refund where a replacement can’t be sent', () => {
    const facts = caseOf('exchange', 'applied', 'awaiting_return', 'returning', 'awaiting_reship', 'awaiting_refund');
    expect(wayOf(facts).slice(2)).toEqual(['sendBack done', 'inspect done', 'refund now', 'done later']);
  });

  it('has the platform in it where it was asked, before or after the return', () => {
    expect(wayOf(caseOf('return_refund', 'applied', 'rejected', 'disputed')).slice(1, 4)).toEqual([
      'review done',
      'platform now',
      'sendBack later',
    ]);
    const back = caseOf('return_refund', 'applied', 'awaiting_return', 'returning', 'rejected', 'disputed');
    expect(wayOf({ ...back, refusal: late }).slice(2, 5)).toEqual(['sendBack done', 'inspect done', 'platform now']);
  });

  it('passes a return by that the platform does not ask for', () => {
    expect(wayOf(caseOf('return_refund', 'applied', 'rejected', 'disputed', 'awaiting_refund'))).toEqual([
      'apply done',
      'review done',
      'platform done',
      'sendBack skipped',
      'inspect skipped',
      'refund now',
      'done later',
    ]);
  });

  it('stands where it was rejected', () => {
    expect(wayOf(caseOf('return_refund', 'applied', 'rejected'))[1]).toBe('review now');
    const back = caseOf('return_refund', 'applied', 'awaiting_return', 'returning', 'rejected');
    expect(wayOf({ ...back, refusal: late })[3]).toBe('inspect now');
  });

  it('shows how far it came where it was closed', () => {
    expect(wayOf(caseOf('return_refund', 'applied', 'awaiting_return', 'cancelled'))).toEqual([
      'apply done',
      'review done',
      'sendBack skipped',
      'inspect skipped',
      'refund skipped',
      'closed done',
    ]);
  });
});
