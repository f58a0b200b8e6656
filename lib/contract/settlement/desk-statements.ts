import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, moneyText, pageOf, pageQuery, requiredText, unixSeconds } from '../fields.ts';
import { lookupAnswer, lookupFields } from '../lookup.ts';
import { deskStatements } from '../stale-reads.ts';
import { statementHashes as documents, lastClosing as last_closing, statementFields } from './statement-shapes.ts';
import { statementEvents, statementFilters, statementNo } from './statement-words.ts';
import { financeLines, lineKindFilter } from './store-finance.ts';

const statementActions = ['propose', 'drop', 'approve', 'refuse', 'settle'] as const;
export type StatementAction = (typeof statementActions)[number];

const person = z.object({ id: z.int(), name: z.string() });

const statement = z.object({
  ...statementFields,
  store_id: z.int(),
  store_name: z.string(),
  /** What would answer the objection, until another operator decides; null: nothing proposed. */
  proposal: z.object({ amount: moneyText, reason: z.string(), proposer: person }).nullable(),
  /** What the reader has read, for what is approved. */
  version: z.int(),
  /** It is of the reader’s own store. */
  is_own: z.boolean(),
  /** What the reader may do, as far as the reader’s rules allow. */
  actions: z.array(z.enum(statementActions)),
});

export const operatorStatements = endpoint({
  method: 'get',
  path: '/api/operator/statement/list',
  summary: 'Statements of stores, newest first',
  query: z.object({
    ...pageQuery,
    status: z.enum(statementFilters, 'choice').optional(),
    store_id: idField.optional(),
    no: statementNo.optional(),
  }),
  data: pageOf(statement),
});

export const operatorStatement = endpoint({
  method: 'get',
  path: '/api/operator/statement/info',
  summary: 'One statement with what became of it, and by whom',
  query: z.object({ no: statementNo }),
  data: statement.extend({
    documents,
    last_closing,
    /** The last first; nobody where a job did it. */
    timeline: z.array(
      z.object({
        event: z.enum(statementEvents),
        person: person.nullable(),
        reason: z.string(),
        time: unixSeconds,
      }),
    ),
  }),
});

export const operatorStatementPdf = endpoint({
  method: 'get',
  path: '/api/operator/statement/pdf',
  summary: 'One statement as a document; once it is confirmed the same bytes each time',
  query: z.object({ no: statementNo }),
  file: ['application/pdf'],
  data: z.string(),
});

export const operatorStatementLines = endpoint({
  method: 'get',
  path: '/api/operator/statement/lines',
  summary: 'What a statement is made of, newest first, with its sums',
  query: z.object({ ...pageQuery, no: statementNo, kind: lineKindFilter }),
  data: financeLines,
});

export const operatorStatementStores = endpoint({
  method: 'get',
  path: '/api/operator/statement/stores',
  summary: 'Stores by name, to choose the one whose statements are listed or made',
  query: z.object(lookupFields),
  data: lookupAnswer,
});

const named = z.object({ no: statementNo });
const reason = requiredText(200).pipe(lineOfText(200));

export const statementAnswerBody = named.extend({
  /** Yuan, more for the store, or below zero less. */
  amount: z
    .string()
    .trim()
    .regex(/^-?\d{1,9}(\.\d{1,2})?$/, 'amount')
    .refine((text) => /[1-9]/.test(text), 'amount'),
  reason,
});

export const operatorStatementPropose = endpoint({
  method: 'post',
  path: '/api/operator/statement/propose',
  summary: 'Proposes an adjustment that answers an objection; another operator decides',
  body: statementAnswerBody,
  stale: deskStatements,
});

export const operatorStatementDrop = endpoint({
  method: 'post',
  path: '/api/operator/statement/drop',
  summary: 'Withdraws a proposed adjustment; the objection stays open',
  body: named.extend({ reason }),
  stale: deskStatements,
});

export const operatorStatementApprove = endpoint({
  method: 'post',
  path: '/api/operator/statement/approve',
  summary: 'Makes the adjustment that another operator has proposed',
  body: named.extend({ version: z.int().min(0) }),
  stale: deskStatements,
});

export const operatorStatementRefuse = endpoint({
  method: 'post',
  path: '/api/operator/statement/refuse',
  summary: 'Refuses an objection; the store reads the reason, and has all its time again',
  body: named.extend({ reason }),
  stale: deskStatements,
});

export const statementMakeBody = z.object({ store_id: idField });

export const operatorStatementMake = endpoint({
  method: 'post',
  path: '/api/operator/statement/make',
  summary:
    'States what a store has earned until now, without waiting for the cycle; answers how many statements were made',
  body: statementMakeBody,
  stale: deskStatements,
  data: z.object({ count: z.int() }),
});

export const operatorStatementSettle = endpoint({
  method: 'post',
  path: '/api/operator/statement/settle',
  summary: 'Settles a confirmed statement without waiting for the job',
  body: named,
  stale: deskStatements,
});
