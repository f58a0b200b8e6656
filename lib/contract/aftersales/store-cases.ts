import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountField, idField, lineOfText, moneyText, noQuery, requiredText, typedText } from '../fields.ts';
import { carrierCodes } from '../orders/carriers.ts';
import { toTrackingNo } from '../orders/tracking-no.ts';
import { type SellerSide, sellerPathOf } from '../seller-path.ts';
import { sentNumber } from '../sent-number.ts';
import { sellerCases } from '../stale-reads.ts';
import { sortOf, workPageOf, workQuery } from '../work-list.ts';
import { aftersaleMessageBody, caseNo, evidenceFiles } from './member-cases.ts';
import { caseDetail, caseMessage, caseStatuses, caseSummary, caseTypes, returnAddress } from './member-records.ts';

const pathOf = sellerPathOf('aftersale');

/** Moves a seller can be offered, the last three only operators; a screen shows buttons from these alone. */
const sellerCaseActions = [
  'approve',
  'propose',
  'refuse',
  'receive',
  'reship',
  'refund_instead',
  'ask',
  'message',
  'decide',
  'retry',
  'release',
] as const;
export type SellerCaseAction = (typeof sellerCaseActions)[number];

/** Tabs: `todo` waits for the seller, `running` for anybody. Of the desk `disputed` and `failed` wait for the platform. */
const sellerCaseTabs = ['todo', 'running', 'disputed', 'failed', 'ended', 'all'] as const;
export type SellerCaseTab = (typeof sellerCaseTabs)[number];

const sellerCase = caseSummary.omit({ actions: true, files_left: true }).extend({
  customer: z.string(),
  /** Bulk approval takes it: it costs no more than the store has allowed. */
  is_small: z.boolean(),
  actions: z.array(z.enum(sellerCaseActions)),
});
export type SellerCase = z.output<typeof sellerCase>;

const message = caseMessage.extend({
  /** A note of the own side; the customer never sees it. */
  is_internal: z.boolean(),
});
export type SellerCaseMessage = z.output<typeof message>;

export const sellerCaseDetail = caseDetail.omit({ actions: true, files_left: true, messages: true }).extend({
  customer: z.string(),
  is_small: z.boolean(),
  actions: z.array(z.enum(sellerCaseActions)),
  messages: z.array(message),
});
export type SellerCaseDetail = z.output<typeof sellerCaseDetail>;

/** What is nearest to its deadline comes first. */
export const sellerCaseSorts = ['due', '-due', '-created', 'created'] as const;

/** How far the answer is: `none` yet, an amount `proposed` that the customer has not answered, or `given`. */
export const caseAnswers = ['none', 'proposed', 'given'] as const;

const filter = {
  tab: z.enum(sellerCaseTabs, 'choice').default('todo'),
  type: z.enum(caseTypes, 'choice').optional(),
  status: z.enum(caseStatuses, 'choice').optional(),
  answer: z.enum(caseAnswers, 'choice').optional(),
  /** Refunds that bulk approval takes. */
  size: z.enum(['small'], 'choice').optional(),
  /** Of the desk: whose cases; 0: the platform's own. */
  store_id: sentNumber('choice').int('choice').min(0, 'choice').max(Number.MAX_SAFE_INTEGER, 'choice').optional(),
  /** The number of a case or an order, or a part of a name. */
  q: z.string().trim().max(60, 'tooLong').optional(),
};
export type SellerCaseFilter = z.output<z.ZodObject<typeof filter>>;

const byNo = z.object({ no: caseNo });
const reason = requiredText(500);

const parcel = {
  /** Missing where nothing is sent: a service that was done again. */
  carrier: z.enum(carrierCodes, 'choice').optional(),
  carrier_name: lineOfText(50).default(''),
  tracking_no: z
    .string()
    .max(200, 'tooLong')
    .overwrite(toTrackingNo)
    .regex(/^([0-9A-Z]{4,40})?$/, 'invalid')
    .default(''),
};

const aftersaleApproveBody = z.object({
  no: caseNo,
  /** Of a return: where to, as `addresses` names it; the platform's own has the id 0. Missing: the default address. */
  address_id: z.union([z.literal([0, '0']).transform(() => 0), idField], 'invalid').optional(),
});
export const aftersaleProposeBody = z.object({
  no: caseNo,
  amount: amountField,
  reason,
  /** Once the goods are back: what came, by line. */
  lines: z
    .array(
      z.object({
        line_id: idField,
        received_qty: sentNumber('invalid').int('invalid').min(0, 'invalid'),
        resellable_qty: sentNumber('invalid').int('invalid').min(0, 'invalid'),
      }),
    )
    .max(200, 'tooMany')
    .default([]),
});
export const aftersaleRefuseBody = z.object({ no: caseNo, reason, files: evidenceFiles });
export const aftersaleReceiveBody = z.object({
  no: caseNo,
  lines: aftersaleProposeBody.shape.lines.removeDefault().min(1, 'required'),
  note: typedText().max(500, 'tooLong').default(''),
  /** The rest is still on its way: what has come so far is only written down. */
  is_part: z.boolean('invalid').default(false),
});
const aftersaleReshipBody = z.object({
  no: caseNo,
  ...parcel,
  note: typedText().max(500, 'tooLong').default(''),
  files: evidenceFiles,
});
const aftersaleSellerMessageBody = aftersaleMessageBody.extend({
  /** For the own side only. */
  is_internal: z.boolean('invalid').default(false),
  /** Asks the customer for evidence. */
  is_request: z.boolean('invalid').default(false),
});

/** What a seller reads; the same for stores and the platform's own desk. */
const reads = <Side extends SellerSide>(side: Side) => ({
  list: endpoint({
    method: 'get',
    path: pathOf(side, 'list'),
    summary: 'After-sales cases, next deadline first, paged by key',
    query: z.object({ ...workQuery(sellerCaseSorts), ...filter }),
    data: workPageOf(sellerCase),
  }),
  export: endpoint({
    method: 'get',
    path: pathOf(side, 'export'),
    summary: 'After-sales cases as a spreadsheet file, in list order; exports are logged',
    query: z.object({
      ...filter,
      sort: sortOf(sellerCaseSorts),
      format: z.enum(['csv', 'xlsx'], 'choice').default('csv'),
    }),
    file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    data: z.string(),
  }),
  counts: endpoint({
    method: 'get',
    path: pathOf(side, 'counts'),
    summary: 'Number of after-sales cases in each tab that waits for somebody',
    query: noQuery,
    data: z.object({ todo: z.int(), running: z.int(), disputed: z.int(), failed: z.int() }),
  }),
  info: endpoint({
    method: 'get',
    path: pathOf(side, 'info'),
    summary: 'One after-sales case with its history and messages; each look at the customer’s phone number is logged',
    query: byNo,
    data: sellerCaseDetail,
  }),
  addresses: endpoint({
    method: 'get',
    path: pathOf(side, 'addresses'),
    summary:
      'Where customers may send goods back to, default first: the store’s return addresses, or the platform’s from the settings',
    query: noQuery,
    data: z.object({ list: z.array(returnAddress.extend({ id: z.int(), is_default: z.boolean() })) }),
  }),
});

/** What a seller says to a request, and to what comes back. */
const decisions = <Side extends SellerSide>(side: Side) => {
  const stale = sellerCases[side];
  return {
    approve: endpoint({
      method: 'post',
      path: pathOf(side, 'approve'),
      summary: 'Approves a request; a refund starts at once',
      body: aftersaleApproveBody,
      stale,
    }),
    propose: endpoint({
      method: 'post',
      path: pathOf(side, 'propose'),
      summary: 'Proposes another amount, at most three times',
      body: aftersaleProposeBody,
      stale,
    }),
    refuse: endpoint({
      method: 'post',
      path: pathOf(side, 'refuse'),
      summary: 'Rejects a request, or goods that were returned',
      body: aftersaleRefuseBody,
      stale,
    }),
    receive: endpoint({
      method: 'post',
      path: pathOf(side, 'receive'),
      summary:
        'Records what came back and what of it can be sold again; a refund starts at once, unless more is on its way',
      body: aftersaleReceiveBody,
      stale,
    }),
  };
};

/** What a seller does beside: makes good, and writes. */
const deeds = <Side extends SellerSide>(side: Side) => {
  const stale = sellerCases[side];
  return {
    reship: endpoint({
      method: 'post',
      path: pathOf(side, 'reship'),
      summary: 'Sends the replacement, or records that the service was done again',
      body: aftersaleReshipBody,
      stale,
    }),
    refundInstead: endpoint({
      method: 'post',
      path: pathOf(side, 'refundInstead'),
      summary: 'Refunds in full what can’t be replaced',
      body: z.object({ no: caseNo, reason }),
      stale,
    }),
    message: endpoint({
      method: 'post',
      path: pathOf(side, 'message'),
      summary: 'Sends a message to the customer, asks for evidence, or saves an internal note',
      body: aftersaleSellerMessageBody,
      stale: [pathOf(side, 'info')],
      data: message,
    }),
  };
};

export const storeAftersale = { ...reads('store'), ...decisions('store'), ...deeds('store') };
export const operatorAftersale = { ...reads('desk'), ...decisions('desk'), ...deeds('desk') };

/** How a store stands: seen by itself and by the desk. */
export const storeAftersaleFigures = endpoint({
  method: 'get',
  path: '/api/store/aftersaleFigures',
  summary: 'How the store’s after-sales stand over 90 days, and up to which amount cases are approved together',
  query: noQuery,
  data: z.object({
    orders: z.int(),
    cases: z.int(),
    /** Cases of a hundred orders, in hundredths of a percent. */
    rate_bp: z.int(),
    /** From the request to the first answer, on average; null where none was answered. */
    answer_minutes: z.int().nullable(),
    refunded: moneyText,
    small_refund: moneyText,
  }),
});

export const storeAftersaleLimit = endpoint({
  method: 'post',
  path: '/api/store/aftersaleLimit',
  summary: 'Sets up to which amount cases may be approved together',
  body: z.object({ small_refund: amountField }),
  stale: ['/api/store/aftersaleFigures', '/api/store/aftersaleList'],
});
