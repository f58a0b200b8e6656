/** Why something moves: the filter of the lists, and a word of the `ledger` messages each. */
export const journalTypes = [
  'recharge',
  'hold',
  'hold_capture',
  'hold_release',
  'points_earn',
  'points_expire',
  'adjustment',
] as const;
export type JournalType = (typeof journalTypes)[number];

/** Keys of the `ledger` messages that a memo may be. */
export type MemoKey =
  | 'memoRecharge'
  | 'memoHold'
  | 'memoHoldCapture'
  | 'memoHoldRelease'
  | 'memoPointsEarned'
  | 'memoPointsExpired'
  | 'memoAdjustment'
  | 'memoWelcome';
