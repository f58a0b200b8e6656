/**
 * Payments: getting money in from outside, one attempt at a time, through one interface for all providers. It knows when
 * a payment is paid, and not what becomes of the money.
 */
export { createRecharge, type RechargeRequest } from './create-recharge.ts';
export {
  describeRecharge,
  getRechargeOptions,
  listRecharges,
  type RechargeDetails,
  type ShownRecharge,
} from './describe-recharge.ts';
export { claimDueQueries, listOverdue, noteAnswer, noteSilence } from './due-payments.ts';
export { expectedPostings } from './expected-postings.ts';
export { fetchBills } from './fetch-bills.ts';
export { findBillFaults } from './find-bill-faults.ts';
export { listOpenNotices, type OpenNotice } from './list-notices.ts';
export { findProvider, getProvider } from './list-providers.ts';
export { movePayment } from './move-payment.ts';
export { playSandbox } from './play-sandbox.ts';
export type { Channel, Notice, NoticeOutcome, PaymentProvider, ProviderAnswer, Resolution } from './provider.ts';
export { getTransfer, rejectTransfer } from './reject-transfer.ts';
export { countOpenRecharges, lockPayment, type Payment, type ProviderPayment } from './repository.ts';
export { type Settlement, settlePayment } from './settle-payment.ts';
export { canMove } from './states.ts';
export { submitVoucher, type Voucher } from './submit-voucher.ts';
export { type NoticeDecision, type TakenNotice, takeNotice } from './take-notice.ts';
