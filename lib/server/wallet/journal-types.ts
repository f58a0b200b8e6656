import type { movementKinds } from '#lib/contract/wallet/member-movements.ts';

/** Why something moves; each has a name in the `ledger` messages. */
export type JournalType = (typeof movementKinds)[number];

/** Keys of the `ledger` messages that a memo may be. */
export type MemoKey =
  | 'memoRecharge'
  | 'memoOrderPay'
  | 'memoOrderRefund'
  | 'memoOrderComplete'
  | 'memoOrderReclaim'
  | 'memoOrderForfeit'
  | 'memoOrderPoints'
  | 'memoPointsReturn'
  | 'memoHold'
  | 'memoHoldCapture'
  | 'memoHoldRelease'
  | 'memoReferralRelease'
  | 'memoReferralReverse'
  | 'memoWithdrawHold'
  | 'memoWithdrawRelease'
  | 'memoWithdrawPaid'
  | 'memoWithdrawBounce'
  | 'memoWithdrawToBalance'
  | 'memoStoreAdjustment'
  | 'memoStorePenalty'
  | 'memoStoreSubsidy'
  | 'memoDepositPaid'
  | 'memoDepositReleased'
  | 'memoDepositForfeited'
  | 'memoStatementAdjust'
  | 'memoStatementSettle'
  | 'memoPointsExpire'
  | 'memoPointsReverse'
  | 'memoAdjustment'
  | 'memoOpening'
  | 'memoOpeningUndo'
  | 'memoWelcome'
  | 'memoDemoFunds'
  | 'memoGoodwill'
  | 'memoCorrection';
