/**
 * Wallet: the double-entry ledger of balance and points. They move only here, by postings; it does not know what the
 * documents that move them mean.
 */
export { type Account, accounts } from './accounts.ts';
export { type Adjustment, postAdjustment } from './adjust.ts';
export { getUserBalances, type UserBalances } from './balances.ts';
export { checkLedger, type LedgerFault } from './check-ledger.ts';
export { type EarnedPoints, earnPoints } from './earn-points.ts';
export { captureHold, placeHold, releaseHold } from './holds.ts';
export type { JournalType, MemoKey } from './journal-types.ts';
export {
  listMovements,
  type Movement,
  type MovementFilter,
  type MovementQuery,
  readMovements,
  sumWeek,
} from './movements.ts';
export { type Posted, type Posting, post } from './post.ts';
