import { userPath } from '#lib/routes/user-path.ts';
import type { EventKind } from './event-kind.ts';

/** Of money that comes in, goes out, or is moved by hand. */
export const moneyEvents = {
  rechargeReceived: { category: 'finance', link: userPath('account/balance') },
  rechargeRejected: { category: 'finance', link: userPath('account/balance') },
  rechargeReturned: { category: 'finance', link: userPath('account/balance') },
  balanceAdjusted: { category: 'finance', link: userPath('account/balance') },
  pointsAdjusted: { category: 'finance', link: userPath('account/integral') },
  commissionReleased: { category: 'referral', link: userPath('recommend/components/list-settle') },
  payeeAdded: {
    category: 'finance',
    link: userPath('recommend/components/list-withdraw'),
    sending: 'always',
    topic: 'Payee',
  },
  withdrawalPaid: {
    category: 'finance',
    link: userPath('recommend/components/list-withdraw'),
    sending: 'always',
    topic: 'Withdrawals',
  },
  withdrawalRejected: {
    category: 'finance',
    link: userPath('recommend/components/list-withdraw'),
    sending: 'always',
    topic: 'Withdrawals',
  },
  withdrawalReturned: {
    category: 'finance',
    link: userPath('recommend/components/list-withdraw'),
    sending: 'always',
    topic: 'Withdrawals',
  },
  /** Of a store that was closed: to who owned it, who has no page for its money any more. */
  closedStoreReturned: { category: 'finance', link: userPath('message'), sending: 'always', topic: 'Withdrawals' },
  closedStorePaid: { category: 'finance', link: userPath('message'), sending: 'always', topic: 'Withdrawals' },
  /** Somebody of the store has asked for its money: the others who may know at once. */
  storeWithdrawalWaits: {
    category: 'finance',
    link: userPath('store/finance', { view: 'withdrawals' }),
    sending: 'always',
    topic: 'Withdrawals',
  },
  storeWithdrawalAsked: {
    category: 'finance',
    link: userPath('store/finance', { view: 'withdrawals' }),
    sending: 'always',
    topic: 'Withdrawals',
  },
  refundByHand: { category: 'finance', link: userPath('desk/refunds'), node: 'operator/refund/paid' },
  transferAnnounced: { category: 'finance', link: userPath('desk/transfers'), node: 'operator/payment/transfers' },
  rechargeAnnounced: {
    category: 'finance',
    link: userPath('desk/transfers', { view: 'recharges' }),
    node: 'operator/recharge/list',
  },
  noticeWaiting: { category: 'finance', link: userPath('desk/notices'), node: 'operator/payment/notices' },
  adjustmentProposed: { category: 'finance', link: userPath('desk/adjustments'), node: 'operator/adjustment/list' },
  withdrawalAsked: { category: 'finance', link: userPath('desk/withdrawals'), node: 'operator/withdrawal/review' },
  withdrawalToPay: {
    category: 'finance',
    link: userPath('desk/withdrawals', { status: 'approved' }),
    node: 'operator/withdrawal/pay',
  },
  payoutUnknown: { category: 'finance', link: userPath('desk/withdrawals'), node: 'operator/withdrawal/pay' },
  payoutFailed: { category: 'finance', link: userPath('desk/withdrawals'), node: 'operator/withdrawal/pay' },
  payoutReturned: { category: 'finance', link: userPath('desk/withdrawals'), node: 'operator/withdrawal/pay' },
  payoutContradicts: { category: 'finance', link: userPath('desk/withdrawals'), node: 'operator/withdrawal/pay' },
  ledgerFaulty: { category: 'finance', link: userPath('desk/ledger'), node: 'operator/ledger/check' },
} as const satisfies Record<string, EventKind>;
