import type { DataOf } from '#lib/contract/endpoint.ts';
import type {
  operatorBatchCandidates,
  operatorBatches,
  operatorBatchRows,
} from '#lib/contract/payouts/desk-batches.ts';
import { postApi } from '../transport/browser.ts';
import { downloadFile } from '../transport/download.ts';
import { inForm, postAt } from '../transport/post-at.ts';

export type { BankReport } from '#lib/contract/payouts/desk-batches.ts';
export type Batch = DataOf<typeof operatorBatches>['list'][number];
export type BatchCandidate = DataOf<typeof operatorBatchCandidates>['list'][number];
export type BatchRow = DataOf<typeof operatorBatchRows>['list'][number];

/** Takes these withdrawals for payment. The same key makes the same batch (docs/domain/common.md 4). */
export const makeBatch = (nos: string[], key: string) =>
  postApi(
    '/api/operator/payout/make',
    { nos },
    { ...inForm, isDuplicateCancelled: false, headers: { 'idempotency-key': key } },
  );

/** Saves the file; answers the name under which it was saved. */
export const downloadBatchFile = (file: { no: string; format: 'csv' | 'xlsx' }) =>
  downloadFile('/api/operator/payout/file', file);

export const checkResult = postAt('/api/operator/payout/check', { isCodeShown: false, isDuplicateCancelled: false });
export const applyResult = postAt('/api/operator/payout/apply');
export const cancelBatch = postAt('/api/operator/payout/cancel');
