import { z } from 'zod';
import { fulfilments, unitText } from '../catalogue/shop-records.ts';
import { specSelection } from '../catalogue/specification.ts';
import { type DataOf, endpoint } from '../endpoint.ts';
import {
  amountField,
  emailField,
  idField,
  lineOfText,
  looseBoolean,
  moneyText,
  quantityField,
  requiredText,
  typedText,
  unitPriceText,
  unixSeconds,
} from '../fields.ts';
import { picture } from '../files/picture.ts';
import { agreedField, publishedText } from '../identity/consents.ts';
import { useAddressSchema } from '../identity/shop-login.ts';
import { payChannels } from '../payments/channels.ts';
import { quotationNo } from '../quotation/member-quotations.ts';
import { specRow } from '../quotation/member-records.ts';
import { sentNumber } from '../sent-number.ts';
import { memberOrders, memberQuotations } from '../stale-reads.ts';
import { checkTaxNumber, taxNumberField } from '../tax-number-field.ts';
import { buyerTexts } from './buyer-texts.ts';

const groupNo = z
  .string()
  .trim()
  .regex(/^CG\d{14}$/, 'invalid');
export const orderNo = z
  .string()
  .trim()
  .regex(/^SO\d{14}$/, 'invalid');
const paymentNo = z
  .string()
  .trim()
  .regex(/^PY\d{14}$/, 'invalid');

/** What is bought: lines of the basket, one product at once, or an offer. */
const checkoutSource = z.discriminatedUnion(
  'source',
  [
    z.object({
      source: z.literal('cart'),
      no: quotationNo,
      items: z.array(idField).min(1, 'required').max(200, 'tooMany'),
    }),
    z.object({
      source: z.literal('buy_now'),
      product_id: idField,
      variant_id: idField.optional(),
      template_version_id: idField.optional(),
      selection: specSelection.default({}),
      qty: quantityField,
    }),
    z.object({ source: z.literal('quote'), no: quotationNo, n: z.int('invalid').positive('invalid') }),
  ],
  { error: 'choice' },
);
export type CheckoutSource = z.output<typeof checkoutSource>;

export const orderLine = z.object({
  id: z.int(),
  product_id: z.int().nullable(),
  slug: z.string(),
  name: z.string(),
  picture: picture.nullable(),
  /** Options or specification in one line. */
  spec_text: z.string(),
  spec: z.array(specRow),
  unit: unitText,
  qty: z.int(),
  /** Times `qty` it is `amount`, rounded to the fen; null where four digits cannot say it: the amount is of the lot. */
  unit_price: unitPriceText.nullable(),
  /** Before points and adjustments. */
  amount: moneyText,
  /** Net of both. */
  paid: moneyText,
  shipped_qty: z.int(),
  refunded_qty: z.int(),
});
export type OrderLine = z.output<typeof orderLine>;

const previewOrder = z.object({
  fulfilment: z.enum(fulfilments),
  lines: z.array(orderLine),
  goods: moneyText,
  freight: moneyText,
  adjust: moneyText,
  points_amount: moneyText,
  payable: moneyText,
  /** Working days until it can be there at the earliest, if it is paid today; null: not sent, or nobody knows. */
  arrival_days: z.int().nullable(),
});

const choices = {
  what: checkoutSource,
  /** One of the own addresses; needed where something is shipped or done on site. */
  address_id: idField.optional(),
  /** Points to use. */
  points: sentNumber('invalid').int('invalid').min(0, 'invalid').max(100_000_000, 'invalid').default(0),
};

export const orderPreview = endpoint({
  method: 'post',
  path: '/api/order/preview',
  summary: 'What an order would cost now, and what is still missing',
  body: z.object(choices),
  bounds: { bytes: 256 * 1024 },
  stale: [],
  data: z.object({
    /** One for each way of delivery. */
    orders: z.array(previewOrder),
    goods: moneyText,
    freight: moneyText,
    adjust: moneyText,
    points_amount: moneyText,
    /** Send it back as `expected_total`. */
    payable: moneyText,
    /** What is due first of an offer with a deposit; the whole otherwise. */
    due_now: moneyText,
    points: z.object({ owned: z.int(), usable: z.int(), used: z.int() }),
    needs_address: z.boolean(),
    address: useAddressSchema.nullable(),
    /** Sentences by line id, or `order`; while there is one, it cannot be ordered. */
    problems: z.record(z.string(), z.string()),
    /** What the order agrees to; send it back as `agreed`. `is_due`: the caller has not agreed to it before. */
    legal_texts: z.array(publishedText.extend({ is_due: z.boolean() })),
  }),
});
export type OrderPreview = DataOf<typeof orderPreview>;

/** The request as it was kept, also by a rule of before. */
export const invoiceRecord = z.object({
  kind: z.enum(['personal', 'company']),
  title: z.string(),
  tax_no: z.string(),
  email: z.string(),
  is_automatic: z.boolean(),
});

/** What is said of the invoice that is wanted. */
export const invoiceFields = z.object({
  kind: z.enum(['personal', 'company'], 'choice'),
  title: requiredText(100).pipe(lineOfText(100)),
  /** Of a company. */
  tax_no: taxNumberField,
  email: z.union([z.literal(''), emailField]).default(''),
  /** It is applied for by itself as soon as the order may be invoiced; it needs an address to send it to. */
  is_automatic: looseBoolean,
});

/** What is applied for by itself goes by email. */
export function checkAutomatic(
  { is_automatic: isAutomatic, email }: { is_automatic: boolean; email: string },
  context: z.RefinementCtx,
): void {
  if (isAutomatic && email === '') context.addIssue({ code: 'custom', message: 'required', path: ['email'] });
}

/** The request, kept with the order until an invoice is applied for. */
export const invoiceRequest = invoiceFields.superRefine((asked, context) => {
  checkTaxNumber(asked.tax_no, asked.kind === 'company', context);
  checkAutomatic(asked, context);
});

export const orderCreateBody = z.object({
  ...choices,
  expected_total: amountField,
  ...buyerTexts,
  invoice: invoiceRequest.optional(),
  agreed: agreedField,
});

export const orderCreate = endpoint({
  method: 'post',
  path: '/api/order/create',
  isOnce: true,
  summary:
    'Places an order; needs the header Idempotency-Key. If the total differs from the expected one, answers `price_changed` with the new total',
  body: orderCreateBody,
  bounds: { bytes: 256 * 1024 },
  stale: [...memberOrders, ...memberQuotations],
  data: z.object({ no: z.string(), orders: z.array(z.string()) }),
});

/** One attempt to pay, or a part of a mixed payment. */
const groupPayment = z.object({
  no: z.string(),
  channel: z.enum(payChannels),
  stage: z.enum(['full', 'deposit', 'balance']),
  amount: moneyText,
  status: z.enum(['created', 'pending', 'processing', 'succeeded', 'failed', 'closed']),
  /** As in a recharge: a bank account, or what a provider needs; empty once nothing can be paid. */
  instructions: z.record(z.string(), z.string()),
  voucher_reference: z.string(),
  voucher_file: z.string(),
  fail_reason: z.string(),
  expire_time: unixSeconds,
  actions: z.array(z.enum(['pay', 'voucher'])),
});

/** What the pay page shows; polled while a payment is open. */
const checkoutGroup = z.object({
  no: z.string(),
  /** `open`: something is due now. `paid`: nothing is. */
  status: z.enum(['open', 'paid', 'closed']),
  stage: z.enum(['full', 'deposit', 'balance']),
  total: moneyText,
  paid: moneyText,
  due: moneyText,
  currency: z.string(),
  /** Unpaid it is closed then; null: no time. */
  deadline: unixSeconds.nullable(),
  orders: z.array(
    z.object({ no: z.string(), status: z.string(), name: z.string(), line_count: z.int(), payable: moneyText }),
  ),
  /** What the caller can pay from the balance. */
  balance: moneyText,
  channels: z.array(z.enum(payChannels)),
  /** What paying from the balance asks for once more: the field of `pay` by this name. */
  balance_proof: z.enum(['confirmed_amount', 'password', 'code']),
  payments: z.array(groupPayment),
});
export type CheckoutGroup = z.output<typeof checkoutGroup>;

const byGroup = z.object({ no: groupNo });

export const orderGroup = endpoint({
  method: 'get',
  path: '/api/order/group',
  summary: 'What is paid together, and the status of that payment',
  query: byGroup,
  data: checkoutGroup,
});

const orderPayBody = z.object({
  no: groupNo,
  channel: z.enum(payChannels, 'choice'),
  /** Of a mixed payment: this much from the balance, the rest by the channel. */
  balance_amount: amountField.optional(),
  /** What comes from the balance, as the customer has confirmed it; where `balance_proof` says so. */
  confirmed_amount: amountField.optional(),
  /** Of the login; where `balance_proof` says so. */
  password: z.string().max(64, 'tooLong').optional(),
  /** Of the second factor; where `balance_proof` says so. */
  code: z.string().trim().max(32, 'tooLong').optional(),
});

export const orderPay = endpoint({
  method: 'post',
  path: '/api/order/pay',
  isOnce: true,
  summary:
    'Pays the amount due or starts the payment; needs the header Idempotency-Key. An open attempt with another method is closed first. Paying from the balance needs the field named by `balance_proof` of the group',
  body: orderPayBody,
  stale: memberOrders,
  data: checkoutGroup,
});

export const orderPayStatus = endpoint({
  method: 'get',
  path: '/api/order/payStatus',
  summary: 'Whether the amount due has been paid, for polling',
  query: byGroup,
  data: checkoutGroup.pick({ no: true, status: true, paid: true, due: true }),
});

export const orderVoucherBody = z.object({
  no: groupNo,
  payment_no: paymentNo,
  reference: requiredText(100).pipe(lineOfText(100)),
  /** Address of a file of one's own, uploaded with the topic `voucher`. */
  file: typedText().max(255, 'tooLong').optional(),
});

export const orderVoucher = endpoint({
  method: 'post',
  path: '/api/order/voucher',
  summary: 'Submits transfer details: the transfer has been made, and how to find it',
  body: orderVoucherBody,
  stale: memberOrders,
  data: checkoutGroup,
});

export const orderPayCancel = endpoint({
  method: 'post',
  path: '/api/order/payCancel',
  summary: 'Cancels an open payment attempt so that another method can be chosen',
  body: byGroup,
  stale: memberOrders,
  data: checkoutGroup,
});
