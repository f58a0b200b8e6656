import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountField, moneyText, noQuery, pageOf, pageQuery } from '../fields.ts';
import { statementNo } from '../settlement/statement-words.ts';
import { storeSettlementInvoices as changed } from '../stale-reads.ts';
import { readInvoiceFile } from './file-shapes.ts';
import { invoiceFileTypes } from './invoice-shapes.ts';
import { invoiceDay, invoiceDigits, invoiceUploads } from './issuer-invoices.ts';
import { settlementFileQuery, settlementInvoice, settlementNo } from './settlement-shapes.ts';
import { settlementInvoiceStatuses } from './settlement-words.ts';

/** What a store hands in to the platform: its own invoices for what it is settled. */

const open = z.object({
  no: z.string(),
  /** Days of the shop, both included. */
  from: z.string(),
  to: z.string(),
  /** Below zero where the store owed: it is part of the next invoice. */
  amount: moneyText,
});
export const storeSettlementInvoicing = endpoint({
  method: 'get',
  path: '/api/store/settlementInvoicing',
  summary: 'Statements that no invoice of the store is handed in for, and to whom it is made out',
  query: noQuery,
  data: z.object({
    /** Withdrawals are paid upon it. */
    is_needed: z.boolean(),
    /** The platform, as its invoices name it; empty until it has said so. */
    buyer_name: z.string(),
    buyer_tax_no: z.string(),
    list: z.array(open),
    amount: moneyText,
  }),
});

export const storeSettlementInvoices = endpoint({
  method: 'get',
  path: '/api/store/settlementInvoices',
  summary: 'Invoices that the store has handed in, newest first',
  query: z.object({ ...pageQuery, status: z.enum(settlementInvoiceStatuses, 'choice').optional() }),
  data: pageOf(settlementInvoice.extend({ actions: z.array(z.enum(['withdraw'])) })),
});

const statements = z.array(statementNo).min(1, 'required').max(100, 'tooMany');

export const settlementHandInBody = z.object({
  statements,
  fapiao_code: invoiceDigits.default(''),
  fapiao_no: invoiceDigits.min(1, 'required'),
  issue_date: invoiceDay,
  /** As it stands on the invoice, with tax. */
  amount: amountField,
  files: invoiceUploads.min(1, 'required'),
  /** What is only spelt otherwise in a file is the same. */
  accepts_spelling: z.boolean('invalid').default(false),
});

export const storeSettlementRead = endpoint({
  method: 'post',
  path: '/api/store/settlementRead',
  summary: 'Says what uploaded files say of such an invoice, and what otherwise than it should; nothing is saved',
  body: z.object({ statements, files: invoiceUploads.min(1, 'required') }),
  stale: [],
  data: z.object({ files: z.array(readInvoiceFile.extend({ total: z.string() })) }),
});

export const storeSettlementHandIn = endpoint({
  method: 'post',
  path: '/api/store/settlementHandIn',
  summary: 'Hands in the invoice that the store has issued to the platform for these statements',
  body: settlementHandInBody,
  stale: changed,
  data: z.object({ no: z.string() }),
});

export const storeSettlementWithdraw = endpoint({
  method: 'post',
  path: '/api/store/settlementWithdraw',
  summary: 'Withdraws an invoice that nobody has decided about; its statements can be handed in again',
  body: z.object({ no: settlementNo }),
  stale: changed,
});

export const storeSettlementFile = endpoint({
  method: 'get',
  path: '/api/store/settlementFile',
  summary: 'One file of an invoice that the store has handed in',
  query: settlementFileQuery,
  file: invoiceFileTypes,
  data: z.string(),
});
