import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  enteredPassword,
  idField,
  lineOfText,
  noQuery,
  pageOf,
  pageQuery,
  requiredText,
  unixSeconds,
} from '../fields.ts';
import { sentNumber } from '../sent-number.ts';
import { deskStores } from '../stale-reads.ts';
import { storeLegalFields } from './application-form.ts';
import { payeeTypes } from './bank-account.ts';
import { legalChangeStatuses } from './profile-values.ts';

/** What is compared and remarked on, in the order of the form. */
export const legalFields = [
  'store_name',
  'company_name',
  'credit_code',
  'legal_person',
  'licence_from',
  'licence_until',
  'licence',
] as const;
export type LegalField = (typeof legalFields)[number];

const facts = z.object({
  store_name: z.string(),
  company_name: z.string(),
  credit_code: z.string(),
  legal_person: z.string(),
  licence_from: z.string(),
  /** Null: good without an end. */
  licence_until: z.string().nullable(),
});
export type LegalFacts = z.output<typeof facts>;

/** The link shows the file for some minutes. */
const file = z.object({ name: z.string(), link: z.string() });

const change = z.object({
  id: z.int(),
  status: z.enum(legalChangeStatuses),
  wanted: facts,
  create_time: unixSeconds,
  end_time: unixSeconds.nullable(),
  /** Why it was rejected, and what is to be changed field by field. */
  reason: z.string(),
  remarks: z.partialRecord(z.enum(legalFields), z.string()),
});

const ownChange = change.extend({
  /** Address of the new picture, to ask again with; empty where the old one stays. */
  licence: z.string(),
  licence_file: file.nullable(),
});
export type LegalChange = z.output<typeof ownChange>;

const legal = z.object({
  /** Of the store; goes with `legalSave`. */
  version: z.int(),
  current: facts,
  pending: ownChange.nullable(),
  /** The last one that was rejected or taken back, while no other has come since. */
  last: ownChange.nullable(),
  /** Whether asking takes a second factor. */
  needs_code: z.boolean(),
  /** The shop's day, for which licences are checked. */
  today: z.string(),
  /** In whose name the store is paid: another company needs another account. */
  payee_type: z.enum(payeeTypes),
  payee_name: z.string(),
});

export const storeLegal = endpoint({
  method: 'get',
  path: '/api/store/legal',
  summary: 'Name and legal information of the store, and a pending change; for its owner',
  query: noQuery,
  data: legal,
});

const version = sentNumber('invalid').int('invalid').positive('invalid').max(2_000_000_000, 'invalid');

/** All facts as they are to be, with the proof that the owner asks. What depends on the day the server checks. */
export const storeLegalBody = storeLegalFields.extend({
  version,
  password: enteredPassword(64),
  code: z.string().trim().max(20, 'code').default(''),
});

export const storeLegalSave = endpoint({
  method: 'post',
  path: '/api/store/legalSave',
  summary:
    'Requests a change of name or legal information, with the password and a two-factor authentication code if it is on. It takes effect once an operator approves it',
  body: storeLegalBody,
  stale: ['/api/store/legal'],
  data: legal,
});

export const storeLegalCancel = endpoint({
  method: 'post',
  path: '/api/store/legalCancel',
  summary: 'Withdraws a pending change of legal information',
  body: z.object({ id: idField }),
  stale: ['/api/store/legal'],
  data: legal,
});

const row = change.extend({
  store_id: z.int(),
  /** Of the store; who decides says which one was looked at. */
  version: z.int(),
  current: facts,
  /** What is different. */
  changed: z.array(z.enum(legalFields)),
  /** False: the account the store is paid to would be in another name. */
  is_payee_right: z.boolean(),
  /** False: there is a new licence that the reader has not opened; approving says so in the audit log. */
  is_licence_seen: z.boolean(),
  actions: z.array(z.enum(['approve', 'reject'])),
});

export const operatorLegalChanges = endpoint({
  method: 'get',
  path: '/api/operator/store/legalChanges',
  summary: 'Name and legal information changes, pending ones first',
  query: z.object({
    ...pageQuery,
    status: z.enum(legalChangeStatuses, 'choice').optional(),
    /** Of that store alone. */
    store_id: idField.optional(),
  }),
  data: pageOf(row),
});

export const operatorLegalReveal = endpoint({
  method: 'post',
  path: '/api/operator/store/legalReveal',
  summary: 'The current and the requested licence, for some minutes; viewing is logged',
  body: z.object({ id: idField }),
  stale: [],
  data: z.object({ current_file: file.nullable(), wanted_file: file.nullable() }),
});

export const operatorLegalApprove = endpoint({
  method: 'post',
  path: '/api/operator/store/legalApprove',
  summary: 'Approves a legal information change, effective immediately',
  body: z.object({ id: idField, version }),
  stale: deskStores,
});

export const operatorLegalReject = endpoint({
  method: 'post',
  path: '/api/operator/store/legalReject',
  summary: 'Rejects a legal information change with a reason and optional remarks on fields',
  body: z.object({
    id: idField,
    version,
    reason: requiredText(255).pipe(lineOfText(255)),
    remarks: z.partialRecord(z.enum(legalFields), requiredText(200).pipe(lineOfText(200)), 'invalid').optional(),
  }),
  stale: deskStores,
});
