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
import { deskStores } from '../stale-reads.ts';
import { storePayeeFields } from './application-form.ts';
import { isAccountNumber, payeeTypes, toAccountDigits } from './bank-account.ts';
import { payeeChangeStatuses } from './profile-values.ts';

/** An account that a store is paid to, as it is shown. */
export const payeeAccount = z.object({
  payee_type: z.enum(payeeTypes),
  payee_name: z.string(),
  payee_bank: z.string(),
  payee_branch: z.string(),
  /** By its end alone. */
  payee_account: z.string(),
});

const change = payeeAccount.extend({
  id: z.int(),
  status: z.enum(payeeChangeStatuses),
  create_time: unixSeconds,
  /** The end of the cooling time: never before this. */
  effective_time: unixSeconds,
  /** When an operator approved it. */
  approve_time: unixSeconds.nullable(),
  end_time: unixSeconds.nullable(),
  reason: z.string(),
});
export type PayeeChange = z.output<typeof change>;

const payee = z.object({
  /** What is paid to now. */
  current: payeeAccount,
  pending: change.nullable(),
  /** The last one that ended otherwise than by being applied, while no other has come since. */
  last: change.nullable(),
  cooling_hours: z.int(),
  /** Whether changing asks for a second factor. */
  needs_code: z.boolean(),
  company_name: z.string(),
  legal_person: z.string(),
});

export const storePayee = endpoint({
  method: 'get',
  path: '/api/store/payee',
  summary: 'The store’s payee account, masked, and a pending change',
  query: noQuery,
  data: payee,
});

const paired = new Set<PropertyKey>(['payee_account', 'payee_type']);

/** The new account with the proof that its owner asks. Whose name it is in only the server can tell. */
export const storePayeeBody = storePayeeFields
  .extend({ password: enteredPassword(64), code: z.string().trim().max(20, 'code').default('') })
  .refine(({ payee_account, payee_type }) => isAccountNumber(toAccountDigits(payee_account), payee_type), {
    error: 'bankAccount',
    path: ['payee_account'],
    // Asked beside other faults, unless one of the two, or what should be the record of both, is at fault.
    when: ({ issues }) => !issues.some(({ path: [field] = [] }) => field === undefined || paired.has(field)),
  });

export const storePayeeSave = endpoint({
  method: 'post',
  path: '/api/store/payeeSave',
  summary:
    'Requests a payee account change, with the password and a two-factor authentication code if it is on. It takes effect after the cooling-off period and an operator’s approval; until then the old one is used',
  body: storePayeeBody,
  stale: ['/api/store/payee'],
  data: payee,
});

export const storePayeeCancel = endpoint({
  method: 'post',
  path: '/api/store/payeeCancel',
  summary: 'Withdraws a payee account change that hasn’t taken effect',
  body: z.object({ id: idField }),
  stale: ['/api/store/payee'],
  data: payee,
});

export const operatorPayeeChanges = endpoint({
  method: 'get',
  path: '/api/operator/store/payeeChanges',
  summary: 'Payee account changes, pending ones first',
  query: z.object({
    ...pageQuery,
    status: z.enum(payeeChangeStatuses, 'choice').optional(),
    /** Of that store alone. */
    store_id: idField.optional(),
  }),
  data: pageOf(
    change.extend({
      store_id: z.int(),
      store_name: z.string(),
      company_name: z.string(),
      legal_person: z.string(),
      current: payeeAccount,
      actions: z.array(z.enum(['approve', 'reject'])),
    }),
  ),
});

export const operatorPayeeReveal = endpoint({
  method: 'post',
  path: '/api/operator/store/payeeReveal',
  summary: 'Full number of the requested account; viewing is logged',
  body: z.object({ id: idField }),
  stale: [],
  data: z.object({ payee_account: z.string() }),
});

export const operatorPayeeApprove = endpoint({
  method: 'post',
  path: '/api/operator/store/payeeApprove',
  summary: 'Approves a payee account change: it takes effect once the cooling-off period is over',
  body: z.object({ id: idField }),
  stale: deskStores,
});

export const operatorPayeeReject = endpoint({
  method: 'post',
  path: '/api/operator/store/payeeReject',
  summary: 'Rejects a payee account change, with the reason for the owner',
  body: z.object({ id: idField, reason: requiredText(255).pipe(lineOfText(255)) }),
  stale: deskStores,
});
