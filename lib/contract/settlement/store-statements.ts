import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lineOfText, pageOf, pageQuery, requiredText, unixSeconds } from '../fields.ts';
import { storeStatementMoves } from '../stale-reads.ts';
import { statementHashes as documents, lastClosing as last_closing, statementFields } from './statement-shapes.ts';
import { listedStatuses, statementEvents, statementNo } from './statement-words.ts';

const statement = z.object({ ...statementFields, actions: z.array(z.enum(['confirm', 'object'])) });
export type StoreStatement = z.output<typeof statement>;

export const storeStatements = endpoint({
  method: 'get',
  path: '/api/store/statements',
  summary: 'Statements of the store, newest first',
  query: z.object({
    ...pageQuery,
    status: z.enum(listedStatuses, 'choice').optional(),
    no: statementNo.optional(),
  }),
  data: pageOf(statement),
});

export const storeStatement = endpoint({
  method: 'get',
  path: '/api/store/statement',
  summary: 'One statement with what became of it',
  query: z.object({ no: statementNo }),
  data: statement.extend({
    documents,
    last_closing,
    /** The last first. Of what operators only propose a store does not hear. */
    timeline: z.array(z.object({ event: z.enum(statementEvents), reason: z.string(), time: unixSeconds })),
  }),
});

export const storeStatementPdf = endpoint({
  method: 'get',
  path: '/api/store/statementPdf',
  summary: 'One statement as a document; once it is confirmed the same bytes each time',
  query: z.object({ no: statementNo }),
  file: ['application/pdf'],
  data: z.string(),
});

export const storeStatementConfirm = endpoint({
  method: 'post',
  path: '/api/store/statementConfirm',
  summary: 'Confirms a statement, so that it is settled without waiting for its deadline',
  body: z.object({ no: statementNo }),
  stale: storeStatementMoves,
});

export const storeStatementObject = endpoint({
  method: 'post',
  path: '/api/store/statementObject',
  summary: 'Objects to a statement before its deadline; nothing of it is settled until an operator has answered',
  body: z.object({ no: statementNo, reason: requiredText(200).pipe(lineOfText(200)) }),
  stale: storeStatementMoves,
});
