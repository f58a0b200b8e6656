import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyText, unitPriceText } from '../fields.ts';
import { sentNumber } from '../sent-number.ts';
import { unitText } from './shop-records.ts';
import { specKeyField, specResults, specSelection, specTemplate } from './specification.ts';

export const quoteTemplate = specTemplate.extend({
  product_id: z.int(),
  /** What one ordered piece is; the words are messages. */
  unit_name: unitText,
});
export type QuoteTemplate = z.output<typeof quoteTemplate>;

export const quoteTemplates = endpoint({
  method: 'get',
  path: '/api/quote/templates',
  summary: 'The published specification tree of a product, with labels in both languages',
  query: z.object({
    /** Id of a product or service; one that has nothing to configure answers `not_found`. */
    product: sentNumber('invalid').int('invalid').positive('invalid'),
  }),
  data: quoteTemplate,
});

export const quoteMade = endpoint({
  method: 'get',
  path: '/api/quote/made',
  summary: 'What the member has ordered of a product and paid: forms and tools of these orders are kept for them',
  query: z.object({ product: sentNumber('invalid').int('invalid').positive('invalid') }),
  /** Newest first. */
  data: z.array(
    z.object({
      order_no: z.string(),
      /** Keys of the options that were chosen. */
      options: z.array(z.string()),
      answers: specSelection,
    }),
  ),
});

/** Answers at once; a tree has no more nodes, so more keys than this are no mistake of a person. */
const maxAnswers = 500;

const quotePriceBody = z.object({
  /** A version that is offered now; one that was replaced meanwhile answers `not_found`: ask for the template again. */
  template_version_id: z.int('invalid').positive('invalid'),
  /** Where an option takes the form of an earlier order, and products share the tree of their category. */
  product_id: z.int('invalid').positive('invalid').optional(),
  qty: z.int('invalid').min(1, 'specMinimum').max(999_999, 'specMaximum'),
  selection: specSelection.refine((selection) => Object.keys(selection).length <= maxAnswers, 'invalid'),
});

export const quotePriceAnswer = z.object({
  /**
   * `auto_price`: the total is the price. `needs_quote`: a seller has to name it, the total is what is known so far.
   * Neither says that the selection is complete: while there are faults, it can be neither ordered nor sent.
   */
  result: z.enum(specResults),
  total: moneyText,
  /** The price of one piece that makes the total; null where four digits cannot say it. */
  unit: unitPriceText.nullable(),
  /** In the order of the tree; the amounts always sum to the total. */
  breakdown: z.array(
    z.object({
      node_id: z.int(),
      key: specKeyField,
      label: z.string(),
      /** Of an option: the question it answers. */
      question: z.string().nullable(),
      /** Below zero for a discount. */
      amount: moneyText,
    }),
  ),
  /** Keys of the nodes whose price a seller has to name. */
  on_request: z.array(specKeyField),
  /** Sentences by node key; `qty` for the quantity. Answers at fault count nothing. */
  faults: z.record(z.string(), z.string()),
});
export type QuotePriceAnswer = z.output<typeof quotePriceAnswer>;

export const quotePrice = endpoint({
  method: 'post',
  path: '/api/quote/price',
  summary: 'Price of a configuration with its breakdown and faults',
  body: quotePriceBody,
  bounds: { bytes: 256 * 1024 },
  stale: [],
  data: quotePriceAnswer,
});
