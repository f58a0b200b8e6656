import { describe, expect, it } from '@jest/globals';
import {
  type StoreApplicationStatus,
  storeApplicationStatuses,
  storeStatuses,
} from '#lib/contract/store/applications.ts';
import {
  type ApplicantAction,
  type ApplicationMove,
  applicantActions,
  applicationMoves,
  canMove,
  canMoveStore,
  closingActions,
  operatorActions,
  type StoreMoveName,
  savingOf,
  storeMoves,
} from './states.ts';

/** All that is allowed; everything else is refused. */
const allowed: Record<StoreApplicationStatus, ApplicationMove[]> = {
  draft: ['submit'],
  submitted: ['withdraw', 'approve', 'reject'],
  approved: [],
  rejected: [],
};

const moves = Object.keys(applicationMoves) as ApplicationMove[];
const pairs = storeApplicationStatuses.flatMap((status) =>
  moves.map((move) => [status, move, allowed[status].includes(move)] as const),
);

it.each(pairs)('from %s, %s: %s', (status, move, isAllowed) => {
  expect(canMove(status, move)).toBe(isAllowed);
});

it.each([
  ['draft', 'change'],
  ['submitted', 'refuse'],
  ['approved', 'begin'],
  ['rejected', 'begin'],
] as const)('saving while %s: %s', (status, expected) => {
  expect(savingOf(status)).toBe(expected);
});

describe('what is offered', () => {
  it.each<[StoreApplicationStatus | undefined, ApplicantAction[]]>([
    [undefined, ['save']],
    ['draft', ['save', 'submit']],
    ['submitted', ['withdraw']],
    ['approved', ['save']],
    ['rejected', ['save']],
  ])('to an applicant whose last try is %s', (status, actions) => {
    expect(applicantActions(status, false)).toEqual(actions);
    expect(applicantActions(status, true)).toEqual([]);
  });

  it.each([
    ['draft', []],
    ['submitted', ['approve', 'reject']],
    ['approved', []],
    ['rejected', []],
  ] as const)('to an operator while %s', (status, actions) => {
    expect(operatorActions(status)).toEqual(actions);
  });
});

describe('the moves of a store', () => {
  const reached: Record<(typeof storeStatuses)[number], StoreMoveName[]> = {
    approved: ['suspend', 'close'],
    suspended: ['resume'],
    closing: ['keep', 'finish'],
    closed: [],
  };
  const tried = storeStatuses.flatMap((status) =>
    (Object.keys(storeMoves) as StoreMoveName[]).map((move) => [status, move, reached[status].includes(move)] as const),
  );

  it.each(tried)('from %s, %s: %s', (status, move, isAllowed) => {
    expect(canMoveStore(status, move)).toBe(isAllowed);
  });

  it.each([
    ['approved', ['close']],
    ['suspended', []],
    ['closing', ['keep']],
    ['closed', []],
  ] as const)('the owner of one that is %s may %j', (status, actions) => {
    expect(closingActions(status)).toEqual(actions);
  });
});
