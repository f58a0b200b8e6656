import { z } from 'zod';
import { fulfilments } from '../catalogue/shop-records.ts';
import { endpoint } from '../endpoint.ts';
import {
  amountField,
  idField,
  mobileField,
  noQuery,
  quantityField,
  requiredText,
  typedText,
  unixSeconds,
} from '../fields.ts';
import { orderLine, orderNo } from '../orders/member-checkout.ts';
import { isCarrierNamed, tracked, unnamed } from '../orders/tracked.ts';
import { memberCases } from '../stale-reads.ts';
import { workPageOf, workQuery } from '../work-list.ts';
import {
  caseDetail,
  caseFaults,
  caseMessage,
  casePolicies,
  caseSummary,
  caseTypes,
  caseWorth,
} from './member-records.ts';

export const caseNo = z
  .string()
  .trim()
  .regex(/^AS\d{14}$/i, 'invalid')
  .toUpperCase();

/** So many pictures or short videos show what is wrong. */
export const mostEvidence = 9;
/** Of a request, whatever is added to it later among them. */
export const mostEvidenceOfCase = 2 * mostEvidence;
/** Addresses of own uploads with the topic `aftersale`. */
export const evidenceFiles = z.array(typedText().max(255, 'tooLong')).max(mostEvidence, 'tooMany').default([]);

const description = typedText().max(1000, 'tooLong').default('');

/** Tabs of the customer's list: `yours` waits for the customer, `running` for anybody. */
export const caseTabs = ['all', 'yours', 'running', 'ended'] as const;
export type CaseTab = (typeof caseTabs)[number];

const offer = z.object({
  type: z.enum(caseTypes),
  /** So many pieces at most. */
  qty: z.int(),
  /** Until when it can be asked for; null: nothing ends it yet. */
  until: unixSeconds.nullable(),
  /** No reason is needed, until then (null: until receipt and the days after it). */
  is_no_reason: z.boolean(),
  no_reason_until: unixSeconds.nullable(),
});

const offeredLine = orderLine.extend({
  offers: z.array(offer),
  /** Made for this customer: no return without a reason. */
  is_made: z.boolean(),
  /** The open case that it is in. */
  case_no: z.string().nullable(),
  /** Other versions at the same price, which it can be exchanged for. */
  exchanges: z.array(z.object({ variant_id: z.int(), text: z.string() })),
});

const caseReason = z.object({
  id: z.int(),
  /** In the reader's language. */
  text: z.string(),
  types: z.array(z.enum(caseTypes)),
  needs_evidence: z.boolean(),
  fault: z.enum(caseFaults),
  /** The one for a return that needs no reason. */
  is_no_reason: z.boolean(),
});
export type CaseReason = z.output<typeof caseReason>;

export const aftersaleOptions = endpoint({
  method: 'get',
  path: '/api/aftersale/options',
  summary: 'What can be requested for each line of one of the caller’s orders, until when, and for which reasons',
  query: z.object({ no: orderNo }),
  data: z.object({
    no: z.string(),
    fulfilment: z.enum(fulfilments),
    store_name: z.string().nullable(),
    lines: z.array(offeredLine),
    reasons: z.array(caseReason),
    /** Nobody has accepted the order yet: what is requested is refunded at once, and whole. */
    is_at_once: z.boolean(),
    /** The number the seller may call, as the order has it. */
    phone: z.string(),
    /** In the reader's language, days filled in; empty: nothing is said. */
    policies: z.record(z.enum(casePolicies), z.string()),
  }),
});

const requestedLine = z.object({
  line_id: idField,
  qty: quantityField,
  /** Of an exchange: the version to be sent; missing: the same again. */
  variant_id: idField.optional(),
});

const requested = {
  no: orderNo,
  type: z.enum(caseTypes, 'choice'),
  reason_id: idField,
  lines: z.array(requestedLine).min(1, 'required').max(200, 'tooMany'),
};

export const aftersalePreview = endpoint({
  method: 'post',
  path: '/api/aftersale/preview',
  summary: 'What would be refunded at most, and how; nothing is saved',
  body: z.object(requested),
  stale: [],
  data: caseWorth,
});

export const aftersaleApplyBody = z.object({
  ...requested,
  /** Missing: as much as there is. */
  amount: amountField.optional(),
  is_received: z.boolean('invalid').default(true),
  description,
  phone: mobileField,
  files: evidenceFiles,
});

export const aftersaleApply = endpoint({
  method: 'post',
  path: '/api/aftersale/apply',
  isOnce: true,
  summary: 'Opens an after-sales case; needs the header Idempotency-Key',
  body: aftersaleApplyBody,
  stale: memberCases,
  data: z.object({ no: z.string() }),
});

export const aftersaleList = endpoint({
  method: 'get',
  path: '/api/aftersale/list',
  summary: 'The caller’s after-sales cases, newest first, paged by key',
  query: z.object({
    ...workQuery(['-created', 'created']),
    tab: z.enum(caseTabs, 'choice').default('all'),
    /** The number of a case or an order, or a part of a name. */
    q: z.string().trim().max(60, 'tooLong').optional(),
  }),
  data: workPageOf(caseSummary),
});

export const aftersaleCounts = endpoint({
  method: 'get',
  path: '/api/aftersale/counts',
  summary: 'Number of the caller’s after-sales cases in each tab',
  query: noQuery,
  data: z.record(z.enum(caseTabs), z.int()),
});

const byNo = z.object({ no: caseNo });

export const aftersaleInfo = endpoint({
  method: 'get',
  path: '/api/aftersale/info',
  summary: 'One of the caller’s after-sales cases with its history and messages',
  query: byNo,
  data: caseDetail,
});

export const aftersaleAccept = endpoint({
  method: 'post',
  path: '/api/aftersale/accept',
  summary: 'Accepts the amount the seller has proposed',
  body: z.object({
    no: caseNo,
    /** The amount that was read: another one meanwhile answers `status_changed`. */
    amount: amountField,
  }),
  stale: memberCases,
});

const aftersaleAmendBody = z.object({
  no: caseNo,
  /** Missing: as it is. */
  amount: amountField.optional(),
  description,
  files: evidenceFiles,
});

export const aftersaleAmend = endpoint({
  method: 'post',
  path: '/api/aftersale/amend',
  summary: 'Changes what is requested; turns down a proposed amount',
  body: aftersaleAmendBody,
  stale: memberCases,
});

export const aftersaleResubmit = endpoint({
  method: 'post',
  path: '/api/aftersale/resubmit',
  summary: 'Submits a rejected request once more, with new evidence',
  body: z.object({ no: caseNo, description: requiredText(1000), files: evidenceFiles }),
  stale: memberCases,
});

export const aftersaleCancel = endpoint({
  method: 'post',
  path: '/api/aftersale/cancel',
  summary: 'Withdraws a request',
  body: byNo,
  stale: memberCases,
});

export const aftersaleShipBody = z.object({ no: caseNo, ...tracked }).refine(isCarrierNamed, unnamed);

export const aftersaleShip = endpoint({
  method: 'post',
  path: '/api/aftersale/ship',
  summary: 'Says by which parcel the goods are going back; another call adds another parcel',
  body: aftersaleShipBody,
  stale: memberCases,
});

export const aftersaleDispute = endpoint({
  method: 'post',
  path: '/api/aftersale/dispute',
  summary: 'Asks the platform to decide',
  body: z.object({ no: caseNo, reason: requiredText(500), files: evidenceFiles }),
  stale: memberCases,
});

export const aftersaleConfirm = endpoint({
  method: 'post',
  path: '/api/aftersale/confirm',
  summary: 'Confirms that the replacement has arrived, or that the service was done again',
  body: byNo,
  stale: memberCases,
});

export const aftersaleMessageBody = z.object({ no: caseNo, text: requiredText(1000), files: evidenceFiles });

export const aftersaleMessage = endpoint({
  method: 'post',
  path: '/api/aftersale/message',
  summary: 'Sends a message, with files, to whoever decides',
  body: aftersaleMessageBody,
  stale: ['/api/aftersale/info'],
  data: caseMessage,
});
