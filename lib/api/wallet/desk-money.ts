import type { BodyOf, DataOf, QueryOf } from '#lib/contract/endpoint.ts';
import type {
  operatorRefundPaid,
  operatorRefundRetry,
  operatorRefunds,
  operatorTransferConfirm,
  operatorTransferHistory,
  operatorTransfers,
} from '#lib/contract/payments/desk-payments.ts';
import type { operatorNoticeResolve, operatorNotices } from '#lib/contract/payments/notices.ts';
import type { operatorRechargeConfirm, operatorRecharges } from '#lib/contract/payments/recharges.ts';
import type {
  adjustmentApprove,
  adjustmentList,
  adjustmentPropose,
  adjustmentReject,
} from '#lib/contract/wallet/desk-adjustments.ts';
import type { ledgerCheck, ledgerChecks } from '#lib/contract/wallet/desk-ledger.ts';
import { postApi } from '../transport/browser.ts';
import { lookupAt } from '../transport/lookup.ts';
import { apiQuery } from '../transport/queries.ts';

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

/** Transfers for orders that nobody has compared with the bank statement, oldest first. */
export const transfersQuery = (page: QueryOf<typeof operatorTransfers>) =>
  apiQuery('/api/operator/payment/transfers', page);

export type HistoricTransfer = DataOf<typeof operatorTransferHistory>['list'][number];

/** What became of transfers, the last decision first. */
export const transferHistoryQuery = (filter: Partial<QueryOf<typeof operatorTransferHistory>>) =>
  apiQuery('/api/operator/payment/transferHistory', filter);

/** Recharges of everybody, newest first. */
export const deskRechargesQuery = (filter: QueryOf<typeof operatorRecharges>) =>
  apiQuery('/api/operator/recharge/list', filter);

/** Refunds that need a person. */
export const deskRefundsQuery = (page: QueryOf<typeof operatorRefunds>) => apiQuery('/api/operator/refund/list', page);

/** Messages of providers that changed nothing. */
export const noticesQuery = (page: QueryOf<typeof operatorNotices>) => apiQuery('/api/operator/payment/notices', page);

/** Corrections of balance and points, newest first. */
export const adjustmentsQuery = (filter: QueryOf<typeof adjustmentList>) =>
  apiQuery('/api/operator/adjustment/list', filter);

/** What the last look through the ledger found. */
export const ledgerCheckQuery = () => apiQuery('/api/operator/ledger/check');

export const ledgerChecksPath = '/api/operator/ledger/checks';

/** The check that runs, and those that have ended. */
export const ledgerChecksQuery = (page: QueryOf<typeof ledgerChecks>) => apiQuery(ledgerChecksPath, page);

/** Looks through the ledger now. */
export const runLedgerCheck = () => postApi('/api/operator/ledger/run', {}, { isSuccessShown: true });

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

/** Decides a transfer for orders. */
export const decideTransfer = (body: BodyOf<typeof operatorTransferConfirm>) =>
  postApi('/api/operator/payment/confirmTransfer', body, inForm);

/** Decides a recharge by bank transfer. */
export const decideRecharge = (body: BodyOf<typeof operatorRechargeConfirm>) =>
  postApi('/api/operator/recharge/confirm', body, inForm);

/** Says that a refund was transferred by hand. */
export const noteRefundPaid = (body: BodyOf<typeof operatorRefundPaid>) =>
  postApi('/api/operator/refund/paid', body, inForm);

/** Asks the provider again, under the same number. */
export const retryRefund = (body: BodyOf<typeof operatorRefundRetry>) =>
  postApi('/api/operator/refund/retry', body, { isSuccessShown: true });

export const resolveNotice = (body: BodyOf<typeof operatorNoticeResolve>) =>
  postApi('/api/operator/payment/resolve', body, inForm);

/** Puts a correction before another operator. The same key makes the same paper (product.md 2.0.4). */
export const proposeAdjustment = (body: BodyOf<typeof adjustmentPropose>, key: string) =>
  postApi('/api/operator/adjustment/propose', body, {
    ...inForm,
    isDuplicateCancelled: false,
    headers: { 'idempotency-key': key },
  });

export const approveAdjustment = (body: BodyOf<typeof adjustmentApprove>) =>
  postApi('/api/operator/adjustment/approve', body, inForm);

export const rejectAdjustment = (body: BodyOf<typeof adjustmentReject>) =>
  postApi('/api/operator/adjustment/reject', body, inForm);
