import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, unixSeconds } from '../fields.ts';
import { workPageOf, workQuery } from '../work-list.ts';
import { cooperationTopics } from './shop-leads.ts';

const lead = z.object({
  id: z.int(),
  number: z.string(),
  company: z.string(),
  contact: z.string(),
  mobile: z.string(),
  email: z.string(),
  topic: z.enum(cooperationTopics),
  message: z.string(),
  /** Language it was written in. */
  locale: z.string(),
  user_id: z.int().nullable(),
  time: unixSeconds,
  handle_time: unixSeconds.nullable(),
  note: z.string(),
});
export type DeskLead = z.output<typeof lead>;

export const leadSorts = ['-id', 'id'] as const;

export const operatorLeads = endpoint({
  method: 'get',
  path: '/api/operator/lead/list',
  summary: 'Cooperation enquiries, newest first',
  query: z.object({
    ...workQuery(leadSorts),
    topic: z.enum(cooperationTopics, 'choice').optional(),
    state: z.enum(['open', 'handled'], 'choice').optional(),
    /** A number, a part of the names of company and contact, a whole mobile number or e-mail address. */
    q: z.string().trim().max(60, 'tooLong').optional(),
  }),
  data: workPageOf(lead),
});

export const operatorLeadHandle = endpoint({
  method: 'post',
  path: '/api/operator/lead/handle',
  summary: 'Marks an enquiry as handled, with the outcome',
  body: z.object({ id: idField, note: lineOfText(300).default('') }),
  stale: ['/api/operator/lead/list', '/api/operator/home/see', '/api/account/waiting'],
});
