import { z } from 'zod';
import { fulfilments, productKinds, unitNames } from './catalogue-records.ts';
import { endpoint } from './endpoint.ts';
import { lineOfText, moneyText, noQuery, nothing, pageOf, pageQuery, requiredText, unixSeconds } from './fields.ts';
import { picture } from './picture.ts';
import { specResults, specSelection } from './specification.ts';
import { useAddressSchema } from './user.ts';

/** States of a quotation (product.md 2.5.3). */
export const quotationStatuses = [
  'draft',
  'submitted',
  'quoting',
  'quoted',
  'negotiating',
  'converted',
  'declined',
  'rejected',
  'expired',
  'cancelled',
] as const;
export type QuotationStatus = (typeof quotationStatuses)[number];

/** Moves a customer can be offered; a screen shows buttons from these alone. */
export const quotationActions = [
  'edit',
  'submit',
  'pull_back',
  'cancel',
  'counter',
  'confirm',
  'decline',
  'requote',
  'copy',
  'message',
] as const;
export type QuotationAction = (typeof quotationActions)[number];

export const quotationNo = z
  .string()
  .trim()
  .regex(/^QT\d{14}$/, 'invalid');
const itemId = z.coerce.number('invalid').int('invalid').positive('invalid').max(Number.MAX_SAFE_INTEGER);
/** Names a line in every version of its quotation. */
const lineKey = z.uuid('invalid');
const quantity = z.coerce.number('invalid').int('invalid').min(1, 'specMinimum').max(999_999, 'specMaximum');
/** Yuan with at most two decimals. */
const amountField = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'amount');

/** The link shows a private file for some minutes; sent back it names the file all the same. */
export const attachedFile = z.object({ url: z.string(), name: z.string(), size: z.int() });
/** Addresses of own uploads with the topic `quotation`. */
const fileAddresses = z.array(z.string().trim().max(255, 'tooLong')).max(10, 'tooMany').default([]);

/** A row of a chosen specification to read. */
export const specRow = z.object({
  key: z.string(),
  label: z.string(),
  value: z.string(),
  /** How many questions and headings it stands under. */
  depth: z.int(),
  /** The answer to a yes-or-no question; null for every other. */
  is_on: z.boolean().nullable(),
});
export type SpecRow = z.output<typeof specRow>;

/** One line, in the words of the reader's language. */
export const quotationItem = z.object({
  id: z.int(),
  line_key: z.string(),
  /** `ready`: a variant as it is; `configured`: by a specification tree; `free`: a line a seller added in words. */
  kind: z.enum(['ready', 'configured', 'free']),
  product_id: z.int().nullable(),
  slug: z.string(),
  product_kind: z.enum(productKinds),
  fulfilment: z.enum(fulfilments),
  name: z.string(),
  picture: picture.nullable(),
  variant_id: z.int().nullable(),
  /** The chosen options of a variant, e.g. `A4 · 白色`. */
  variant_text: z.string(),
  template_version_id: z.int().nullable(),
  /** Answers as they were given, complete or not, to go on with. */
  selection: specSelection,
  qty: z.int(),
  unit: z.enum(unitNames),
  /** `needs_quote`: a seller names the price; the amounts are what is known so far. */
  result: z.enum(specResults),
  unit_price: moneyText,
  /** What it would cost by the list, where a seller named another price. */
  list_amount: moneyText.nullable(),
  amount: moneyText,
  /** What the customer wants to pay for one unit. */
  target_price: moneyText.nullable(),
  /** The chosen specification to read, in the order of the tree. */
  spec: z.array(specRow),
  /** Sums to `amount` where the price is a listed one. */
  breakdown: z.array(z.object({ label: z.string(), question: z.string().nullable(), amount: moneyText })),
  note: z.string(),
  files: z.array(attachedFile),
  /** Own uploads that the answers of `selection` name, as links that show them for some minutes. */
  spec_files: z.array(attachedFile),
  /** Sentences by node key, `qty`, or `item` for what is not offered any more; while there is one, it cannot be sent. */
  faults: z.record(z.string(), z.string()),
});
export type QuotationItem = z.output<typeof quotationItem>;

const versionSummary = z.object({
  n: z.int(),
  author: z.enum(['buyer', 'seller']),
  status: z.enum(['draft', 'sent', 'superseded', 'accepted', 'declined', 'expired']),
  total: moneyText,
  sent_time: unixSeconds.nullable(),
});

export const quotationVersion = versionSummary.extend({
  items: z.array(quotationItem),
  goods: moneyText,
  freight: moneyText,
  /** Zero or above; taken off. */
  discount: moneyText,
  /** What is to be paid first, zero without a deposit. */
  deposit: moneyText,
  deposit_bp: z.int(),
  tax_mode: z.enum(['included', 'excluded']),
  lead_days: z.int().nullable(),
  valid_until: unixSeconds.nullable(),
  payment_terms: z.string(),
  terms: z.string(),
  note: z.string(),
});
export type QuotationVersion = z.output<typeof quotationVersion>;

export const quotationSummary = z.object({
  no: z.string(),
  title: z.string(),
  status: z.enum(quotationStatuses),
  /** Whose move it is. */
  turn: z.enum(['buyer', 'seller', 'none']),
  /** The draft that products are put into. */
  is_basket: z.boolean(),
  item_count: z.int(),
  /** Names of the first lines. */
  names: z.array(z.string()),
  picture: picture.nullable(),
  /** Null while a seller has to name a price. */
  total: moneyText.nullable(),
  version_n: z.int(),
  valid_until: unixSeconds.nullable(),
  /** When the one whose turn it is has to have acted; null: no time. */
  deadline: unixSeconds.nullable(),
  store_name: z.string().nullable(),
  order_no: z.string().nullable(),
  create_time: unixSeconds,
  update_time: unixSeconds,
  actions: z.array(z.enum(quotationActions)),
});
export type QuotationSummary = z.output<typeof quotationSummary>;

/** What happened, newest first; the sentence is chosen by `event`. */
export const timelineEntry = z.object({
  event: z.string(),
  status: z.string(),
  actor: z.enum(['you', 'customer', 'store', 'platform', 'system']),
  reason: z.string(),
  time: unixSeconds,
});
export type TimelineEntry = z.output<typeof timelineEntry>;

export const quotationDetail = quotationSummary.extend({
  requirements: z.string(),
  /** `yyyy-mm-dd`, or empty. */
  need_by: z.string(),
  files: z.array(attachedFile),
  address: useAddressSchema.nullable(),
  current: quotationVersion,
  versions: z.array(versionSummary),
  message_count: z.int(),
  /** Rounds of counter-offers that are left. */
  rounds_left: z.int(),
  close_reason: z.string(),
  timeline: z.array(timelineEntry),
});
export type QuotationDetail = z.output<typeof quotationDetail>;

const byNo = z.object({ no: quotationNo });

export const quoteBasket = endpoint({
  method: 'get',
  path: '/api/quote/basket',
  summary: "The caller's current draft, which is the basket; null while there is none",
  query: noQuery,
  data: quotationDetail.nullable(),
});

/** A tree has no more nodes, so more keys than this are no mistake of a person. */
const mostAnswers = 500;

const itemChoice = {
  /** The quotation it goes into; missing: the basket, which is made when there is none. */
  no: quotationNo.optional(),
  /** A line to change; missing: a new one. */
  id: itemId.optional(),
  /**
   * Made by the client for a new line, whose key it becomes: the same key sent again changes that line. Where the line
   * was added to one with the same goods, it counts once.
   */
  line_key: lineKey.toLowerCase().optional(),
  product_id: itemId,
  /** Of a ready product. */
  variant_id: itemId.optional(),
  /** Of a configured one, with `selection`. */
  template_version_id: itemId.optional(),
  selection: specSelection.refine((selection) => Object.keys(selection).length <= mostAnswers, 'invalid').default({}),
  qty: quantity,
  target_price: amountField.optional(),
  note: z.string().trim().max(500, 'tooLong').default(''),
  files: fileAddresses,
};
export const quoteItemSaveBody = z.object(itemChoice);

export const quoteItemSave = endpoint({
  method: 'post',
  path: '/api/quote/itemSave',
  summary: 'Adds a line to a draft or changes one. An incomplete configuration is kept too, with its faults',
  body: quoteItemSaveBody,
  data: z.object({ no: z.string(), item: quotationItem }),
});

export const quoteItemCopy = endpoint({
  method: 'post',
  path: '/api/quote/itemCopy',
  summary: 'Doubles a line of a draft',
  body: z.object({ no: quotationNo, id: itemId }),
  data: z.object({ no: z.string(), item: quotationItem }),
});

export const quoteItemRemove = endpoint({
  method: 'post',
  path: '/api/quote/itemRemove',
  summary: 'Takes lines out of a draft',
  body: z.object({ no: quotationNo, ids: z.array(itemId).min(1, 'required').max(200, 'tooMany') }),
  data: nothing,
});

export const quoteSaveBody = z.object({
  no: quotationNo,
  title: lineOfText(80).default(''),
  requirements: z.string().trim().max(2000, 'tooLong').default(''),
  need_by: z.union([z.literal(''), z.iso.date('date')]).default(''),
  address_id: itemId.optional(),
  files: fileAddresses,
});

export const quoteSave = endpoint({
  method: 'post',
  path: '/api/quote/save',
  summary: 'Saves what a draft says beside its lines',
  body: quoteSaveBody,
  data: quotationDetail,
});

export const quoteSubmit = endpoint({
  method: 'post',
  path: '/api/quote/submit',
  summary: 'Sends a draft to the sellers, whole or the chosen lines of it; what is not chosen stays in a draft',
  body: z.object({ no: quotationNo, items: z.array(itemId).min(1, 'required').max(200, 'tooMany').optional() }),
  data: z.object({ no: z.string() }),
});

export const quoteList = endpoint({
  method: 'get',
  path: '/api/quote/list',
  summary: 'Quotations of the caller, newest first',
  query: z.object({
    ...pageQuery,
    /** `open`: everything that can still become an order. */
    status: z
      .enum([...quotationStatuses, 'open'])
      .optional()
      .catch(undefined),
    q: z.string().trim().max(60).optional().catch(undefined),
  }),
  data: pageOf(quotationSummary),
});

export const quoteInfo = endpoint({
  method: 'get',
  path: '/api/quote/info',
  summary: 'One quotation of the caller with its current version',
  query: byNo,
  data: quotationDetail,
});

export const quoteVersion = endpoint({
  method: 'get',
  path: '/api/quote/version',
  summary: 'One version that was sent, as it was',
  query: z.object({ no: quotationNo, n: z.coerce.number('invalid').int('invalid').positive('invalid') }),
  data: quotationVersion,
});

export const quoteCounter = endpoint({
  method: 'post',
  path: '/api/quote/counter',
  summary: 'Answers an offer with target prices or other quantities',
  body: z.object({
    no: quotationNo,
    /** The version that was read: another one meanwhile answers `status_changed`. */
    n: z.int('invalid').positive('invalid'),
    note: z.string().trim().max(500, 'tooLong').default(''),
    items: z
      .array(z.object({ line_key: lineKey, qty: quantity, target_price: amountField.optional() }))
      .min(1, 'required')
      .max(200, 'tooMany'),
  }),
  data: nothing,
});

const withReason = z.object({ no: quotationNo, reason: requiredText(200).pipe(lineOfText(200)) });

export const quoteDecline = endpoint({
  method: 'post',
  path: '/api/quote/decline',
  summary: 'Turns an offer down',
  body: withReason,
  data: nothing,
});

export const quoteCancel = endpoint({
  method: 'post',
  path: '/api/quote/cancel',
  summary: 'Gives a quotation up before there is an offer',
  body: z.object({ no: quotationNo, reason: lineOfText(200).default('') }),
  data: nothing,
});

export const quotePullBack = endpoint({
  method: 'post',
  path: '/api/quote/pullBack',
  summary: 'Takes a quotation back into a draft while no seller has opened it',
  body: byNo,
  data: nothing,
});

export const quoteRequote = endpoint({
  method: 'post',
  path: '/api/quote/requote',
  summary: 'Asks for a new offer after one has expired, or was declined or refused',
  body: byNo,
  data: nothing,
});

export const quoteCopy = endpoint({
  method: 'post',
  path: '/api/quote/copy',
  summary: 'A new draft with the same lines, at the prices of today',
  body: byNo,
  data: z.object({ no: z.string() }),
});

export const quotationMessage = z.object({
  id: z.int(),
  /** The line it is about; null: the whole quotation. */
  line_key: z.string().nullable(),
  author: z.enum(['you', 'customer', 'store', 'platform']),
  author_name: z.string(),
  text: z.string(),
  files: z.array(attachedFile),
  create_time: unixSeconds,
});
export type QuotationMessage = z.output<typeof quotationMessage>;

export const quoteMessages = endpoint({
  method: 'get',
  path: '/api/quote/messages',
  summary: 'What was written about a quotation, oldest first',
  query: byNo,
  data: z.object({ list: z.array(quotationMessage) }),
});

export const quoteMessageBody = z.object({
  no: quotationNo,
  line_key: lineKey.optional(),
  text: requiredText(1000),
  files: fileAddresses,
});

export const quoteMessage = endpoint({
  method: 'post',
  path: '/api/quote/message',
  summary: 'Writes to the seller',
  body: quoteMessageBody,
  data: quotationMessage,
});

export const quotePdf = endpoint({
  method: 'get',
  path: '/api/quote/pdf',
  summary: "A version as a document in the reader's language",
  query: z.object({ no: quotationNo, n: z.coerce.number('invalid').int('invalid').positive('invalid') }),
  file: 'application/pdf',
  data: nothing,
});
