import { z } from 'zod';
import { specSelection } from '../catalogue/specification.ts';
import { endpoint } from '../endpoint.ts';
import {
  idField,
  lineOfText,
  noQuery,
  pageOf,
  pageQuery,
  quantityField,
  requiredText,
  typedText,
  unitPriceField,
} from '../fields.ts';
import { sentNumber } from '../sent-number.ts';
import { memberQuotations } from '../stale-reads.ts';
import {
  quotationDetail,
  quotationItem,
  quotationMessage,
  quotationStatuses,
  quotationSummary,
  quotationVersion,
} from './member-records.ts';

export const quotationNo = z
  .string()
  .trim()
  .regex(/^QT\d{14}$/, 'invalid');
/** Names a line in every version of its quotation. */
const lineKey = z.uuid('invalid');

/** Addresses of own uploads with the topic `quotation`. */
const fileAddresses = z.array(typedText().max(255, 'tooLong')).max(10, 'tooMany').default([]);

const byNo = z.object({ no: quotationNo });

export const quoteBasket = endpoint({
  method: 'get',
  path: '/api/quote/basket',
  summary: 'The caller’s current draft quotation; null if there is none',
  query: noQuery,
  data: quotationDetail.nullable(),
});

export const quoteCount = endpoint({
  method: 'get',
  path: '/api/quote/count',
  summary: 'Number of lines in the caller’s current quotation, shown in the header',
  query: noQuery,
  data: z.object({ count: z.int() }),
});

/** A tree has no more nodes, so more keys than this are no mistake of a person. */
const mostAnswers = 500;

const itemChoice = {
  /** The quotation it goes into; missing: the basket, which is made when there is none. */
  no: quotationNo.optional(),
  /** A line to change; missing: a new one. */
  id: idField.optional(),
  /**
   * Made by the client for a new line, whose key it becomes: the same key sent again changes that line. Where the line
   * was added to one with the same goods, it counts once.
   */
  line_key: lineKey.toLowerCase().optional(),
  product_id: idField,
  /** Of a ready product. */
  variant_id: idField.optional(),
  /** Of a configured one, with `selection`. */
  template_version_id: idField.optional(),
  selection: specSelection.refine((selection) => Object.keys(selection).length <= mostAnswers, 'invalid').default({}),
  qty: quantityField,
  target_price: unitPriceField.optional(),
  note: typedText().max(500, 'tooLong').default(''),
  files: fileAddresses,
};
export const quoteItemSaveBody = z.object(itemChoice);

export const quoteItemSave = endpoint({
  method: 'post',
  path: '/api/quote/itemSave',
  summary: 'Adds a line to a draft or updates one. Incomplete configurations are saved too, with their faults',
  body: quoteItemSaveBody,
  bounds: { bytes: 256 * 1024 },
  stale: memberQuotations,
  data: z.object({ no: z.string(), item: quotationItem }),
});

export const quoteItemCopy = endpoint({
  method: 'post',
  path: '/api/quote/itemCopy',
  summary: 'Duplicates a line of a draft',
  body: z.object({ no: quotationNo, id: idField }),
  stale: memberQuotations,
  data: z.object({ no: z.string(), item: quotationItem }),
});

export const quoteItemRemove = endpoint({
  method: 'post',
  path: '/api/quote/itemRemove',
  summary: 'Removes lines from a draft',
  body: z.object({ no: quotationNo, ids: z.array(idField).min(1, 'required').max(200, 'tooMany') }),
  stale: memberQuotations,
});

const quoteSaveBody = z.object({
  no: quotationNo,
  title: lineOfText(80).default(''),
  requirements: typedText().max(2000, 'tooLong').default(''),
  need_by: z.union([z.literal(''), z.iso.date('date')]).default(''),
  address_id: idField.optional(),
  files: fileAddresses,
});

export const quoteSave = endpoint({
  method: 'post',
  path: '/api/quote/save',
  summary: 'Saves a draft’s details apart from its lines',
  body: quoteSaveBody,
  stale: memberQuotations,
  data: quotationDetail,
});

export const quoteSubmit = endpoint({
  method: 'post',
  path: '/api/quote/submit',
  summary: 'Submits a draft, whole or selected lines, to sellers; the rest stays in a draft',
  body: z.object({ no: quotationNo, items: z.array(idField).min(1, 'required').max(200, 'tooMany').optional() }),
  stale: memberQuotations,
  data: z.object({ no: z.string() }),
});

export const quoteList = endpoint({
  method: 'get',
  path: '/api/quote/list',
  summary: 'Quotations of the caller, newest first',
  query: z.object({
    ...pageQuery,
    /** `open`: everything that can still become an order. */
    status: z.enum([...quotationStatuses, 'open'], 'choice').optional(),
    q: z.string().trim().max(60, 'tooLong').optional(),
  }),
  data: pageOf(quotationSummary),
});

export const quoteInfo = endpoint({
  method: 'get',
  path: '/api/quote/info',
  summary: 'One of the caller’s quotations with its current version',
  query: byNo,
  data: quotationDetail,
});

export const quoteVersion = endpoint({
  method: 'get',
  path: '/api/quote/version',
  summary: 'One version that was sent, as it was',
  query: z.object({ no: quotationNo, n: sentNumber('invalid').int('invalid').positive('invalid') }),
  data: quotationVersion,
});

export const quoteCounter = endpoint({
  method: 'post',
  path: '/api/quote/counter',
  summary: 'Makes a counter-offer with target prices or other quantities',
  body: z.object({
    no: quotationNo,
    /** The version that was read: another one meanwhile answers `status_changed`. */
    n: z.int('invalid').positive('invalid'),
    note: typedText().max(500, 'tooLong').default(''),
    items: z
      .array(z.object({ line_key: lineKey, qty: quantityField, target_price: unitPriceField.optional() }))
      .min(1, 'required')
      .max(200, 'tooMany'),
  }),
  stale: memberQuotations,
});

const withReason = z.object({ no: quotationNo, reason: requiredText(200).pipe(lineOfText(200)) });

export const quoteDecline = endpoint({
  method: 'post',
  path: '/api/quote/decline',
  summary: 'Declines an offer',
  body: withReason,
  stale: memberQuotations,
});

export const quoteCancel = endpoint({
  method: 'post',
  path: '/api/quote/cancel',
  summary: 'Cancels a quotation request before there is an offer',
  body: z.object({ no: quotationNo, reason: lineOfText(200).default('') }),
  stale: memberQuotations,
});

export const quotePullBack = endpoint({
  method: 'post',
  path: '/api/quote/pullBack',
  summary: 'Turns a quotation request back into a draft; not possible once a seller has opened it',
  body: byNo,
  stale: memberQuotations,
});

export const quoteRequote = endpoint({
  method: 'post',
  path: '/api/quote/requote',
  summary: 'Requests a new offer after one has expired or was declined or rejected',
  body: byNo,
  stale: memberQuotations,
});

export const quoteCopy = endpoint({
  method: 'post',
  path: '/api/quote/copy',
  summary: 'Creates a draft with the same lines at current prices',
  body: byNo,
  stale: memberQuotations,
  data: z.object({ no: z.string() }),
});

export const quoteMessages = endpoint({
  method: 'get',
  path: '/api/quote/messages',
  summary: 'Messages in a quotation, oldest first',
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
  summary: 'Sends a message to the seller',
  body: quoteMessageBody,
  stale: ['/api/quote/messages'],
  data: quotationMessage,
});

export const quotePdf = endpoint({
  method: 'get',
  path: '/api/quote/pdf',
  summary: 'A version as a document in the reader’s language',
  query: z.object({ no: quotationNo, n: sentNumber('invalid').int('invalid').positive('invalid') }),
  file: 'application/pdf',
});
