import type { operatorAftersaleStatistics } from '#lib/contract/aftersales/desk-cases.ts';
import type { QueryOf } from '#lib/contract/endpoint.ts';
import { postApi } from '../transport/browser.ts';
import { inForm, postAt, postOnceAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

/** The screen says at its place what is refused. */

export const decideCase = postAt('/api/operator/aftersale/decide');

/** Opens a case for a customer. The same key makes the same case. */
export const openCaseFor = postOnceAt('/api/operator/aftersale/open');

export const retryRefunds = (no: string) => postApi('/api/operator/aftersale/retry', { no }, inForm);

/** Pays back what waits for a red letter. */
export const releaseRefund = postAt('/api/operator/aftersale/release');

export const saveReason = postAt('/api/operator/aftersale/reasonSave');

export const savePolicy = postAt('/api/operator/aftersale/policySave');

export const caseStatisticsQuery = (query: QueryOf<typeof operatorAftersaleStatistics>) =>
  apiQuery('/api/operator/aftersale/statistics', query);
