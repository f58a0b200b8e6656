/**
 * Payouts: accounts outside that money may be sent to, and withdrawals on their way there. It posts nothing: moving money is
 * left to the workflows.
 */
export {
  type Batch,
  type BatchRow,
  type CountedBatch,
  getBatch,
  getCountedBatch,
  insertBatch,
  listApprovedForBank,
  listBatches,
  listBatchRows,
  readBatchRows,
} from './batch-repository.ts';
export { describeOptions, type WithdrawalOptions } from './describe-options.ts';
export { findFollowed, findFollowing, findPayableAgain, isOwnerGone } from './gone-owners.ts';
export { type JudgedAnswer, judgeBankAnswers } from './judge-bank-answers.ts';
export {
  countPayableWithdrawals,
  countPendingWithdrawals,
  type DeskWithdrawal,
  getDeskWithdrawal,
  listDeskWithdrawals,
} from './list-desk-withdrawals.ts';
export { moveWithdrawal } from './move-withdrawal.ts';
export { isAsker, isOwnWithdrawal, lockOwner, type Owner } from './owner.ts';
export { findPaidUnder, requireReference } from './paid-under.ts';
export {
  addPayee,
  getPayee,
  hashAccount,
  isPayeeShared,
  listPayees,
  type PayeeAccount,
  type PayeeCopy,
  removePayee,
} from './payees.ts';
export { readBankFile } from './read-bank-file.ts';
export { type BankAnswer, readBankResult } from './read-bank-result.ts';
export { payoutRecordNames } from './record-names.ts';
export {
  findRiskSigns,
  isSameName,
  needsSecondReview,
  priceWithdrawal,
  requireAvailable,
  requireWithinLimits,
  type WithdrawalPrice,
} from './rules.ts';
export { canMove, withdrawalMoves } from './states.ts';
export { copyStorePayee, hasOwnPayee } from './store-payee.ts';
export {
  claimDueTransfers,
  type DueTransfer,
  findTransfer,
  noteTransfer,
  writeTransfer,
} from './transfer-repository.ts';
export {
  firstLookAt,
  isHelpNeeded,
  judgeTransfer,
  mayStillSend,
  stateOfTransfer,
  type TransferVerdict,
} from './transfer-rules.ts';
export type { Transfer } from './transfer-tables.ts';
export {
  countOpenWithdrawals,
  getWithdrawal,
  insertWithdrawal,
  listOwnWithdrawals,
  listStandingOfStores,
  type NewWithdrawal,
  readHabit,
  readSoFar,
  sumWithdrawalsDue,
  type Withdrawal,
} from './withdrawal-repository.ts';
export { reasonForDesk, reasonForOwner } from './word-reason.ts';
export { writeBankFile } from './write-bank-file.ts';
