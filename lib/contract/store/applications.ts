import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lineOfText, noQuery, pageOf, pageQuery, requiredText, unixSeconds } from '../fields.ts';
import { sentNumber } from '../sent-number.ts';
import { deskApplications } from '../stale-reads.ts';
import { storeApplicationDraft } from './application-form.ts';

/** Taken back it is a draft again; an approved one has become a store. */
export const storeApplicationStatuses = ['draft', 'submitted', 'approved', 'rejected'] as const;
export type StoreApplicationStatus = (typeof storeApplicationStatuses)[number];

/** From its beginning as an approved application to its end (docs/domain/store.md 3). */
export const storeStatuses = ['approved', 'suspended', 'closing', 'closed'] as const;

const applicationNo = z
  .string()
  .trim()
  .regex(/^SA\d{14}$/, 'invalid');

/** What the sender has looked at; something newer is there when the call is refused. */
const version = sentNumber('invalid').int('invalid').nonnegative('invalid').max(2_000_000_000, 'invalid');

const fieldName = storeApplicationDraft.keyof();
const remarks = z.partialRecord(fieldName, requiredText(200).pipe(lineOfText(200)), 'invalid');

const decided = {
  no: z.string(),
  attempt: z.int(),
  status: z.enum(storeApplicationStatuses),
  submit_time: unixSeconds.nullable(),
  decide_time: unixSeconds.nullable(),
  /** Why it was rejected, and what is to be changed field by field. */
  reason: z.string(),
  remarks: z.partialRecord(fieldName, z.string()),
};

/** An earlier try, as it was decided. */
const earlier = z.object(decided);

const application = z.object({
  /** Empty before anything is saved. */
  ...decided,
  version: z.int(),
  form: storeApplicationDraft,
  /** The licence that was uploaded; the link shows it for some minutes. */
  licence_file: z.object({ name: z.string(), link: z.string() }).nullable(),
  /** What the applicant may do now. */
  actions: z.array(z.enum(['save', 'submit', 'withdraw'])),
  /** Earlier tries, the last first. */
  history: z.array(earlier),
  /** The applicant's store, once there is one. */
  store: z.object({ id: z.int(), name: z.string(), status: z.enum(storeStatuses) }).nullable(),
});

export const storeApplication = endpoint({
  method: 'get',
  path: '/api/store/application',
  summary: 'The caller’s application to become a store, or an empty one; the account number is masked',
  query: noQuery,
  data: application,
});

export const storeApplicationSave = endpoint({
  method: 'post',
  path: '/api/store/applicationSave',
  summary:
    'Saves the given fields as a draft, even if incomplete; refused if `version` isn’t the latest. After a rejection, it starts the next attempt',
  body: storeApplicationDraft.partial().extend({ version }),
  stale: ['/api/store/application'],
  data: application,
});

export const storeApplicationSubmit = endpoint({
  method: 'post',
  path: '/api/store/applicationSubmit',
  summary: 'Checks the saved draft field by field and submits it',
  body: z.object({ version }),
  stale: ['/api/store/application'],
  data: application,
});

export const storeApplicationWithdraw = endpoint({
  method: 'post',
  path: '/api/store/applicationWithdraw',
  summary: 'Withdraws an undecided application: it becomes a draft again',
  body: z.object({ version }),
  stale: ['/api/store/application'],
  data: application,
});

const underReview = z.enum(['submitted', 'approved', 'rejected']);

const operatorRow = z.object({
  ...decided,
  status: underReview,
  version: z.int(),
  user_id: z.int(),
  /** Who applies, by the name of the contact. */
  contact_name: z.string(),
  store_name: z.string(),
  company_name: z.string(),
  credit_code: z.string(),
});

export const operatorStoreApplications = endpoint({
  method: 'get',
  path: '/api/operator/storeApplication/list',
  summary: 'Applications to become a store: those waiting longest first, then the decided ones',
  query: z.object({
    ...pageQuery,
    status: underReview.optional(),
    /** A part of the store's, the company's or the contact's name; the whole credit code or number; or who applies. */
    q: z.string().trim().min(1).max(60, 'tooLong').optional(),
  }),
  data: pageOf(
    operatorRow.extend({
      /** Who decided; null while nobody has. */
      decided_by: z.int().nullable(),
      decider_name: z.string(),
    }),
  ),
});

export const operatorStoreApplication = endpoint({
  method: 'get',
  path: '/api/operator/storeApplication/info',
  summary: 'One application; mobile and account number are masked, the licence is shown by the call `reveal`',
  query: z.object({ no: applicationNo }),
  data: operatorRow.extend({
    form: storeApplicationDraft,
    area_name: z.string(),
    history: z.array(earlier),
    actions: z.array(z.enum(['approve', 'reject'])),
    /** Whether the reader has opened the licence as it was submitted last. */
    is_licence_seen: z.boolean(),
  }),
});

export const operatorStoreApplicationReveal = endpoint({
  method: 'post',
  path: '/api/operator/storeApplication/reveal',
  summary: 'Mobile number, account number and licence, for some minutes; viewing is logged',
  body: z.object({ no: applicationNo }),
  stale: [],
  data: z.object({
    contact_mobile: z.string(),
    payee_account: z.string(),
    licence_file: z.object({ name: z.string(), link: z.string() }).nullable(),
  }),
});

export const operatorStoreApplicationApprove = endpoint({
  method: 'post',
  path: '/api/operator/storeApplication/approve',
  summary: 'Approves an application: opens the store and gives the applicant access to its back office',
  body: z.object({ no: applicationNo, version }),
  stale: deskApplications,
});

export const operatorStoreApplicationReject = endpoint({
  method: 'post',
  path: '/api/operator/storeApplication/reject',
  summary: 'Rejects an application with a reason and optional remarks on fields',
  body: z.object({
    no: applicationNo,
    version,
    reason: requiredText(255).pipe(lineOfText(255)),
    remarks: remarks.optional(),
  }),
  stale: deskApplications,
});
