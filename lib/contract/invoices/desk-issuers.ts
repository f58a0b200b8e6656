import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, looseBoolean, moneyText, pageOf, pageQuery, requiredText } from '../fields.ts';
import { sentNumber } from '../sent-number.ts';
import { deskInvoiceIssuers } from '../stale-reads.ts';
import { checkTaxNumber, taxNumberField } from '../tax-number-field.ts';
import { rateField } from './desk-taxes.ts';
import { invoiceProviders } from './records.ts';

/** Who issues, and how. */

const amount = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'amountFromOne')
  .refine((text) => Number(text) >= 1, 'amountFromOne');

const how = {
  /** More is split. */
  cap: moneyText,
  is_special_offered: z.boolean(),
  is_auto_issue: z.boolean(),
  provider: z.enum(invoiceProviders),
  /** Of a small taxpayer: one rate for everything, per cent; empty: as the category says. */
  flat_rate: z.string(),
  version: z.int(),
};

const storeIssuer = z.object({
  store_id: z.int(),
  store_name: z.string(),
  company: z.string(),
  tax_no: z.string(),
  drawer: z.string(),
  ...how,
});

export const operatorInvoiceIssuers = endpoint({
  method: 'get',
  path: '/api/operator/invoice/issuers',
  summary: 'Stores as issuers of invoices, by name',
  query: z.object({ ...pageQuery, q: lineOfText(40).optional() }),
  data: pageOf(storeIssuer),
});

export const issuerBody = z.object({
  store_id: idField,
  cap: amount,
  is_special_offered: looseBoolean,
  flat_rate: z.union([z.literal(''), rateField]).default(''),
  version: sentNumber('invalid').int().min(0),
});

export const operatorInvoiceIssuerSave = endpoint({
  method: 'post',
  path: '/api/operator/invoice/issuerSave',
  summary: 'Sets what one invoice of a store may come to, and whether it offers special ones',
  body: issuerBody,
  stale: deskInvoiceIssuers,
});

export const operatorPlatformIssuer = endpoint({
  method: 'get',
  path: '/api/operator/invoice/platform',
  summary: 'The platform as an issuer: what stands on its invoices as the seller',
  data: z.object({
    name: z.string(),
    tax_no: z.string(),
    address: z.string(),
    phone: z.string(),
    bank_name: z.string(),
    bank_account: z.string(),
    drawer: z.string(),
    ...how,
  }),
});

const line = (max: number) => lineOfText(max).default('');

export const platformIssuerBody = z
  .object({
    name: requiredText(100).pipe(lineOfText(100)),
    tax_no: taxNumberField,
    address: line(200),
    phone: line(30),
    bank_name: line(100),
    bank_account: line(32),
    drawer: line(40),
    provider: z.enum(invoiceProviders, 'choice'),
    is_auto_issue: looseBoolean,
    is_special_offered: looseBoolean,
    cap: amount,
    flat_rate: z.union([z.literal(''), rateField]).default(''),
    version: sentNumber('invalid').int().min(0),
  })
  .superRefine(({ tax_no: number }, context) => checkTaxNumber(number, true, context));

export const operatorPlatformIssuerSave = endpoint({
  method: 'post',
  path: '/api/operator/invoice/platformSave',
  summary: 'Saves the platform as an issuer; documents that are there stay as they are',
  body: platformIssuerBody,
  stale: deskInvoiceIssuers,
});
