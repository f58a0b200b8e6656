import { z } from 'zod';
import { fulfilments, productKinds, unitText } from '../catalogue/shop-records.ts';
import { specResults, specSelection } from '../catalogue/specification.ts';
import { moneyText, unitPriceText, unixSeconds } from '../fields.ts';
import { picture } from '../files/picture.ts';
import { useAddressSchema } from '../identity/shop-login.ts';

/** States of a quotation (docs/domain/quotation.md 3). */
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
const quotationActions = [
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

/** The link shows a private file for some minutes; sent back it names the file all the same. */
export const attachedFile = z.object({ url: z.string(), name: z.string(), size: z.int() });

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
  unit: unitText,
  /** `needs_quote`: a seller names the price; the amounts are what is known so far. */
  result: z.enum(specResults),
  /** Times `qty` it is `amount`, rounded to the fen; null where four digits cannot say it: the amount is of the lot. */
  unit_price: unitPriceText.nullable(),
  /** What the offer asks for one, where the amount is at the price the customer wants instead. */
  former_price: unitPriceText.nullable(),
  /** What it would cost by the list, where a seller named another price. */
  list_amount: moneyText.nullable(),
  amount: moneyText,
  /** What the customer wants to pay for one unit. */
  target_price: unitPriceText.nullable(),
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
  /** What of the deposit is kept where the rest is never paid, zero as a rule. */
  deposit_forfeit: moneyText,
  deposit_forfeit_bp: z.int(),
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
  /** The one of the reader's side who did it, by name; empty for everybody else, and always for customers. */
  by: z.string(),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

export const quotationDetail = quotationSummary.extend({
  requirements: z.string(),
  /** `yyyy-mm-dd`, or empty. */
  need_by: z.string(),
  files: z.array(attachedFile),
  /** The documents by which an operator confirmed an offer for the customer. */
  signed_files: z.array(attachedFile),
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
