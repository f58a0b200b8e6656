import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, pageOf, pageQuery, requiredText, unixSeconds } from '../fields.ts';
import { deskTitleDocuments } from '../stale-reads.ts';
import { invoiceTitleShape } from './invoice-shapes.ts';
import { titleOwners } from './records.ts';

/** Documents by which a company’s title may have special invoices. */

export const decidedStatuses = ['pending', 'approved', 'rejected'] as const;

const papers = z.object({
  id: z.int(),
  owner: z.enum(titleOwners),
  owner_id: z.int(),
  owner_name: z.string(),
  title: invoiceTitleShape,
  files: z.int(),
  status: z.enum(decidedStatuses),
  reason: z.string(),
  ask_time: unixSeconds,
  decide_time: unixSeconds.nullable(),
  decider: z.string(),
  version: z.int(),
  is_own: z.boolean(),
});

export const operatorTitleDocuments = endpoint({
  method: 'get',
  path: '/api/operator/invoice/papers',
  summary: 'Papers of titles, those that have waited longest first',
  query: z.object({ ...pageQuery, status: z.enum(decidedStatuses, 'choice').optional() }),
  data: pageOf(papers),
});

export const operatorTitleDocumentsReveal = endpoint({
  method: 'post',
  path: '/api/operator/invoice/papersReveal',
  summary: 'Addresses that show the papers of a title for some minutes; who looked is written down',
  body: z.object({ title_id: idField }),
  stale: [],
  data: z.object({ urls: z.array(z.string()) }),
});

const decided = { title_id: idField, version: z.int().min(0) };

export const operatorTitleDocumentsApprove = endpoint({
  method: 'post',
  path: '/api/operator/invoice/papersApprove',
  summary: 'Lets special invoices be made out to a title',
  body: z.object(decided),
  stale: deskTitleDocuments,
});

export const operatorTitleDocumentsReject = endpoint({
  method: 'post',
  path: '/api/operator/invoice/papersReject',
  summary: 'Refuses papers, also such that were approved; their owner reads why',
  body: z.object({ ...decided, reason: requiredText(200).pipe(lineOfText(200)) }),
  stale: deskTitleDocuments,
});
