import { z } from 'zod';
import { type DataOf, endpoint } from '../endpoint.ts';
import {
  emailField,
  idField,
  lineOfText,
  mobileField,
  moneyText,
  pageOf,
  pageQuery,
  requiredText,
  unixSeconds,
} from '../fields.ts';
import { orderNo } from '../orders/member-checkout.ts';
import { memberInvoices } from '../stale-reads.ts';
import {
  invoiceDetails,
  invoiceFileQuery,
  invoiceFileTypes,
  invoiceNo,
  invoiceRow,
  invoiceSummary,
  redNo,
} from './invoice-shapes.ts';
import { invoiceObstacles, requestFaults, titleObstacles } from './obstacles.ts';
import { contentModes, invoiceKinds, invoiceMedia, issuerTypes, orderInvoiceStates } from './records.ts';

/** Finished orders, those under way, and all: of each something can be invoiced, or the reason says why not. */
export const invoiceableTabs = ['ready', 'later', 'all'] as const;

/** More orders than that go on several applications. */
const mostInvoiceOrders = 100;

const invoiceableOrder = z.object({
  no: z.string(),
  issuer: z.enum(issuerTypes),
  /** A store; 0: the platform. Orders of one issuer can be on one invoice. */
  issuer_id: z.int(),
  issuer_name: z.string(),
  /** What was bought, a name a line. */
  names: z.array(z.string()),
  paid: moneyText,
  /** What can be invoiced now, tax included. */
  amount: moneyText,
  obstacle: z.enum(invoiceObstacles).nullable(),
  state: z.enum(orderInvoiceStates),
  create_time: unixSeconds,
});

/** What the shop sets to obstacles: how long after completion an invoice can be asked for, and the least it is issued for. */
const invoiceableLimits = z.object({ days: z.int(), amount: moneyText });

export const invoiceOrders = endpoint({
  method: 'get',
  path: '/api/invoice/orders',
  summary: 'Paid orders of the caller with what of each can be invoiced, or why nothing can, newest first',
  query: z.object({
    ...pageQuery,
    tab: z.enum(invoiceableTabs, 'choice').optional(),
    q: lineOfText(60).optional(),
  }),
  data: pageOf(invoiceableOrder).extend({ limits: invoiceableLimits }),
});

/** Numbers of orders, separated by commas. */
const orderNos = z
  .string()
  .transform((text) => [
    ...new Set(
      text
        .split(',')
        .map((no) => no.trim())
        .filter(Boolean),
    ),
  ])
  .pipe(z.array(orderNo).min(1, 'required').max(mostInvoiceOrders, 'tooLong'));

const wish = {
  title_id: idField,
  kind: z.enum(invoiceKinds, 'choice'),
  medium: z.enum(invoiceMedia, 'choice').default('digital'),
  content_mode: z.enum(contentModes, 'choice'),
  /** Printed on the invoice. */
  remark: lineOfText(200).default(''),
  /** For the issuer; not printed. */
  note: lineOfText(200).default(''),
  email: z.union([z.literal(''), emailField]).default(''),
  mobile: z.union([z.literal(''), mobileField]).default(''),
  /** Of the address book; for invoices on paper. */
  address_id: idField.optional(),
};

export const invoicePreview = endpoint({
  method: 'get',
  path: '/api/invoice/preview',
  summary: 'The invoices that these orders would become: several where they are more than the issuer puts on one',
  query: z.object({ orders: orderNos, content_mode: z.enum(contentModes, 'choice').default('detail') }),
  data: z.object({
    issuer: z.enum(issuerTypes),
    issuer_name: z.string(),
    is_special_offered: z.boolean(),
    /** Working days until it is issued. */
    days: z.int(),
    orders: z.array(z.object({ no: z.string(), amount: moneyText })),
    invoices: z.array(z.object({ items: z.array(invoiceRow), net: moneyText, tax: moneyText, total: moneyText })),
    total: moneyText,
  }),
});
export type InvoicePreview = DataOf<typeof invoicePreview>;

export const invoiceApplyBody = z.object({
  orders: z.array(orderNo).min(1, 'required').max(mostInvoiceOrders, 'tooLong'),
  ...wish,
});

export const invoiceApply = endpoint({
  method: 'post',
  path: '/api/invoice/apply',
  isOnce: true,
  summary: 'Asks for an invoice of one or several orders of one issuer; needs the header Idempotency-Key',
  body: invoiceApplyBody,
  stale: memberInvoices,
  data: z.object({ nos: z.array(z.string()) }),
});

/** Records in tabs by what is left to do. */
export const invoiceTabs = ['all', 'waiting', 'issued', 'ended'] as const;

export const invoiceRecords = endpoint({
  method: 'get',
  path: '/api/invoice/records',
  summary: 'Invoices that the caller has asked for, newest first; found by number, title, or number of an order',
  query: z.object({
    ...pageQuery,
    tab: z.enum(invoiceTabs, 'choice').optional(),
    q: lineOfText(100).optional(),
  }),
  data: pageOf(invoiceSummary),
});

export const invoiceCounts = endpoint({
  method: 'get',
  path: '/api/invoice/counts',
  summary: 'How many invoices of the caller stand in each tab',
  query: z.object({}),
  data: z.object({ all: z.int(), waiting: z.int(), issued: z.int(), ended: z.int() }),
});

const invoiceActions = ['cancel', 'changeTitle', 'resend', 'confirmRed'] as const;

export const invoiceInfo = endpoint({
  method: 'get',
  path: '/api/invoice/info',
  summary: 'One invoice of the caller with its documents, red letters and history',
  query: z.object({ no: invoiceNo }),
  data: invoiceDetails.extend({
    actions: z.array(z.enum(invoiceActions)),
    /** Why the title cannot be changed now. */
    title_obstacle: z.enum(titleObstacles).nullable(),
    /** Special invoices, to titles whose documents were approved. */
    is_special_offered: z.boolean(),
  }),
});
export type MemberInvoice = DataOf<typeof invoiceInfo>;

export const invoiceOfOrder = endpoint({
  method: 'get',
  path: '/api/invoice/ofOrder',
  summary: 'How far an order of the caller is invoiced, and its invoices',
  query: z.object({ no: orderNo }),
  data: z.object({
    state: z.enum(orderInvoiceStates),
    amount: moneyText,
    obstacle: z.enum(invoiceObstacles).nullable(),
    limits: invoiceableLimits,
    /** What becomes of the ask at checkout: it is applied for by itself, or why it could not be; null: nothing (more). */
    wish: z.enum(['waiting', ...requestFaults]).nullable(),
    list: z.array(invoiceSummary),
  }),
});

const named = z.object({ no: invoiceNo });

export const invoiceCancel = endpoint({
  method: 'post',
  path: '/api/invoice/cancel',
  summary: 'Withdraws an application that nobody has issued; its orders can be invoiced again',
  body: named,
  stale: memberInvoices,
});

const invoiceChangeTitleBody = named.extend({
  title_id: idField,
  kind: z.enum(invoiceKinds, 'choice'),
  email: z.union([z.literal(''), emailField]).default(''),
  mobile: z.union([z.literal(''), mobileField]).default(''),
  note: lineOfText(200).default(''),
});

export const invoiceChangeTitle = endpoint({
  method: 'post',
  path: '/api/invoice/changeTitle',
  summary: 'Asks for an issued invoice to be reversed and issued again with another title',
  body: invoiceChangeTitleBody,
  stale: memberInvoices,
});

export const invoiceResend = endpoint({
  method: 'post',
  path: '/api/invoice/resend',
  summary: 'Sends a link to an issued invoice to an email address',
  body: named.extend({ email: emailField }),
  stale: [],
});

export const invoiceRedConfirm = endpoint({
  method: 'post',
  path: '/api/invoice/redConfirm',
  summary: 'Confirms a red letter over an invoice of the caller',
  body: z.object({ no: redNo }),
  stale: memberInvoices,
});

export const invoiceRedDeny = endpoint({
  method: 'post',
  path: '/api/invoice/redDeny',
  summary: 'Rejects a red letter over an invoice of the caller, with a reason',
  body: z.object({ no: redNo, reason: requiredText(200).pipe(lineOfText(200)) }),
  stale: memberInvoices,
});

export const invoiceFile = endpoint({
  method: 'get',
  path: '/api/invoice/file',
  summary: 'One file of a document, as its issuer sent it',
  query: invoiceFileQuery,
  file: invoiceFileTypes,
  data: z.string(),
});

export const invoiceFiles = endpoint({
  method: 'get',
  path: '/api/invoice/files',
  summary: 'All files of an invoice and its red-letter documents in one archive',
  query: named,
  file: ['application/zip'],
  data: z.string(),
});
