import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noQuery, pageOf, pageQuery, requiredText, typedText, unixSeconds } from '../fields.ts';
import { sentNumber } from '../sent-number.ts';
import { deskRealNames } from '../stale-reads.ts';
import { isIdNumber } from './id-number.ts';

/** `unverified` is the state of who never submitted anything; no record has it. */
export const realNameStatuses = ['pending', 'verified', 'rejected'] as const;
export type RealNameStatus = (typeof realNameStatuses)[number];

/** Chinese characters, parts of a name joined by a middle dot; or Latin letters with what names are joined by. */
const realName =
  /^(?:\p{Script=Han}{1,20}(?:·\p{Script=Han}{1,20}){0,4}|\p{Script=Latin}(?:[\p{Script=Latin}\p{M}]|[ '’.-](?=[\p{Script=Latin} ]|$))*)$/u;

export const realNameField = typedText()
  .transform((name) =>
    name
      .normalize('NFC')
      .replace(/[•・‧]/g, '·')
      .replace(/ +/g, ' '),
  )
  .pipe(z.string().min(2, 'name').max(50, 'tooLong').regex(realName, 'name'));

/** Resident identity number in either form; a final x is written large. */
export const idNumberField = z
  .string()
  .trim()
  .max(18, 'idNumber')
  .transform((text) => text.toUpperCase())
  .refine(isIdNumber, 'idNumber');

const record = z.object({
  status: z.enum(['unverified', ...realNameStatuses]),
  /** Masked, and empty where there is none. */
  name: z.string(),
  id_number: z.string(),
  /** Why it was rejected. */
  reason: z.string(),
  submit_time: unixSeconds.nullable(),
  decide_time: unixSeconds.nullable(),
  can_submit: z.boolean(),
});

export const realNameInfo = endpoint({
  method: 'get',
  path: '/api/account/realName',
  summary: 'Status of the caller’s identity verification; name and number are masked',
  query: noQuery,
  data: record,
});

export const realNameSubmit = endpoint({
  method: 'post',
  path: '/api/account/realName',
  summary: 'Submits name and ID number for identity verification; not possible while it is pending or verified',
  body: z.object({ name: realNameField, id_number: idNumberField }),
  stale: ['/api/account/realName', '/api/index/index'],
  data: record,
});

const id = sentNumber('invalid').int('invalid').positive('invalid').max(Number.MAX_SAFE_INTEGER);

export const operatorRealNames = endpoint({
  method: 'get',
  path: '/api/operator/realName/list',
  summary: 'Identity verifications, masked, longest waiting first',
  query: z.object({
    ...pageQuery,
    status: z.enum(realNameStatuses, 'choice').optional(),
    id: id.optional(),
    /** Whose account: its name or its beginning, a whole mobile number or e-mail address, or the user number. */
    q: z.string().trim().min(1).max(60, 'tooLong').optional(),
  }),
  data: pageOf(
    z.object({
      id: z.int(),
      user_id: z.int(),
      username: z.string(),
      status: z.enum(realNameStatuses),
      name: z.string(),
      id_number: z.string(),
      reason: z.string(),
      submit_time: unixSeconds,
      decide_time: unixSeconds.nullable(),
      /** Who decided; null while nobody has. */
      decided_by: z.int().nullable(),
      decider_name: z.string(),
    }),
  ),
});

export const operatorRealNameReveal = endpoint({
  method: 'post',
  path: '/api/operator/realName/reveal',
  summary: 'Full name and number; viewing is logged',
  body: z.object({ id }),
  stale: [],
  data: z.object({ name: z.string(), id_number: z.string() }),
});

export const operatorRealNameApprove = endpoint({
  method: 'post',
  path: '/api/operator/realName/approve',
  summary:
    'Approves an identity verification; refused once the number has been used for the maximum number of accounts',
  body: z.object({ id }),
  stale: deskRealNames,
});

export const operatorRealNameReject = endpoint({
  method: 'post',
  path: '/api/operator/realName/reject',
  summary: 'Rejects an identity verification with a reason; the customer can submit again',
  body: z.object({ id, reason: requiredText(255) }),
  stale: deskRealNames,
});
