import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noQuery, unixSeconds } from '../fields.ts';

/** Texts that the law, or trade, expects of a shop. */
export const legalKinds = ['terms', 'privacy', 'returns', 'delivery', 'cookies'] as const;
export type LegalKind = (typeof legalKinds)[number];

const legalText = z.object({
  kind: z.enum(legalKinds),
  /** The {url} of its page. */
  url: z.string(),
  state: z.enum(['missing', 'draft', 'published']),
  /** Null while there is none. */
  page_id: z.int().nullable(),
  title: z.string(),
  update_time: unixSeconds.nullable(),
  /** Published now; null where nothing is, or nobody is asked to agree. */
  version: z.int().nullable(),
  /** How many people have agreed to that version. */
  agreed: z.int().nullable(),
});
export type LegalText = z.output<typeof legalText>;

const list = '/api/operator/legal/list';

export const operatorLegalTexts = endpoint({
  method: 'get',
  path: list,
  summary: 'The legal texts a shop needs, and which of them are written and published',
  query: noQuery,
  data: z.object({ list: z.array(legalText) }),
});

export const operatorLegalDraft = endpoint({
  method: 'post',
  path: '/api/operator/legal/draft',
  summary: 'Writes a legal text from its template and the settings, as a draft to be read and published',
  body: z.object({ kind: z.enum(legalKinds, 'choice') }),
  stale: [list, '/api/operator/page/list'],
  data: z.object({ page_id: z.int() }),
});
