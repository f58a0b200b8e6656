import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, moneyText, pageOf, pageQuery, requiredText, unixSeconds } from '../fields.ts';
import { lookupAnswer, lookupFields } from '../lookup.ts';
import { deskCorrections } from '../stale-reads.ts';
import { correctionDecisions, correctionKinds, correctionStatuses } from './corrections.ts';

export const correctionNo = z
  .string()
  .trim()
  .regex(/^SC\d{14}$/, 'invalid');

const person = z.object({ id: z.int(), name: z.string() });

/** Beside the states: whatever an operator has to decide. */
export const correctionFilters = ['waiting', ...correctionStatuses] as const;

export const operatorCorrections = endpoint({
  method: 'get',
  path: '/api/operator/correction/list',
  summary: 'Adjustments, penalties and subsidies of stores, newest first',
  query: z.object({
    ...pageQuery,
    status: z.enum(correctionFilters, 'choice').optional(),
    kind: z.enum(correctionKinds, 'choice').optional(),
    store_id: idField.optional(),
    no: correctionNo.optional(),
  }),
  data: pageOf(
    z.object({
      no: z.string(),
      store_id: z.int(),
      store_name: z.string(),
      kind: z.enum(correctionKinds),
      /** What it changes for the store; a penalty is below zero. */
      amount: moneyText,
      reason: z.string(),
      /** Empty: of no order. */
      order_no: z.string(),
      status: z.enum(correctionStatuses),
      proposer: person,
      decider: person.nullable(),
      /** Why it was rejected. */
      decide_reason: z.string(),
      decide_time: unixSeconds.nullable(),
      /** Until then the store may appeal against a penalty. */
      appeal_deadline: unixSeconds.nullable(),
      appeal_note: z.string(),
      /** Who upheld or lifted a penalty. */
      resolver: person.nullable(),
      resolve_reason: z.string(),
      create_time: unixSeconds,
      /** It concerns the reader’s own store. */
      is_own: z.boolean(),
      /** What the reader may do, as far as the reader’s rules allow. */
      actions: z.array(z.enum(correctionDecisions)),
    }),
  ),
});

export const operatorCorrectionStores = endpoint({
  method: 'get',
  path: '/api/operator/correction/stores',
  summary: 'Stores by name, to choose the one that is concerned',
  query: z.object(lookupFields),
  data: lookupAnswer,
});

export const correctionProposeBody = z
  .object({
    store_id: idField,
    kind: z.enum(correctionKinds, 'choice'),
    /** Yuan. An adjustment below zero takes from the store; penalties and subsidies have no sign. */
    amount: z
      .string()
      .trim()
      .regex(/^-?\d{1,9}(\.\d{1,2})?$/, 'amount')
      .refine((text) => /[1-9]/.test(text), 'amount'),
    reason: requiredText(200).pipe(lineOfText(200)),
    /** Optional. */
    order_no: z.union([z.literal(''), lineOfText(20)]).optional(),
  })
  .refine(({ kind, amount }) => kind === 'adjustment' || !amount.startsWith('-'), {
    path: ['amount'],
    error: 'amount',
  });

export const operatorCorrectionPropose = endpoint({
  method: 'post',
  path: '/api/operator/correction/propose',
  isOnce: true,
  summary: 'Submits an adjustment, penalty or subsidy of a store to another operator; needs the header Idempotency-Key',
  body: correctionProposeBody,
  stale: deskCorrections,
  data: z.object({ no: z.string() }),
});

export const operatorCorrectionDecide = endpoint({
  method: 'post',
  path: '/api/operator/correction/decide',
  summary: 'Approves or rejects what another operator has submitted, and upholds or lifts a penalty',
  body: z
    .object({
      no: correctionNo,
      decision: z.enum(correctionDecisions, 'choice'),
      /** Whatever is not approved needs one. */
      reason: lineOfText(200).optional(),
    })
    .refine(({ decision, reason }) => decision === 'approve' || Boolean(reason), {
      path: ['reason'],
      error: 'required',
    }),
  stale: deskCorrections,
});
