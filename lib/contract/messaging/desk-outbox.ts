import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, unixSeconds } from '../fields.ts';
import { workPageOf, workQuery } from '../work-list.ts';

/** What operators look for; `sent` is also what was only shown on the terminal, `waiting` what is being sent now. */
export const outboxFilters = ['failed', 'waiting', 'sent', 'expired', 'all'] as const;

/** Kinds of trouble a provider tells of, each with its words. */
const outboxFaults = ['unreachable', 'login', 'recipient', 'full', 'busy', 'refused', 'other'] as const;
export type OutboxFault = (typeof outboxFaults)[number];

const message = z.object({
  id: z.int(),
  channel: z.enum(['email', 'mobile']),
  /** Masked: whole in the answer to `reveal`, where who looks is written down. */
  recipient: z.string(),
  /** Which text was sent. */
  template: z.string(),
  /** Of a notice its title, in the reader’s language; else empty. */
  title: z.string(),
  status: z.enum(['pending', 'sending', 'sent', 'announced', 'failed', 'expired']),
  attempts: z.int(),
  fault: z.enum(outboxFaults).nullable(),
  /** What the provider said, addresses masked. */
  error: z.string(),
  time: unixSeconds,
  sent_time: unixSeconds.nullable(),
  /** When it is tried next; null unless it waits. */
  next_time: unixSeconds.nullable(),
  /** Why it cannot be sent again; null where it can, or has no need to. */
  blocked: z.enum(['expired', 'wiped']).nullable(),
  actions: z.array(z.enum(['retry'])),
});
export type OutboxRow = z.output<typeof message>;

export const outboxSorts = ['-id', 'id'] as const;

export const operatorOutbox = endpoint({
  method: 'get',
  path: '/api/operator/outbox/list',
  summary: 'Emails and text messages of the last 30 days, those that failed unless asked otherwise; recipients masked',
  query: z.object({
    ...workQuery(outboxSorts),
    state: z.enum(outboxFilters, 'choice').default('failed'),
    channel: z.enum(['email', 'mobile'], 'choice').optional(),
    /** A whole e-mail address or mobile number. */
    q: z.string().trim().max(60, 'tooLong').optional(),
  }),
  data: workPageOf(message),
});

export const operatorOutboxReveal = endpoint({
  method: 'post',
  path: '/api/operator/outbox/reveal',
  summary: 'Recipient and text of one message; codes and links are never shown, and viewing is logged',
  body: z.object({ id: idField }),
  stale: [],
  data: z.object({
    recipient: z.string(),
    /** Null where the text held a code or a link that is nobody else’s business. */
    text: z.object({ subject: z.string(), body: z.string() }).nullable(),
  }),
});

export const operatorOutboxRetry = endpoint({
  method: 'post',
  path: '/api/operator/outbox/retry',
  summary: 'Sends a message that failed once more, or tries a waiting one immediately',
  body: z.object({ id: idField }),
  stale: ['/api/operator/outbox/list', '/api/account/waiting'],
});
