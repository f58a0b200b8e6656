import { describe, expect, it } from '@jest/globals';
import { promoterStatuses } from '#lib/contract/referral/member-records.ts';
import { canMove, type PromoterMove, promoterActions, promoterMoves } from './promoter-states.ts';

const allowed: Record<PromoterMove, string[]> = {
  apply: ['null', 'rejected'],
  approve: ['pending'],
  reject: ['pending'],
  freeze: ['pending', 'active', 'rejected'],
  thaw: ['frozen'],
};

describe('a promoter', () => {
  it.each(Object.keys(promoterMoves) as PromoterMove[])(
    'can %s from what the table names, and from nothing else',
    (move) => {
      for (const status of [null, ...promoterStatuses]) {
        expect([status, canMove(status, move)]).toEqual([status, allowed[move].includes(String(status))]);
      }
    },
  );

  it.each([
    ['pending', ['approve', 'reject', 'freeze']],
    ['active', ['freeze', 'level']],
    ['frozen', ['thaw', 'level']],
    ['rejected', ['freeze']],
  ] as const)('who is %s can be dealt with by %j', (status, actions) => {
    expect(promoterActions(status)).toEqual(actions);
  });
});
