import { z } from 'zod';
import { locales } from '#lib/i18n/locales.ts';
import { unitField } from '../catalogue/shop-records.ts';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, requiredText, unixSeconds } from '../fields.ts';
import { deskMovings, deskPastOrders, deskProducts } from '../stale-reads.ts';
import { allMovingFields, type MovingField, movingLimits, movingSources } from './moving-fields.ts';

export const movingStatuses = ['uploaded', 'checking', 'checked', 'running', 'done', 'undoing', 'undone'] as const;
export type MovingStatus = (typeof movingStatuses)[number];

/**
 * `new`, `update`, `unchanged` and `error` say what a check found; `done` and `failed` what became of it, `undone` and `kept` what an undo
 * did.
 */
export const movingOutcomes = [
  'waiting',
  'new',
  'update',
  'unchanged',
  'error',
  'done',
  'failed',
  'undone',
  'kept',
] as const;
export type MovingOutcome = (typeof movingOutcomes)[number];

/** An error keeps a record out, a warning tells what is another thing here. */
const noteLevels = ['error', 'warning'] as const;
export type NoteLevel = (typeof noteLevels)[number];

const fieldName = z.enum(allMovingFields as [MovingField, ...MovingField[]]);
const column = z.int('choice').min(0, 'choice').max(movingLimits.columns, 'choice');
const mapping = z.partialRecord(fieldName, column);

const days = z.number('invalid').int('invalid').min(0, 'specMinimum').max(365, 'specMaximum');

/** What a file does not say and a shop decides. */
const movingOptions = z
  .object({
    /** Of the texts in the file. */
    language: z.enum(locales, 'choice'),
    /** CNY for one unit of the money that the file counts in. */
    rate: z.string().regex(/^(?!0+(?:\.0+)?$)\d{1,5}(?:\.\d{1,6})?$/, 'invalid'),
    unit: unitField,
    lead_days_min: days,
    lead_days_max: days,
    /** Where products without a category go. */
    category: requiredText(80).pipe(lineOfText(80)),
    /** Everything comes as a draft, whatever the file says. */
    as_drafts: z.boolean('invalid'),
    pictures: z.boolean('invalid'),
    redirects: z.boolean('invalid'),
    /** The passwords of the old system let their owners in once. */
    passwords: z.boolean('invalid'),
    balances: z.boolean('invalid'),
    /** ISO 4217; of orders that name none. */
    currency: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/, 'invalid')
      .default('CNY'),
    /** Amounts of orders are whole numbers of the smallest unit. */
    in_cents: z.boolean('invalid').default(false),
  })
  .refine(({ lead_days_min, lead_days_max }) => lead_days_max >= lead_days_min, {
    path: ['lead_days_max'],
    message: 'leadDays',
  });
export type MovingOptions = z.output<typeof movingOptions>;

const summary = z.object({
  id: z.int(),
  file_name: z.string(),
  source: z.enum(movingSources),
  status: z.enum(movingStatuses),
  who: z.string(),
  row_count: z.int(),
  /** Products, people or orders. */
  item_count: z.int(),
  counts: z.record(z.enum(movingOutcomes), z.int()),
  create_time: unixSeconds,
});
export type MovingSummary = z.output<typeof summary>;

const detail = summary.extend({
  columns: z.array(z.object({ heading: z.string(), sample: z.string() })),
  fields: z.array(fieldName),
  mapping,
  options: movingOptions,
  /** Headings of columns that are not read, those of metafields among them. */
  ignored: z.array(z.string()),
  /** The first records that something is said of, errors first. */
  problems: z.array(
    z.object({
      row: z.int(),
      name: z.string(),
      outcome: z.enum(movingOutcomes),
      notes: z.array(z.object({ level: z.enum(noteLevels), row: z.int(), text: z.string() })),
    }),
  ),
  /** Records with at least one note. */
  noted_count: z.int(),
  pictures: z.object({ waiting: z.int(), done: z.int(), failed: z.int() }),
  /** Pictures that were brought in a ZIP. */
  zip_count: z.int(),
});
export type MovingDetail = z.output<typeof detail>;

const base = '/api/operator/moving';
const which = z.object({ id: idField });

export const movingList = endpoint({
  method: 'get',
  path: `${base}/list`,
  summary: 'Recent imports from other systems, newest first',
  data: z.object({ list: z.array(summary) }),
});

export const movingInfo = endpoint({
  method: 'get',
  path: `${base}/info`,
  summary: 'One import from another system, with its columns, progress and notes',
  query: which,
  data: detail,
});

export const movingUpload = endpoint({
  method: 'post',
  path: `${base}/upload`,
  summary: 'Uploads an export file of Shopify, WooCommerce or BuildAdmin (CSV, workbook or SQL); changes nothing yet',
  query: z.object({ source: z.enum(movingSources, 'choice').optional() }),
  upload: 'file',
  stale: deskMovings,
  data: detail,
});

export const movingPictures = endpoint({
  method: 'post',
  path: `${base}/pictures`,
  summary: 'Uploads a ZIP of the pictures that a file of products names',
  query: which,
  upload: 'file',
  stale: deskMovings,
  data: detail,
});

export const movingCheck = endpoint({
  method: 'post',
  path: `${base}/check`,
  summary: 'Starts checking every record; changes nothing',
  body: z.object({ id: idField, mapping, options: movingOptions }),
  stale: deskMovings,
  data: detail,
});

export const movingRun = endpoint({
  method: 'post',
  path: `${base}/run`,
  summary: 'Starts moving in the records that passed the check',
  body: which,
  stale: [...deskMovings, ...deskProducts, ...deskPastOrders],
  data: detail,
});

export const movingUndo = endpoint({
  method: 'post',
  path: `${base}/undo`,
  summary: 'Starts taking back an import as a whole, as long as nothing refers to what it brought',
  body: which,
  stale: [...deskMovings, ...deskProducts, ...deskPastOrders],
  data: detail,
});

export const movingReport = endpoint({
  method: 'get',
  path: `${base}/report`,
  summary: 'Every record of an import with its result and what is said of it, as CSV',
  query: which,
  file: 'text/csv',
  data: z.string(),
});
