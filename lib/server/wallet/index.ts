/**
 * Wallet: the double-entry ledger of balance and points. They move only here, by postings; it does not know what the
 * documents that move them mean.
 */
export { type Account, accounts } from './accounts.ts';
export { postAdjustment } from './adjust.ts';
export { countPendingAdjustments, findAdjustment } from './adjustment-repository.ts';

export {
  type CommissionMoney,
  getCommissionAvailable,
  getCommissionMoney,
  getStoreAvailable,
  getStoreMoney,
  getStorePending,
  getUserBalances,
  type StoreMoney,
  type UserBalances,
} from './balances.ts';
export { listBookOwners } from './book-owners.ts';
export { type BookEntry, type BookPeriod, listBookEntries, readBooks } from './books.ts';
export { readChart } from './chart.ts';
export { checkLedger, type PostingExpectation } from './check-ledger.ts';
export { approveAdjustment, rejectAdjustment } from './decide-adjustment.ts';
export { earnPoints, reversePoints } from './earn-points.ts';
export { expirePoints } from './expire-points.ts';
export {
  type BookDetail,
  type BookLineRow,
  countVouchersBefore,
  readBookDays,
  readBookLines,
} from './export-books.ts';
export { captureHold, placeHold, releaseHold } from './holds.ts';
export type { MemoKey } from './journal-types.ts';
export {
  beatSeconds,
  beginCheck,
  endCheck,
  findLastCheck,
  findOpenCheck,
  type LedgerCheck,
  type LedgerRun,
  listEndedChecks,
  noteCheckAlive,
  orderCheck,
} from './ledger-checks.ts';
export type { LedgerFault, LedgerRule } from './ledger-fault.ts';
export { type AdjustmentDetails, listAdjustments } from './list-adjustments.ts';
export {
  listMovements,
  type Movement,
  type MovementFilter,
  readMovements,
  sumWeek,
} from './movements.ts';
export { numberVouchers, type VoucherLine, type VouchersBefore } from './number-vouchers.ts';
export { postOpening, undoOpening } from './opening.ts';
export { findNextExpiry, type NextExpiry } from './point-lots.ts';
export { getPointsRules, type PointsRules } from './points-rules.ts';
export { type Posting, post } from './post.ts';
export { proposeAdjustment } from './propose-adjustment.ts';
export { walletRecordNames } from './record-names.ts';
export { countPointsReturned, returnPoints } from './return-points.ts';
export { listStoreMovements, readStoreMovements } from './store-movements.ts';
