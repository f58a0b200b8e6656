import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, pageOf, pageQuery, requiredText } from '../fields.ts';
import { lookupAnswer, lookupFields } from '../lookup.ts';
import { deskTaxes } from '../stale-reads.ts';
import { texts } from '../texts.ts';

/** Codes of the tax side, and which categories are invoiced under which. */

/** Per cent with at most two decimals, below a hundred. */
export const rateField = z
  .string()
  .trim()
  .regex(/^\d{1,2}(\.\d{1,2})?$/, 'rate');

const code = z.object({
  id: z.int(),
  code: z.string(),
  label: z.string(),
  name: z.string(),
  /** Per cent. */
  rate: z.string(),
});
export type TaxCodeRecord = z.output<typeof code>;

export const operatorTaxCodes = endpoint({
  method: 'get',
  path: '/api/operator/invoice/taxCodes',
  summary: 'Tax codes that the shop knows, by their number',
  query: z.object({ ...pageQuery, q: lineOfText(40).optional() }),
  data: pageOf(code),
});

export const operatorTaxCodeOptions = endpoint({
  method: 'get',
  path: '/api/operator/invoice/taxCodeOptions',
  summary: 'Tax codes by number, label or name, to choose one',
  query: z.object(lookupFields),
  data: lookupAnswer,
});

export const taxCodeBody = z.object({
  id: idField.optional(),
  code: z
    .string()
    .transform((text) => text.replace(/\s/g, ''))
    .refine((text) => /^\d{19}$/.test(text), 'taxCode'),
  label: requiredText(40).pipe(lineOfText(40)),
  name: requiredText(100).pipe(lineOfText(100)),
  rate: rateField,
});

export const operatorTaxCodeSave = endpoint({
  method: 'post',
  path: '/api/operator/invoice/taxCodeSave',
  summary: 'Saves a new tax code, or with `id` one that is there; what was applied for keeps its rate',
  body: taxCodeBody,
  stale: deskTaxes,
  data: code,
});

const category = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  names: texts,
  depth: z.int(),
  /** What it says of itself; null: as the one above it. */
  own: z.object({ code_id: z.int(), rate: z.string() }).nullable(),
  /** What counts for it; null: nothing says anything, so goods at 13 % without a code. */
  tax: z
    .object({ code: z.string(), label: z.string(), name: z.string(), rate: z.string(), from_id: z.int() })
    .nullable(),
});

export const operatorCategoryTaxes = endpoint({
  method: 'get',
  path: '/api/operator/invoice/categories',
  summary: 'All categories with the tax code that counts for each, parents before children',
  data: z.object({ list: z.array(category) }),
});

export const categoryTaxBody = z.object({
  category_id: idField,
  /** Missing: as the category above it. */
  code_id: z.union([z.literal(''), idField]).optional(),
  /** Empty: the usual rate of the code. */
  rate: z.union([z.literal(''), rateField]).default(''),
});

export const operatorCategoryTaxSave = endpoint({
  method: 'post',
  path: '/api/operator/invoice/categorySave',
  summary: 'Says under which code products of a category are invoiced from now on',
  body: categoryTaxBody,
  stale: deskTaxes,
});
