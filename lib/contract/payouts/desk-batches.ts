import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lineOfText, moneyText, noQuery, pageOf, pageQuery, requiredText, unixSeconds } from '../fields.ts';
import { deskBatches } from '../stale-reads.ts';
import { mostInBatch, resultFileBytes, resultOutcomes } from './bank-file.ts';
import { withdrawalStatuses } from './records.ts';
import { withdrawalNo } from './withdrawal-shapes.ts';

const batchNo = z
  .string()
  .trim()
  .regex(/^PB\d{14}$/, 'invalid');

const batch = z.object({
  no: z.string(),
  count: z.int(),
  /** What arrives, in sum. */
  amount: moneyText,
  /** Rows that the bank has not answered yet. */
  open_count: z.int(),
  paid_count: z.int(),
  /** The hash of the file as it was made: a copy with another one was changed. */
  sha256: z.string(),
  maker: z.object({ id: z.int(), name: z.string() }),
  create_time: unixSeconds,
});

export const operatorBatches = endpoint({
  method: 'get',
  path: '/api/operator/payout/list',
  summary: 'Files of withdrawals that were given to the bank, newest first',
  query: z.object(pageQuery),
  data: pageOf(batch),
});

export const operatorBatch = endpoint({
  method: 'get',
  path: '/api/operator/payout/info',
  summary: 'One of these files',
  query: z.object({ no: batchNo }),
  data: batch,
});

const row = z.object({
  no: z.string(),
  owner_name: z.string(),
  /** Masked. */
  account: z.string(),
  bank: z.string(),
  net: moneyText,
});

export const operatorBatchRows = endpoint({
  method: 'get',
  path: '/api/operator/payout/rows',
  summary: 'The withdrawals of a file in its order, with what has become of each; account numbers are masked',
  query: z.object({ ...pageQuery, no: batchNo }),
  data: pageOf(
    row.extend({
      /** `retried`: it failed, and went out again since. */
      status: z.enum([...withdrawalStatuses, 'retried']),
      reference: z.string(),
      reason: z.string(),
    }),
  ),
});

export const operatorBatchCandidates = endpoint({
  method: 'get',
  path: '/api/operator/payout/candidates',
  summary: 'Approved withdrawals to bank accounts, the oldest first, and which of them the reader may not pay',
  query: noQuery,
  data: z.object({
    list: z.array(
      row.extend({
        is_payable: z.boolean(),
        /** Of a store whose invoice is not accepted yet. */
        waits_for_invoice: z.boolean(),
      }),
    ),
  }),
});

export const operatorBatchMake = endpoint({
  method: 'post',
  path: '/api/operator/payout/make',
  isOnce: true,
  summary: 'Begins to pay approved withdrawals by one file for the bank; needs the header Idempotency-Key',
  body: z.object({ nos: z.array(withdrawalNo).min(1, 'required').max(mostInBatch) }),
  stale: deskBatches,
  data: z.object({
    no: z.string(),
    count: z.int(),
    /** Those that could not be taken, and why. */
    left_out: z.array(z.object({ no: z.string(), reason: z.string() })),
  }),
});

export const operatorBatchFile = endpoint({
  method: 'get',
  path: '/api/operator/payout/file',
  summary:
    'The file for the bank: as CSV the same bytes each time, as a workbook the same cells as text; who downloaded it is written down',
  query: z.object({ no: batchNo, format: z.enum(['csv', 'xlsx'], 'choice').default('csv') }),
  file: ['application/octet-stream', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  data: z.string(),
});

const resultBody = z.object({
  no: batchNo,
  /** The bank’s file (CSV), as base64. */
  content: requiredText(Math.ceil(resultFileBytes / 3) * 4),
  /** The bank’s numbers of payments that the file names without one. */
  references: z
    .array(z.object({ no: withdrawalNo, reference: lineOfText(64) }))
    .max(mostInBatch)
    .default([]),
});

const report = z.object({
  rows: z.array(
    z.object({
      /** The line of the file. */
      line: z.int(),
      no: z.string(),
      outcome: z.enum(resultOutcomes),
      amount: z.string(),
      reference: z.string(),
      reason: z.string(),
      /** Lines of the file that contradict each other, this one among them; none: no other names the same number. */
      lines: z.array(z.int()),
    }),
  ),
  /** Rows of the batch that the bank has not answered, in this file or before. */
  missing: z.int(),
});
export type BankReport = z.output<typeof report>;

export const operatorBatchCheck = endpoint({
  method: 'post',
  path: '/api/operator/payout/check',
  summary: 'Reads the bank’s answer and says what it means row by row; nothing is changed',
  body: resultBody,
  bounds: { bytes: 1024 * 1024 },
  stale: [],
  data: report,
});

export const operatorBatchApply = endpoint({
  method: 'post',
  path: '/api/operator/payout/apply',
  summary: 'Records what the bank’s answer says was paid and what failed; read twice it changes nothing more',
  body: resultBody,
  bounds: { bytes: 1024 * 1024 },
  stale: deskBatches,
  data: report,
});

export const operatorBatchCancel = endpoint({
  method: 'post',
  path: '/api/operator/payout/cancel',
  summary: 'The file never went to the bank: what the bank has not answered counts as failed and can be paid again',
  body: z.object({ no: batchNo, reason: requiredText(200).pipe(lineOfText(200)) }),
  stale: deskBatches,
});
