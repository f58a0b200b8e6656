import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, pageOf, pageQuery, requiredText } from '../fields.ts';
import { deskSettlementInvoices as changed } from '../stale-reads.ts';
import { invoiceFileTypes } from './invoice-shapes.ts';
import { settlementFileQuery, settlementInvoice, settlementNo } from './settlement-shapes.ts';
import { settlementInvoiceStatuses } from './settlement-words.ts';

/** Invoices that stores hand in to the platform: whoever looks at them accepts or refuses. */

const handedIn = settlementInvoice.extend({
  store: z.object({ id: z.int(), name: z.string() }),
  submitter: z.string(),
  decider: z.string(),
  version: z.int(),
  /** Of the reader’s own store. */
  is_own: z.boolean(),
  actions: z.array(z.enum(['accept', 'refuse'])),
});

export const operatorSettlementInvoices = endpoint({
  method: 'get',
  path: '/api/operator/invoice/settlements',
  summary: 'Invoices that stores have handed in for what they are settled, newest first',
  query: z.object({
    ...pageQuery,
    status: z.enum(settlementInvoiceStatuses, 'choice').optional(),
    store_id: idField.optional(),
    no: settlementNo.optional(),
  }),
  data: pageOf(handedIn),
});

export const operatorSettlementFile = endpoint({
  method: 'get',
  path: '/api/operator/invoice/settlementFile',
  summary: 'One file of an invoice that a store has handed in',
  query: settlementFileQuery,
  file: invoiceFileTypes,
  data: z.string(),
});

const decided = { no: settlementNo, version: z.int().min(0) };

export const operatorSettlementAccept = endpoint({
  method: 'post',
  path: '/api/operator/invoice/settlementAccept',
  summary: 'Approves an invoice of a store: what waited for it can be paid',
  body: z.object(decided),
  stale: changed,
});

export const operatorSettlementRefuse = endpoint({
  method: 'post',
  path: '/api/operator/invoice/settlementRefuse',
  summary: 'Rejects an invoice of a store, also one that was approved; the store reads why',
  body: z.object({ ...decided, reason: requiredText(200).pipe(lineOfText(200)) }),
  stale: changed,
});
