import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorStatementMatch } from '#lib/contract/payments/bank-statement.ts';
import type {
  operatorRefunds,
  operatorTransferHistory,
  operatorTransfers,
} from '#lib/contract/payments/desk-payments.ts';
import type { operatorNotices } from '#lib/contract/payments/notices.ts';
import type { operatorRecharges } from '#lib/contract/payments/recharges.ts';
import type { adjustmentList } from '#lib/contract/wallet/desk-adjustments.ts';
import type { ledgerCheck, ledgerChecks } from '#lib/contract/wallet/desk-ledger.ts';
import { postApi } from '../transport/browser.ts';
import { lookupAt } from '../transport/lookup.ts';
import { postAt, postOnceAt } from '../transport/post-at.ts';

export type OrderTransfer = DataOf<typeof operatorTransfers>['list'][number];
export type DeskRecharge = DataOf<typeof operatorRecharges>['list'][number];
export type DeskRefund = DataOf<typeof operatorRefunds>['list'][number];
export type PaymentNotice = DataOf<typeof operatorNotices>['list'][number];
export type Adjustment = DataOf<typeof adjustmentList>['list'][number];
export type LedgerCheck = NonNullable<DataOf<typeof ledgerCheck>>;
export type EndedCheck = DataOf<typeof ledgerChecks>['list'][number];
export type OpenCheck = NonNullable<DataOf<typeof ledgerChecks>['running']>;

/** Users, to choose whose balance is corrected. */
export const userLookup = lookupAt('/api/operator/adjustment/users');

export type HistoricTransfer = DataOf<typeof operatorTransferHistory>['list'][number];

/** Looks through the ledger now. */
export const runLedgerCheck = () => postApi('/api/operator/ledger/run', {}, { isSuccessShown: true });

/** Decides a transfer for orders. */
export const decideTransfer = postAt('/api/operator/payment/confirmTransfer');

export type StatementRow = DataOf<typeof operatorStatementMatch>['rows'][number];
export type UnreadableStatementRow = DataOf<typeof operatorStatementMatch>['unreadable'][number];

/** Says what a bank's statement means for the transfers that wait. */
export const matchStatement = (content: string) =>
  postApi('/api/operator/payment/matchStatement', { content }, { isCodeShown: false, isDuplicateCancelled: false });

/** Decides a transfer as one of many: the caller shows what was refused. */
export const recordReceipt = ({ side, ...body }: { side: 'orders' | 'recharges' } & Receipt) => {
  const decided = { outcome: 'received' as const, ...body };
  const quiet = { isCodeShown: false, isErrorShown: false, isDuplicateCancelled: false };
  return side === 'orders'
    ? postApi('/api/operator/payment/confirmTransfer', decided, quiet)
    : postApi('/api/operator/recharge/confirm', decided, quiet);
};

interface Receipt {
  no: string;
  amount: string;
  trade_no: string;
}

/** Decides a recharge by bank transfer. */
export const decideRecharge = postAt('/api/operator/recharge/confirm');

/** Says that a refund was transferred manually. */
export const noteRefundPaid = postAt('/api/operator/refund/paid');

/** Asks the provider again, under the same number. */
export const retryRefund = postAt('/api/operator/refund/retry', { isSuccessShown: true });

export const resolveNotice = postAt('/api/operator/payment/resolve');

/** Puts a correction before another operator. The same key makes the same paper (docs/domain/common.md 4). */
export const proposeAdjustment = postOnceAt('/api/operator/adjustment/propose');

export const approveAdjustment = postAt('/api/operator/adjustment/approve');

export const rejectAdjustment = postAt('/api/operator/adjustment/reject');
