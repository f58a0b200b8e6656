import { z } from 'zod';
import { unixSeconds } from '../fields.ts';

/** How far an order of a system before came, in words that every such system knows. */
export const pastOrderStates = [
  'pending_payment',
  'processing',
  'on_hold',
  'completed',
  'partially_refunded',
  'refunded',
  'cancelled',
  'failed',
  'unknown',
] as const;
export type PastOrderState = (typeof pastOrderStates)[number];

/** In the currency of the order; null where its system does not say. */
const amount = z.string().nullable();

export const pastOrderRow = z.object({
  id: z.int(),
  /** The number that its customer knows. */
  no: z.string(),
  state: z.enum(pastOrderStates),
  /** As its system writes the state. */
  state_text: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  total: amount,
  refunded: amount,
  order_time: unixSeconds.nullable(),
  /** Of the first items. */
  names: z.array(z.string()),
  item_count: z.int(),
});

export const pastOrderDetail = pastOrderRow.extend({
  lines: z.array(z.object({ name: z.string(), sku: z.string(), qty: z.string(), price: amount, amount })),
  goods: amount,
  discount: amount,
  shipping: amount,
  tax: amount,
  discount_code: z.string(),
  shipping_method: z.string(),
  payment_method: z.string(),
  /** Lines of text. */
  address: z.string(),
  note: z.string(),
  cancel_time: unixSeconds.nullable(),
});
export type PastOrderDetail = z.output<typeof pastOrderDetail>;
