import { z } from 'zod';
import { fulfilments, unitText } from '../catalogue/shop-records.ts';
import { moneyText, unixSeconds } from '../fields.ts';
import { picture } from '../files/picture.ts';
import { redStatuses } from '../invoices/records.ts';
import { attachedFile, timelineEntry } from '../quotation/member-records.ts';

/** What a customer asks for (docs/domain/aftersales.md 2). Of a service `reship` is: do it again. */
export const caseTypes = ['refund_only', 'return_refund', 'exchange', 'reship'] as const;
export type CaseType = (typeof caseTypes)[number];

/** How far a case is (docs/domain/aftersales.md 3). */
export const caseStatuses = [
  'applied',
  'awaiting_return',
  'returning',
  'awaiting_refund',
  'refunding',
  'refund_failed',
  'awaiting_reship',
  'reshipped',
  'rejected',
  'disputed',
  'completed',
  'cancelled',
] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** Who made the trouble, by its reason: it decides the freight, of the order and of the way back. */
export const caseFaults = ['buyer', 'store', 'carrier'] as const;
export type CaseFault = (typeof caseFaults)[number];

/** Whose turn it is. */
const caseTurns = ['customer', 'seller', 'platform', 'none'] as const;
export type CaseTurn = (typeof caseTurns)[number];

/** How a case ended that came to nothing. */
export const caseCloseReasons = ['withdrawn', 'not_returned', 'not_disputed', 'platform_rejected'] as const;

/** What the shop says beside the form of its policy (docs/domain/aftersales.md 5): of returns without a reason, of what is faulty, of what cannot go back just so. */
export const casePolicies = [
  'no_reason',
  'quality',
  'quality_pickup',
  'quality_service',
  'quality_digital',
  'made',
  'digital',
] as const;
export type CasePolicy = (typeof casePolicies)[number];

/** What happens where nobody acts until the deadline. */
const caseEndings = [
  'approved',
  'proposal_dropped',
  'escalated',
  'closed',
  'received',
  'completed',
  'decision',
] as const;
export type CaseEnding = (typeof caseEndings)[number];

/** Moves a customer can be offered; a screen shows buttons from these alone. */
export const caseActions = [
  'accept',
  'amend',
  'send_back',
  'dispute',
  'resubmit',
  'confirm',
  'withdraw',
  'message',
] as const;
export type CaseAction = (typeof caseActions)[number];

const caseLine = z.object({
  line_id: z.int(),
  slug: z.string(),
  name: z.string(),
  picture: picture.nullable(),
  spec_text: z.string(),
  unit: unitText,
  qty: z.int(),
  /** What these pieces are worth at most, freight left out; zero where something is sent again. */
  amount: moneyText,
  /** What came back, and what of it can be sold again; null until somebody has looked. */
  received_qty: z.int().nullable(),
  resellable_qty: z.int().nullable(),
  /** The version it is to be exchanged for, where that is another one; empty: the same again. */
  exchange_text: z.string(),
});
export type CaseLine = z.output<typeof caseLine>;

export const caseSummary = z.object({
  no: z.string(),
  order_no: z.string(),
  type: z.enum(caseTypes),
  status: z.enum(caseStatuses),
  fulfilment: z.enum(fulfilments),
  /** In the reader's language. */
  reason: z.string(),
  lines: z.array(caseLine),
  /** What was asked for; zero where something is sent again. */
  requested: moneyText,
  /** What comes back, once that is settled. */
  approved: moneyText.nullable(),
  /** What the seller has offered and the customer has not answered. */
  proposed: moneyText.nullable(),
  turn: z.enum(caseTurns),
  deadline: unixSeconds.nullable(),
  store_name: z.string().nullable(),
  close_reason: z.enum(caseCloseReasons).nullable(),
  create_time: unixSeconds,
  close_time: unixSeconds.nullable(),
  /** So many files can still be added to the request. */
  files_left: z.int(),
  actions: z.array(z.enum(caseActions)),
});
export type CaseSummary = z.output<typeof caseSummary>;

/** A parcel on its way, to the seller or to the customer. */
const caseParcel = z.object({
  carrier_code: z.string(),
  carrier_name: z.string(),
  tracking_no: z.string(),
  time: unixSeconds,
});

export const caseMessage = z.object({
  id: z.int(),
  author: z.enum(['you', 'customer', 'store', 'platform']),
  author_name: z.string(),
  text: z.string(),
  files: z.array(attachedFile),
  /** The seller or the platform asks for evidence. */
  is_request: z.boolean(),
  create_time: unixSeconds,
});
export type CaseMessage = z.output<typeof caseMessage>;

/** What comes back for what is asked for, as the server works it out (docs/domain/aftersales.md 4). */
export const caseWorth = z.object({
  goods: moneyText,
  freight: moneyText,
  total: moneyText,
  points: z.int(),
  /** Where it goes back to, in this order. */
  ways: z.array(z.object({ channel: z.string(), amount: moneyText })),
});
export type CaseWorth = z.output<typeof caseWorth>;

/** Where goods are sent back to, as carriers read it. */
export const returnAddress = z.object({ receiver: z.string(), mobile: z.string(), line: z.string() });
export type ReturnAddress = z.output<typeof returnAddress>;

const said = z.object({ reason: z.string(), files: z.array(attachedFile) });

export const caseDetail = caseSummary.extend({
  description: z.string(),
  phone: z.string(),
  evidence: z.array(attachedFile),
  fault: z.enum(caseFaults),
  /** The goods had arrived. */
  is_received: z.boolean(),
  /** Within the days in which no reason is needed. */
  is_no_reason: z.boolean(),
  /** What it is worth at most. */
  goods: moneyText,
  freight: moneyText,
  rounds_left: z.int(),
  proposal_reason: z.string(),
  refusal: said.extend({ stage: z.enum(['review', 'receive']) }).nullable(),
  dispute: said.nullable(),
  decision: z.string(),
  return_address: returnAddress.nullable(),
  /** Who pays the way back; null where nothing is sent back. */
  return_payer: z.enum(['buyer', 'store']).nullable(),
  parcels: z.array(caseParcel),
  received_note: z.string(),
  /** What was sent again, or done again. */
  replacement: caseParcel.extend({ note: z.string(), files: z.array(attachedFile) }).nullable(),
  refunds: z.array(
    z.object({
      no: z.string(),
      channel: z.string(),
      kind: z.enum(['original', 'balance', 'manual']),
      status: z.string(),
      amount: moneyText,
      time: unixSeconds.nullable(),
    }),
  ),
  /**
   * Special invoices of its order: money that goes back waits until their company has agreed to a red letter
   * (docs/domain/invoices.md 11). Empty: it waits for nothing of the kind.
   */
  holds: z.array(
    z.object({
      invoice_no: z.string(),
      /** Empty: it is asked for when the request is approved. */
      red_no: z.string(),
      red_status: z.enum(redStatuses).nullable(),
      expire_time: unixSeconds.nullable(),
    }),
  ),
  /** What happens by itself at the deadline. */
  ending: z.enum(caseEndings).nullable(),
  timeline: z.array(timelineEntry),
  messages: z.array(caseMessage),
});
export type CaseDetail = z.output<typeof caseDetail>;
