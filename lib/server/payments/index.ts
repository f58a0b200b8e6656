/**
 * Payments: getting money in from outside, one attempt at a time, through one interface for all providers. It knows when
 * a payment is paid, and not what becomes of the money.
 */

export { fetchBills } from './bills/fetch-bills.ts';
export { findBillFaults } from './bills/find-bill-faults.ts';
export {
  countAnnouncedTransfers,
  countOpenNotices,
  countRefundsToDo,
  countRefundsUnderWay,
  countWaitingRecharges,
} from './count-waiting.ts';
export { claimDueQueries, listChannelsOfDueQueries, listOverdue, noteAnswer, noteSilence } from './due-payments.ts';
export { expectedPostings } from './expected-postings.ts';
export {
  findProvider,
  getOfferedProvider,
  getProvider,
  listOfferedProviders,
  listProviders,
  webhooks,
} from './list-providers.ts';
export { paymentServices } from './list-services.ts';
export { movePayment } from './move-payment.ts';
export { keepOpened } from './notices/keep-opened.ts';
export { listOpenNotices, type OpenNotice } from './notices/list-notices.ts';
export { noteOtherAmount } from './notices/note-other-amount.ts';
export { findOpenNotices, findRequestedPayments, type RequestedPayment } from './notices/notice-subjects.ts';
export { type NoticeDecision, type TakenNotice, takeNotice } from './notices/take-notice.ts';
export {
  findOrderPayment,
  insertOrderPayment,
  listPaymentsByNo,
  listPaymentsOfGroup,
  lockOpenPayments,
} from './order-payment-repository.ts';
export { playSandbox } from './play-sandbox.ts';
export type {
  Notice,
  NoticeOutcome,
  Payer,
  PaymentProvider,
  ProviderAnswer,
  RefundAnswer,
  RefundOrder,
} from './provider.ts';
export { createRecharge } from './recharges/create-recharge.ts';
export {
  describeRecharge,
  getRechargeOptions,
  instructPayer,
  linkToVoucher,
  listRecharges,
  type RechargeDetails,
  type ShownRecharge,
} from './recharges/describe-recharge.ts';
export { paymentRecordNames } from './record-names.ts';
export { createRefund } from './refunds/create-refund.ts';
export { claimDueRefunds } from './refunds/due-refunds.ts';
export { handOverRefund } from './refunds/hand-over-refund.ts';
export { hurryRefund } from './refunds/hurry-refund.ts';
export { moveRefund } from './refunds/move-refund.ts';
export {
  countOpenRefunds,
  findRefund,
  listChannelsOfDueRefunds,
  listRefundsOf,
  listRefundsToDo,
  lockRefund,
  noteRefundError,
  type Refund,
  type RefundToDo,
} from './refunds/refund-repository.ts';
export { triesBeforeHelp } from './refunds/refund-rules.ts';
export { isRetried, retryRefund } from './refunds/retry-refund.ts';
export { countOpenRecharges, isByProvider, lockPayment, type Payment, type ProviderPayment } from './repository.ts';
export { type Settlement, settlePayment } from './settle-payment.ts';
export { startPayment } from './start-payment.ts';
export { type MatchedStatement, matchStatement } from './statement/match-statement.ts';
export { canMove } from './states.ts';
export { toOrder } from './to-order.ts';
export { findTransferProvider, hasTransfers } from './transfers/find-transfer-provider.ts';
export {
  type DecidedTransfer,
  type DecidedTransferFilter,
  listDecidedTransfers,
  type TransferMatch,
} from './transfers/list-decided-transfers.ts';
export { getOrderTransfer, listAnnouncedGroups, listAnnouncedTransfers } from './transfers/order-transfer.ts';
export { getTransfer, rejectTransfer } from './transfers/reject-transfer.ts';
export { requireBankNumber } from './transfers/require-bank-number.ts';
export { announceTransfer, submitVoucher } from './transfers/submit-voucher.ts';
export type { TransferAnswer, TransferOrder, TransferProvider } from './transfers/transfer-provider.ts';
