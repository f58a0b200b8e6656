/**
 * Payments: getting money in from outside, one attempt at a time, through one interface for all providers. It knows when
 * a payment is paid, and not what becomes of the money.
 */
export {
  countAnnouncedTransfers,
  countOpenNotices,
  countRefundsToDo,
  countRefundsUnderWay,
  countWaitingRecharges,
} from './count-waiting.ts';
export { createRecharge } from './create-recharge.ts';
export { createRefund } from './create-refund.ts';
export {
  describeRecharge,
  getRechargeOptions,
  instructPayer,
  linkToVoucher,
  listRecharges,
  type RechargeDetails,
  type ShownRecharge,
} from './describe-recharge.ts';
export { claimDueQueries, listChannelsOfDueQueries, listOverdue, noteAnswer, noteSilence } from './due-payments.ts';
export { claimDueRefunds } from './due-refunds.ts';
export { expectedPostings } from './expected-postings.ts';
export { fetchBills } from './fetch-bills.ts';
export { findBillFaults } from './find-bill-faults.ts';
export { findTransferProvider, hasTransfers } from './find-transfer-provider.ts';
export { handOverRefund } from './hand-over-refund.ts';
export { hurryRefund } from './hurry-refund.ts';
export { keepOpened } from './keep-opened.ts';
export {
  type DecidedTransfer,
  type DecidedTransferFilter,
  listDecidedTransfers,
  type TransferMatch,
} from './list-decided-transfers.ts';
export { listOpenNotices, type OpenNotice } from './list-notices.ts';
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
export { moveRefund } from './move-refund.ts';
export { noteOtherAmount } from './note-other-amount.ts';
export { findOpenNotices, findRequestedPayments, type RequestedPayment } from './notice-subjects.ts';
export {
  findOrderPayment,
  insertOrderPayment,
  listPaymentsByNo,
  listPaymentsOfGroup,
  lockOpenPayments,
} from './order-payment-repository.ts';
export { getOrderTransfer, listAnnouncedGroups, listAnnouncedTransfers } from './order-transfer.ts';
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
export { paymentRecordNames } from './record-names.ts';
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
} from './refund-repository.ts';
export { triesBeforeHelp } from './refund-rules.ts';
export { getTransfer, rejectTransfer } from './reject-transfer.ts';
export { countOpenRecharges, isByProvider, lockPayment, type Payment, type ProviderPayment } from './repository.ts';
export { requireBankNumber } from './require-bank-number.ts';
export { isRetried, retryRefund } from './retry-refund.ts';
export { type Settlement, settlePayment } from './settle-payment.ts';
export { startPayment } from './start-payment.ts';
export { type MatchedStatement, matchStatement } from './statement/match-statement.ts';
export { canMove } from './states.ts';
export { announceTransfer, submitVoucher } from './submit-voucher.ts';
export { type NoticeDecision, type TakenNotice, takeNotice } from './take-notice.ts';
export { toOrder } from './to-order.ts';
export type { TransferAnswer, TransferOrder, TransferProvider } from './transfer-provider.ts';
