import type {
  operatorAftersaleDecide,
  operatorAftersaleOpen,
  operatorAftersalePolicySave,
  operatorAftersaleReasonSave,
  operatorAftersaleRelease,
  operatorAftersaleStatistics,
} from '#lib/contract/aftersales/desk-cases.ts';
import type { BodyOf, QueryOf } from '#lib/contract/endpoint.ts';
import { type CallOptions, postApi } from '../transport/browser.ts';
import { apiQuery } from '../transport/queries.ts';

/** The screen says at its place what is refused. */
const inPlace: CallOptions = { isSuccessShown: true, isCodeShown: false };

export const decideCase = (body: BodyOf<typeof operatorAftersaleDecide>) =>
  postApi('/api/operator/aftersale/decide', body, inPlace);

/** Opens a case for a customer. The same key makes the same case. */
export const openCaseFor = (body: BodyOf<typeof operatorAftersaleOpen>, key: string) =>
  postApi('/api/operator/aftersale/open', body, {
    ...inPlace,
    isDuplicateCancelled: false,
    headers: { 'idempotency-key': key },
  });

export const retryRefunds = (no: string) => postApi('/api/operator/aftersale/retry', { no }, inPlace);

/** Pays back what waits for a red letter. */
export const releaseRefund = (body: BodyOf<typeof operatorAftersaleRelease>) =>
  postApi('/api/operator/aftersale/release', body, inPlace);

export const saveReason = (body: BodyOf<typeof operatorAftersaleReasonSave>) =>
  postApi('/api/operator/aftersale/reasonSave', body, inPlace);

export const savePolicy = (body: BodyOf<typeof operatorAftersalePolicySave>) =>
  postApi('/api/operator/aftersale/policySave', body, inPlace);

export const caseStatisticsQuery = (query: QueryOf<typeof operatorAftersaleStatistics>) =>
  apiQuery('/api/operator/aftersale/statistics', query);
