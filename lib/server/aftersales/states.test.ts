import { describe, expect, it } from '@jest/globals';
import { type CaseStatus, caseStatuses, caseTypes } from '#lib/contract/aftersales/member-records.ts';
import {
  approved,
  type CaseMove,
  canMove,
  caseMoves,
  caseStates,
  isOpen,
  received,
  statesOf,
  turnOf,
} from './states.ts';

const moves = Object.entries(caseMoves) as [CaseMove, { from: readonly CaseStatus[]; to: readonly CaseStatus[] }][];

describe('the states of a case', () => {
  it('are all reached', () => {
    const reached = new Set<CaseStatus>(['applied', ...moves.flatMap(([, { to }]) => to)]);
    expect([...reached].sort()).toEqual([...caseStatuses].sort());
  });

  it.each(caseStatuses)('%s ends, or leads on to an end', (status) => {
    const seen = new Set<CaseStatus>();
    const walk = (at: CaseStatus) => {
      if (seen.has(at)) return;
      seen.add(at);
      for (const [, { from, to }] of moves) if (from.includes(at)) for (const next of to) walk(next);
    };
    walk(status);
    expect([...seen].some((each) => !isOpen(each))).toBe(true);
  });

  it.each(['completed', 'cancelled'] as const)('%s is left by no move', (status) => {
    expect(moves.filter(([move]) => canMove(status, move))).toEqual([]);
    expect(turnOf(status, true)).toBe('none');
  });

  it.each(caseStatuses)('%s has an end of its own exactly where a clock runs', (status) => {
    const { lasts, ending } = caseStates[status];
    expect(lasts === undefined).toBe(ending === undefined);
  });

  it('are somebody’s turn always, or by what is proposed', () => {
    const byProposal = caseMoves.propose.from;
    const all = (['customer', 'seller', 'platform', 'none'] as const).flatMap((turn) => statesOf(turn));
    expect([...all, ...byProposal].sort()).toEqual([...caseStatuses].sort());
    expect(statesOf('customer')).toEqual(['awaiting_return', 'reshipped', 'rejected']);
  });

  it('are nobody’s turn only at the end', () => {
    expect(caseStatuses.filter((status) => turnOf(status, false) === 'none')).toEqual(['completed', 'cancelled']);
  });
});

describe('a move', () => {
  it.each(moves)('%s is refused from everywhere else', (move, { from }) => {
    for (const status of caseStatuses) expect(canMove(status, move)).toBe(from.includes(status));
  });

  it('of the seller ends no case without paying or refusing', () => {
    const ofSellers: CaseMove[] = ['approve', 'receive', 'refuse', 'propose', 'reship'];
    expect(ofSellers.flatMap((move) => caseMoves[move].to).filter((status) => !isOpen(status))).toEqual([]);
  });
});

describe('where a case goes', () => {
  it.each(caseTypes)('once a %s is approved is where approving may lead', (type) => {
    expect(caseMoves.approve.to).toContain(approved(type));
    expect(caseMoves.decide.to).toContain(approved(type));
  });

  it('once the goods are back is the refund, or what replaces them', () => {
    expect([received('return_refund'), received('exchange')]).toEqual(['awaiting_refund', 'awaiting_reship']);
  });

  it('is up to the customer while an amount is proposed', () => {
    expect([turnOf('applied', false), turnOf('applied', true), turnOf('returning', true)]).toEqual([
      'seller',
      'customer',
      'customer',
    ]);
  });
});
