import { z } from 'zod';
import { locales } from '#lib/i18n/locales.ts';
import { textFieldsOf } from '#lib/i18n/texts.ts';
import { daysField } from '../day.ts';
import { endpoint } from '../endpoint.ts';
import {
  amountField,
  idField,
  lineOfText,
  moneyText,
  noQuery,
  quantityField,
  requiredText,
  typedText,
} from '../fields.ts';
import { orderNo } from '../orders/member-checkout.ts';
import { sentNumber } from '../sent-number.ts';
import { deskCases } from '../stale-reads.ts';
import { textFields } from '../texts.ts';
import { caseNo } from './member-cases.ts';
import { caseFaults, casePolicies, caseTypes } from './member-records.ts';

/** How a dispute can end (A12). */
export const caseDecisions = ['refund', 'return', 'reship', 'reject'] as const;

const aftersaleDecideBody = z.object({
  no: caseNo,
  decision: z.enum(caseDecisions, 'choice'),
  /** Of a refund or a return; missing: as requested. */
  amount: amountField.optional(),
  /** Both sides read it. */
  note: requiredText(500),
});

export const operatorAftersaleDecide = endpoint({
  method: 'post',
  path: '/api/operator/aftersale/decide',
  summary: 'Decides a dispute; both sides read the note',
  body: aftersaleDecideBody,
  stale: deskCases,
});

const aftersaleOpenBody = z.object({
  no: orderNo,
  type: z.enum(caseTypes, 'choice'),
  reason_id: idField,
  lines: z
    .array(z.object({ line_id: idField, qty: quantityField }))
    .min(1, 'required')
    .max(200, 'tooMany'),
  /** Missing: as much as there is. */
  amount: amountField.optional(),
  description: requiredText(1000),
});

export const operatorAftersaleOpen = endpoint({
  method: 'post',
  path: '/api/operator/aftersale/open',
  isOnce: true,
  summary: 'Opens a case for a customer, after completion too; needs the header Idempotency-Key',
  body: aftersaleOpenBody,
  stale: deskCases,
  data: z.object({ no: z.string() }),
});

export const operatorAftersaleRetry = endpoint({
  method: 'post',
  path: '/api/operator/aftersale/retry',
  summary: 'Tries the refunds of a case again that failed, under the same numbers',
  body: z.object({ no: caseNo }),
  stale: deskCases,
});

export const operatorAftersaleRelease = endpoint({
  method: 'post',
  path: '/api/operator/aftersale/release',
  summary: 'Pays back the money of a case that waits for the red letter of a special invoice',
  body: z.object({ no: caseNo, reason: requiredText(200) }),
  stale: deskCases,
});

export const reasonBody = z.object({
  /** Missing: a new one. */
  id: idField.optional(),
  ...textFields('', requiredText(60).pipe(lineOfText(60))),
  types: z.array(z.enum(caseTypes, 'choice')).min(1, 'required').max(caseTypes.length, 'tooMany'),
  fault: z.enum(caseFaults, 'choice'),
  needs_evidence: z.boolean('invalid').default(false),
  sort: sentNumber('invalid').int('invalid').min(0, 'invalid').max(9999, 'invalid').default(0),
  is_active: z.boolean('invalid').default(true),
});

const reasonRecord = z.object({
  id: z.int(),
  ...textFields('', z.string()),
  types: z.array(z.enum(caseTypes)),
  fault: z.enum(caseFaults),
  needs_evidence: z.boolean(),
  /** The one for returns that need no reason: its words can change, it always exists. */
  is_no_reason: z.boolean(),
  sort: z.int(),
  is_active: z.boolean(),
});
export type ReasonRecord = z.output<typeof reasonRecord>;

const policyRecord = z.object({
  key: z.enum(casePolicies),
  ...textFields('', z.string()),
});
export type PolicyRecord = z.output<typeof policyRecord>;

/** Empty in every language: nothing is said. `{days}` stands for the days of the settings. */
const policyText = typedText()
  .max(500, 'tooLong')
  .refine((text) => !/[{}]/.test(text.replaceAll('{days}', '')), 'policyPlaceholder');

export const policyBody = z
  .object({ key: z.enum(casePolicies, 'choice'), ...textFields('', policyText) })
  .superRefine((policy, context) => {
    const empty = textFieldsOf('').filter((name) => policy[name] === '');
    if (empty.length === locales.length) return;
    for (const name of empty) context.addIssue({ code: 'custom', path: [name], message: 'required' });
  });

export const operatorAftersaleReasons = endpoint({
  method: 'get',
  path: '/api/operator/aftersale/reasons',
  summary:
    'All reasons for after-sales, also those that are no longer offered, and what is said of the policy beside the form',
  query: noQuery,
  data: z.object({ list: z.array(reasonRecord), policies: z.array(policyRecord) }),
});

export const operatorAftersalePolicySave = endpoint({
  method: 'post',
  path: '/api/operator/aftersale/policySave',
  summary: 'Saves what customers read of one policy beside the form; empty in both languages: nothing is shown',
  body: policyBody,
  stale: ['/api/operator/aftersale/reasons'],
  data: policyRecord,
});

export const operatorAftersaleReasonSave = endpoint({
  method: 'post',
  path: '/api/operator/aftersale/reasonSave',
  summary: 'Saves a reason; cases keep the one they were opened with',
  body: reasonBody,
  stale: ['/api/operator/aftersale/reasons'],
  data: reasonRecord,
});

export const statisticsBy = ['store', 'product', 'reason'] as const;

export const operatorAftersaleStatistics = endpoint({
  method: 'get',
  path: '/api/operator/aftersale/statistics',
  summary: 'Cases and refunds by store, product or reason, most cases first; at most a hundred rows',
  query: z.object({
    by: z.enum(statisticsBy, 'choice').default('store'),
    days: daysField.default(90),
  }),
  data: z.object({
    list: z.array(
      z.object({
        /** Of the store (0: the platform), the reason or the product; below 0 where it is no product of the shop. */
        id: z.int(),
        name: z.string(),
        cases: z.int(),
        /** Cases that went to the platform, decided or not. */
        disputes: z.int(),
        refunded: moneyText,
        /** From the request to the end, on average; null while none has ended. */
        hours: z.int().nullable(),
      }),
    ),
    cases: z.int(),
    refunded: moneyText,
  }),
});
