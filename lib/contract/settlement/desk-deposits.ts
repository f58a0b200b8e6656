import { z } from 'zod';
import { filterDay } from '../day.ts';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, moneyText, pageOf, pageQuery, requiredText, unixSeconds } from '../fields.ts';
import { lookupAnswer, lookupFields } from '../lookup.ts';
import { deskDeposits } from '../stale-reads.ts';
import { depositDecisions, depositKinds, depositStatuses } from './deposits.ts';

export const depositNo = z
  .string()
  .trim()
  .regex(/^SD\d{14}$/, 'invalid');

const person = z.object({ id: z.int(), name: z.string() });

/** Beside the states: whatever is not at its end. */
export const depositFilters = ['waiting', ...depositStatuses] as const;

export const operatorDeposits = endpoint({
  method: 'get',
  path: '/api/operator/deposit/list',
  summary: 'Security deposits that stores were asked for, and what was given back or kept of them, newest first',
  query: z.object({
    ...pageQuery,
    status: z.enum(depositFilters, 'choice').optional(),
    kind: z.enum(depositKinds, 'choice').optional(),
    store_id: idField.optional(),
    no: depositNo.optional(),
  }),
  data: pageOf(
    z.object({
      no: z.string(),
      store_id: z.int(),
      store_name: z.string(),
      kind: z.enum(depositKinds),
      amount: moneyText,
      reason: z.string(),
      status: z.enum(depositStatuses),
      /** By when a demand is to be paid. */
      due_time: unixSeconds.nullable(),
      /** Not paid by then. */
      is_overdue: z.boolean(),
      proposer: person,
      /** Who paid or withdrew a demand; the second operator of the others. */
      decider: person.nullable(),
      decide_reason: z.string(),
      decide_time: unixSeconds.nullable(),
      create_time: unixSeconds,
      /** It concerns the reader’s own store. */
      is_own: z.boolean(),
      /** What the reader may do, as far as the reader’s rules allow. */
      actions: z.array(z.enum(depositDecisions)),
    }),
  ),
});

export const operatorDepositStores = endpoint({
  method: 'get',
  path: '/api/operator/deposit/stores',
  summary: 'Stores by name, to choose the one that is concerned',
  query: z.object(lookupFields),
  data: lookupAnswer,
});

export const depositProposeBody = z
  .object({
    store_id: idField,
    kind: z.enum(depositKinds, 'choice'),
    /** Yuan. */
    amount: z
      .string()
      .trim()
      .regex(/^\d{1,9}(\.\d{1,2})?$/, 'amount')
      .refine((text) => /[1-9]/.test(text), 'amount'),
    reason: requiredText(200).pipe(lineOfText(200)),
    /** The day by whose end a demand is to be paid; of no meaning for the others. */
    due: z.union([z.literal(''), filterDay]).optional(),
  })
  .refine(({ kind, due }) => kind !== 'demand' || Boolean(due), { path: ['due'], error: 'required' });

export const operatorDepositPropose = endpoint({
  method: 'post',
  path: '/api/operator/deposit/propose',
  isOnce: true,
  summary:
    'Asks a store for a security deposit, or submits its release or forfeit to another operator; needs the header Idempotency-Key',
  body: depositProposeBody,
  stale: deskDeposits,
  data: z.object({ no: z.string() }),
});

export const operatorDepositDecide = endpoint({
  method: 'post',
  path: '/api/operator/deposit/decide',
  summary: 'Approves or rejects a release or forfeit that another operator has submitted, or withdraws a demand',
  body: z
    .object({
      no: depositNo,
      decision: z.enum(depositDecisions, 'choice'),
      /** Whatever is not approved needs one. */
      reason: lineOfText(200).optional(),
    })
    .refine(({ decision, reason }) => decision === 'approve' || Boolean(reason), {
      path: ['reason'],
      error: 'required',
    }),
  stale: deskDeposits,
});
