import { z } from 'zod';
import { filterDay } from '../day.ts';
import { endpoint } from '../endpoint.ts';
import { idField, unixSeconds } from '../fields.ts';
import { workPageOf, workQuery } from '../work-list.ts';

const day = filterDay.optional();

/** Whose deeds; `system`: jobs and callbacks of providers. */
export const auditActors = ['member', 'guest', 'system'] as const;

const filter = {
  actor_id: idField.optional(),
  /** Who did it: a whole e-mail address, mobile number or id, or the beginning of an account name. */
  actor: z.string().trim().min(1).max(60, 'tooLong').optional(),
  actor_type: z.enum(auditActors, 'choice').optional(),
  entity_type: z
    .string()
    .trim()
    .regex(/^[a-z_]{1,40}$/, 'choice')
    .optional(),
  entity_id: idField.optional(),
  /** Number of an order, quotation, payment, refund or correction, in place of kind and id. */
  no: z.string().trim().min(1).max(60, 'tooLong').optional(),
  /** What was done, of one kind of record: without `entity_type` it narrows nothing. */
  event: z
    .string()
    .trim()
    .regex(/^[A-Za-z_]{1,60}$/, 'choice')
    .optional(),
  from: day,
  to: day,
};

const row = z.object({
  id: z.int(),
  time: unixSeconds,
  actor_type: z.string(),
  /** Id and account name; null for who is no member. */
  actor: z.object({ id: z.int(), username: z.string() }).nullable(),
  entity_type: z.string(),
  entity_id: z.int(),
  /** Number or name of the record; empty where it has none, or is gone. */
  record_name: z.string(),
  /** By which its page is opened, or that of what it belongs to; empty where there is none. */
  record_key: z.string(),
  event: z.string(),
  from: z.string(),
  to: z.string(),
  reason: z.string(),
  /** What else was written down, as JSON. */
  data: z.record(z.string(), z.unknown()),
});
export type AuditRow = z.output<typeof row>;

export const auditSorts = ['-id', 'id'] as const;

export const operatorAudit = endpoint({
  method: 'get',
  path: '/api/operator/audit/list',
  summary: 'Who changed or viewed what, newest first',
  query: z.object({ ...workQuery(auditSorts), ...filter }),
  data: workPageOf(row).extend({
    /** Kinds of records there is anything about, for the filter. */
    entity_types: z.array(z.string()),
    /** What was ever done with records of the chosen kind. */
    events: z.array(z.string()),
  }),
});

export const operatorAuditExport = endpoint({
  method: 'get',
  path: '/api/operator/audit/export',
  summary: 'Filtered entries as a spreadsheet file',
  query: z.object({ ...filter, format: z.enum(['csv', 'xlsx'], 'choice').default('csv') }),
  file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  data: z.string(),
});
