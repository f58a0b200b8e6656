import { z } from 'zod';
import { textFieldsOf } from '#lib/i18n/texts.ts';
import { endpoint } from '../endpoint.ts';
import { idField, unixSeconds } from '../fields.ts';
import { deskImports, deskProducts } from '../stale-reads.ts';
import { tableUpload } from '../table-upload.ts';
import { operatorProductFilter, productSorts } from './desk-products.ts';

/** The columns of a file of products, in the order they are exported. Import and export speak the same. */
export const importFields = [
  'slug',
  'sku',
  ...textFieldsOf('name_'),
  ...textFieldsOf('summary_'),
  'category',
  'kind',
  'pricing',
  'unit',
  'fulfilment',
  'options',
  'price',
  'list_price',
  'stock',
  'lead_days_min',
  'lead_days_max',
  'minimum_quantity',
  'status',
] as const;
export type ImportField = (typeof importFields)[number];

/** Which column holds a field, counted from 0. */
export type ImportMapping = Partial<Record<ImportField, number>>;

export const importStatuses = ['uploaded', 'checking', 'checked', 'running', 'done'] as const;

/** `new`, `update`, `unchanged` and `error` say what a check found; `done` and `failed` what became of it. */
export const importOutcomes = ['waiting', 'new', 'update', 'unchanged', 'error', 'done', 'failed'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export const importLimits = { bytes: 5 * 1024 * 1024, rows: 5000, columns: 60, cellLength: 2000 };

/** What the file of an import may be called, and how large it may be. */
export const importUpload = { maxSize: importLimits.bytes, ...tableUpload };

const column = z.int('choice').min(0, 'choice').max(importLimits.columns, 'choice');
const mapping = z.partialRecord(z.enum(importFields), column);

const summary = z.object({
  id: z.int(),
  file_name: z.string(),
  status: z.enum(importStatuses),
  who: z.string(),
  row_count: z.int(),
  /** Rows by what a check found or a run did. */
  counts: z.record(z.enum(importOutcomes), z.int()),
  create_time: unixSeconds,
});
export type ProductImportSummary = z.output<typeof summary>;

const detail = summary.extend({
  columns: z.array(
    z.object({
      heading: z.string(),
      /** Of the first row that has something there. */
      sample: z.string(),
    }),
  ),
  mapping,
  /** The first rows that cannot be imported, each with what is wrong. */
  faults: z.array(
    z.object({
      row: z.int(),
      /** Address of its product, as far as one is named. */
      product: z.string(),
      errors: z.array(z.object({ field: z.enum(importFields).nullable(), text: z.string() })),
    }),
  ),
  /** The first rows of products that customers would miss something of; none of it keeps them from being imported. */
  warnings: z.array(
    z.object({
      row: z.int(),
      product: z.string(),
      /** Null: nothing that the file has a column for. */
      notes: z.array(z.object({ field: z.enum(importFields).nullable(), text: z.string() })),
    }),
  ),
  /** Of so many rows in all. */
  warned_count: z.int(),
  /** The first rows that change something of a product that is there. */
  changes: z.array(
    z.object({
      row: z.int(),
      product: z.string(),
      fields: z.array(
        z.object({
          field: z.enum(importFields),
          /** As people read it; empty where there was none. */
          from: z.string(),
          to: z.string(),
        }),
      ),
    }),
  ),
});
export type ProductImport = z.output<typeof detail>;

const base = '/api/operator/product';
const which = z.object({ id: idField });
const format = z.enum(['csv', 'xlsx'], 'choice').default('csv');
const fileTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

export const productImports = endpoint({
  method: 'get',
  path: `${base}/imports`,
  summary: 'Recent product imports, newest first',
  data: z.object({ list: z.array(summary) }),
});

export const productImport = endpoint({
  method: 'get',
  path: `${base}/importInfo`,
  summary: 'One import with its columns, progress and rows with errors',
  query: which,
  data: detail,
});

export const productImportUpload = endpoint({
  method: 'post',
  path: `${base}/importUpload`,
  summary: 'Uploads products as a CSV file or workbook (XLSX); changes nothing yet',
  query: z.object({ sheet: z.string().max(255).optional() }),
  upload: 'file',
  stale: deskImports,
  data: z.object({
    /** Null: the workbook has several sheets; send it again with the name of one. */
    found: detail.nullable(),
    sheets: z.array(z.string()),
  }),
});

export const productImportCheck = endpoint({
  method: 'post',
  path: `${base}/importCheck`,
  summary: 'Starts checking every row; changes nothing',
  body: z.object({ id: idField, mapping }),
  stale: deskImports,
  data: detail,
});

export const productImportRun = endpoint({
  method: 'post',
  path: `${base}/importRun`,
  summary: 'Starts importing the rows that passed the check',
  body: which,
  stale: deskImports,
  data: detail,
});

export const productImportStep = endpoint({
  method: 'post',
  path: `${base}/importStep`,
  summary: 'Continues a check or import for a second or two; call until the status says it has ended',
  body: which,
  stale: [...deskImports, ...deskProducts],
  data: detail,
});

export const productImportFaults = endpoint({
  method: 'get',
  path: `${base}/importFaults`,
  summary: 'Rows that couldn’t be imported, as a file of the same type with an error column',
  query: which,
  file: fileTypes,
  data: z.string(),
});

export const productImportTemplate = endpoint({
  method: 'get',
  path: `${base}/importTemplate`,
  summary: 'A file with the columns of an import and one row as an example',
  query: z.object({ format }),
  file: fileTypes,
  data: z.string(),
});

export const productExport = endpoint({
  method: 'get',
  path: `${base}/export`,
  summary: 'Products as a spreadsheet file, with the columns an import reads',
  query: z.object({ ...operatorProductFilter, sort: z.enum(productSorts, 'choice').default('-id'), format }),
  file: fileTypes,
  data: z.string(),
});
