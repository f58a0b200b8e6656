import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, requiredText, unixSeconds } from '../fields.ts';
import { lookupAnswer, lookupFields } from '../lookup.ts';
import { sentNumber } from '../sent-number.ts';
import { deskStores } from '../stale-reads.ts';
import { workPageOf, workQuery } from '../work-list.ts';
import { storeStatuses } from './applications.ts';
import { payeeAccount } from './payees.ts';
import { storeMemberRoles } from './profile-values.ts';

/** Open stores by name, to choose one for an order; with `initValue` those stores, open or not. */
export const operatorStoreOptions = endpoint({
  method: 'get',
  path: '/api/operator/store/options',
  summary: 'Open stores by name, to choose one for an order',
  query: z.object(lookupFields),
  data: lookupAnswer,
});

export const deskStoreSorts = ['-id', 'id'] as const;

const versionField = sentNumber('invalid').int('invalid').nonnegative('invalid').max(2_000_000_000, 'invalid');

/** Turns in the life of a store that operators see on its page. */
export const deskStoreEvents = [
  'open',
  'legal',
  'holiday',
  'reopen',
  'suspend',
  'resume',
  'close',
  'keep',
  'finish',
] as const;

/** What an operator may be offered about a store; a screen shows buttons from these alone. */
const deskStoreActions = ['suspend', 'resume'] as const;

const row = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(storeStatuses),
  company_name: z.string(),
  credit_code: z.string(),
  area_name: z.string(),
  trades: z.array(z.string()),
  /** The end of its holiday; null: on none. */
  closed_until: unixSeconds.nullable(),
  create_time: unixSeconds,
  /** Who decides says which one was looked at. */
  version: z.int(),
  actions: z.array(z.enum(deskStoreActions)),
});
export type DeskStore = z.output<typeof row>;

const listFilter = {
  /** A part of the name or of the company, or the whole credit code. */
  q: z.string().trim().max(60, 'tooLong').optional(),
  status: z.enum(storeStatuses, 'choice').optional(),
};

export const operatorStores = endpoint({
  method: 'get',
  path: '/api/operator/store/list',
  summary: 'All stores, newest first',
  query: z.object({ ...workQuery(deskStoreSorts), ...listFilter }),
  data: workPageOf(row),
});

export const operatorStoreExport = endpoint({
  method: 'get',
  path: '/api/operator/store/export',
  summary: 'Stores as a spreadsheet file, newest first, without addresses or accounts; exports are logged',
  query: z.object({ ...listFilter, format: z.enum(['csv', 'xlsx'], 'choice').default('csv') }),
  file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  data: z.string(),
});

export const operatorStore = endpoint({
  method: 'get',
  path: '/api/operator/store/info',
  summary: 'One store with its staff and history; mobile and account number are masked',
  query: z.object({ id: idField }),
  data: row.extend({
    intro: z.string(),
    address: z.string(),
    contact_name: z.string(),
    contact_mobile: z.string(),
    contact_email: z.string(),
    legal_person: z.string(),
    licence_from: z.string(),
    /** Null: good without an end. */
    licence_until: z.string().nullable(),
    /** The application it began as. */
    application_no: z.string(),
    payee: payeeAccount,
    /** Orders it has still to answer, to carry out or to bring. */
    open_orders: z.int(),
    staff: z.array(
      z.object({
        user_id: z.int(),
        username: z.string(),
        nickname: z.string(),
        role: z.enum(storeMemberRoles),
        join_time: unixSeconds,
      }),
    ),
    /** What operators decided about it, newest first. */
    history: z.array(
      z.object({ event: z.enum(deskStoreEvents), actor: z.string(), reason: z.string(), time: unixSeconds }),
    ),
  }),
});

export const operatorStoreStatus = endpoint({
  method: 'post',
  path: '/api/operator/store/status',
  summary:
    'Suspends a store, which receives nothing new but completes what it has, or resumes it; owner and staff are notified of the reason',
  body: z.object({
    id: idField,
    status: z.enum(['approved', 'suspended'], 'choice'),
    reason: requiredText(200).pipe(lineOfText(200)),
    version: versionField,
  }),
  stale: deskStores,
});
