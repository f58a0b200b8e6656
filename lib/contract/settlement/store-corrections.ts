import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lineOfText, moneyText, pageOf, pageQuery, requiredText, unixSeconds } from '../fields.ts';
import { storeMoney } from '../stale-reads.ts';
import { correctionKinds, knownToStore } from './corrections.ts';
import { correctionNo } from './desk-corrections.ts';

const filters = {
  kind: z.enum(correctionKinds, 'choice').optional(),
  status: z.enum(knownToStore, 'choice').optional(),
};

const correction = z.object({
  no: z.string(),
  kind: z.enum(correctionKinds),
  /** What it changes for the store; a penalty is below zero. */
  amount: moneyText,
  reason: z.string(),
  /** Empty: of no order. */
  order_no: z.string(),
  status: z.enum(knownToStore),
  create_time: unixSeconds,
  appeal_deadline: unixSeconds.nullable(),
  appeal_note: z.string(),
  /** What the platform said when it upheld or lifted a penalty. */
  answer: z.string(),
  actions: z.array(z.enum(['appeal'])),
});
export type StoreCorrection = z.output<typeof correction>;

export const storeCorrections = endpoint({
  method: 'get',
  path: '/api/store/corrections',
  summary: 'Adjustments, subsidies and penalties of the store, newest first',
  query: z.object({ ...pageQuery, ...filters, no: correctionNo.optional() }),
  data: pageOf(correction),
});

export const storeCorrectionsExport = endpoint({
  method: 'get',
  path: '/api/store/correctionsExport',
  summary: 'The same as a spreadsheet file',
  query: z.object({ ...filters, format: z.enum(['csv', 'xlsx'], 'choice').default('csv') }),
  file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  data: z.string(),
});

export const storePenaltyAppeal = endpoint({
  method: 'post',
  path: '/api/store/penaltyAppeal',
  summary: 'Appeals against a penalty that is announced; nothing is charged until it is answered',
  body: z.object({ no: correctionNo, reason: requiredText(200).pipe(lineOfText(200)) }),
  stale: storeMoney,
});
