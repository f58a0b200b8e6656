/**
 * Payments: getting money in from outside, one attempt at a time, through one interface for all providers. It knows when
 * a payment is paid, and not what becomes of the money.
 */
export { closeOverduePayments } from './close-overdue.ts';
export { createRecharge, type RechargeRequest } from './create-recharge.ts';
export {
  describeRecharge,
  getRechargeOptions,
  listRecharges,
  type RechargeDetails,
} from './describe-recharge.ts';
export { listOpenNotices, type OpenNotice } from './list-notices.ts';
export { getProvider } from './list-providers.ts';
export { playSandbox } from './play-sandbox.ts';
export type { Channel, Notice, NoticeOutcome } from './provider.ts';
export { getTransfer, rejectTransfer } from './reject-transfer.ts';
export { countOpenRecharges, type Payment, type RechargeWithPayment } from './repository.ts';
export { type Settlement, settlePayment } from './settle-payment.ts';
export { canMove } from './states.ts';
export { submitVoucher } from './submit-voucher.ts';
