import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import { resultFileBytes } from '#lib/contract/payouts/bank-file.ts';
import type {
  operatorBatchCancel,
  operatorBatchCandidates,
  operatorBatches,
  operatorBatchRows,
} from '#lib/contract/payouts/desk-batches.ts';
import { readAsBase64 } from '#lib/utils/file-base64.ts';
import { postApi } from '../transport/browser.ts';
import { downloadFile } from '../transport/download.ts';

export type { BankReport } from '#lib/contract/payouts/desk-batches.ts';
export type Batch = DataOf<typeof operatorBatches>['list'][number];
export type BatchCandidate = DataOf<typeof operatorBatchCandidates>['list'][number];
export type BatchRow = DataOf<typeof operatorBatchRows>['list'][number];

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

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

/** A file as the calls take it; undefined for one that is too large. */
export const readResultFile = (file: File) => readAsBase64(file, resultFileBytes);

interface ResultFile {
  no: string;
  content: string;
  /** The bank's numbers of payments that the file names without one. */
  references?: { no: string; reference: string }[];
}

export const checkResult = (body: ResultFile) =>
  postApi('/api/operator/payout/check', body, { isCodeShown: false, isDuplicateCancelled: false });
export const applyResult = (body: ResultFile) => postApi('/api/operator/payout/apply', body, inForm);
export const cancelBatch = (body: BodyOf<typeof operatorBatchCancel>) =>
  postApi('/api/operator/payout/cancel', body, inForm);
