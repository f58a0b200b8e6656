import { z } from 'zod';
import { daysField } from '../day.ts';
import { endpoint } from '../endpoint.ts';
import { amountField, idField, lineOfText, moneyText, noQuery, requiredText, typedText } from '../fields.ts';
import { type SellerSide, sellerPathOf } from '../seller-path.ts';
import { sentNumber } from '../sent-number.ts';
import { workPageOf, workQuery } from '../work-list.ts';
import { quotationNo } from './member-quotations.ts';
import { quotationStatuses } from './member-records.ts';
import { sellerQuotationSummary } from './store-quotations.ts';

const sellerPath = sellerPathOf('quote');

/** Orders of the list; `due`: what has to be answered first comes first. */
const sellerSorts = ['-created', 'created', 'due', '-due'] as const;
/** What a list of quotations can be narrowed to. `open`: can still become an order; `waiting`: the seller has to act. */
export const sellerListStatuses = ['waiting', 'open', ...quotationStatuses] as const;
/** How far back a list looks. */
export const sellerListDays = [1, 7, 30, 90] as const;

const listFilter = {
  /** `pool`: what nobody has taken up; `own`: what this seller answers. */
  scope: z.enum(['pool', 'own'], 'choice').default('own'),
  status: z.enum(sellerListStatuses, 'choice').optional(),
  q: z.string().trim().max(60, 'tooLong').optional(),
  days: daysField.optional(),
};

const templateFacts = {
  name: requiredText(40).pipe(lineOfText(40)),
  payment_terms: typedText().max(500, 'tooLong').default(''),
  terms: typedText().max(2000, 'tooLong').default(''),
  note: typedText().max(500, 'tooLong').default(''),
  deposit_bp: z.int('invalid').min(0, 'invalid').max(10_000, 'invalid').default(0),
  /** What of the deposit is kept where the rest is never paid. */
  deposit_forfeit_bp: z.int('invalid').min(0, 'invalid').max(10_000, 'invalid').default(0),
  tax_mode: z.enum(['included', 'excluded'], 'choice').default('included'),
  lead_days: z.int('invalid').min(0, 'invalid').max(1000, 'invalid').nullable().default(null),
  /** How long an offer holds from the day it is sent. */
  valid_days: z.int('invalid').min(1, 'invalid').max(366, 'invalid'),
  /** Null: named for each offer. */
  freight: amountField.nullable().default(null),
};

const template = z.object({ ...templateFacts, id: z.int(), freight: moneyText.nullable(), version: z.int() });
export type AnswerTemplate = z.output<typeof template>;

export const quoteTemplateSaveBody = z
  .object({
    ...templateFacts,
    /** One to change; missing: a new one. */
    id: idField.optional(),
    /** The version that was read, of one to change: another one meanwhile answers `status_changed`. */
    version: z.int('invalid').positive('invalid').optional(),
  })
  .refine(({ deposit_bp: deposit, deposit_forfeit_bp: kept }) => kept === 0 || deposit > 0, {
    error: 'depositMissing',
    path: ['deposit_forfeit_bp'],
  });

/** What the desk of a seller reads beside single quotations; the same for stores and the platform. */
const reads = <Side extends SellerSide>(side: Side) => ({
  list: endpoint({
    method: 'get',
    path: sellerPath(side, 'list'),
    summary: 'Quotations to answer, paged by key',
    query: z.object({ ...workQuery(sellerSorts), ...listFilter }),
    data: workPageOf(sellerQuotationSummary),
  }),
  export: endpoint({
    method: 'get',
    path: sellerPath(side, 'export'),
    summary: 'Quotations to answer as a spreadsheet file, newest first; exports are logged',
    query: z.object({ ...listFilter, format: z.enum(['csv', 'xlsx'], 'choice').default('csv') }),
    file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    data: z.string(),
  }),
  counts: endpoint({
    method: 'get',
    path: sellerPath(side, 'counts'),
    summary: 'Number of unassigned requests, and of own ones awaiting an answer',
    query: noQuery,
    data: z.object({ pool: z.int(), own: z.int() }),
  }),
  pdf: endpoint({
    method: 'get',
    path: sellerPath(side, 'pdf'),
    summary: 'One version of a quotation the caller answers, as a document in the reader’s language',
    query: z.object({ no: quotationNo, n: sentNumber('invalid').int('invalid').positive('invalid') }),
    file: 'application/pdf',
  }),
});

/** Terms that a seller keeps for its offers. */
const templateCalls = <Side extends SellerSide>(side: Side) => ({
  templates: endpoint({
    method: 'get',
    path: sellerPath(side, 'templates'),
    summary: 'Saved offer templates, by name',
    query: noQuery,
    data: z.object({ list: z.array(template) }),
  }),
  templateSave: endpoint({
    method: 'post',
    path: sellerPath(side, 'templateSave'),
    summary: 'Saves offer terms as a template; at most fifty',
    body: quoteTemplateSaveBody,
    stale: [sellerPath(side, 'templates')],
    data: template,
  }),
  templateRemove: endpoint({
    method: 'post',
    path: sellerPath(side, 'templateRemove'),
    summary: 'Deletes an offer template; offers that used it aren’t affected',
    body: z.object({ id: idField }),
    stale: [sellerPath(side, 'templates')],
  }),
});

export const storeQuoteDesk = { ...reads('store'), ...templateCalls('store') };
export const operatorQuoteDesk = { ...reads('desk'), ...templateCalls('desk') };
