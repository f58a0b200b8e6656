import {
  importFields,
  importUpload,
  productExport,
  productImport,
  productImportCheck,
  productImportFaults,
  productImportRun,
  productImportStep,
  productImports,
  productImportTemplate,
  productImportUpload,
} from '#lib/contract/catalogue/desk-import.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import {
  beginCheck,
  beginRun,
  exportProducts,
  getImport,
  headingOf,
  importProductsNode,
  listFaultyRows,
  listImports,
  openImport,
  stepImport,
} from '#lib/server/catalogue/index.ts';
import { toSpreadsheet } from '#lib/server/http/spreadsheets/spreadsheet.ts';
import type { Cell } from '#lib/server/http/spreadsheets/xlsx-parts.ts';
import { readTableUpload } from '#lib/server/http/uploads/read-table-upload.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { guardQuoted } from '#lib/server/kernel/csv-line.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { toExportLines, toFaultText, toImportDetail, toImportSummary } from './desk-import-records.ts';

const guard = { node: importProductsNode } as const;

/** Products by the file: brought in steps, and taken away in the same columns. */
export function registerProductImport(app: App): void {
  registerReading(app);
  registerSteps(app);
  registerFiles(app);
  registerExport(app);
}

function registerReading(app: App): void {
  serve(app, productImports, {
    guard,
    run: async ({ server, member }) => ({ list: (await listImports(server, member)).map(toImportSummary) }),
  });
  serve(app, productImport, {
    guard,
    run: async ({ server, member, query, locale }) => toImportDetail(await getImport(server, member, query.id), locale),
  });
}

function registerSteps(app: App): void {
  serve(app, productImportUpload, {
    guard,
    limits: [{ points: 20, seconds: 60, by: 'account' }],
    run: async ({ server, member, request, query: { sheet }, locale }) => {
      const file = await readTableUpload(request, importUpload);
      const opened = await openImport(server, member, { ...file, sheet });
      if ('sheets' in opened) return { found: null, sheets: opened.sheets };
      return { found: toImportDetail(await getImport(server, member, opened.id), locale), sheets: [] };
    },
  });
  serve(app, productImportCheck, {
    guard,
    run: async ({ server, member, body, locale }) => {
      await beginCheck(server, member, body);
      return toImportDetail(await getImport(server, member, body.id), locale);
    },
  });
  serve(app, productImportRun, {
    guard,
    run: async ({ server, member, body, locale }) => {
      await beginRun(server, member, body.id);
      return toImportDetail(await getImport(server, member, body.id), locale);
    },
  });
  serve(app, productImportStep, {
    guard,
    run: async ({ server, member, body, locale }) => {
      await stepImport(server, member, body.id);
      return toImportDetail(await getImport(server, member, body.id), locale);
    },
  });
}

const columnsIn = (locale: Locale) => importFields.map((field) => ({ heading: headingOf(field, locale), width: 18 }));

async function* once<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

function registerFiles(app: App): void {
  serveFile(app, productImportTemplate, {
    guard,
    run: ({ query: { format }, locale }) =>
      toSpreadsheet({
        fileName: sentence(locale, 'catalogueImport.templateFile'),
        name: sentence(locale, 'catalogueImport.sheet'),
        format,
        columns: columnsIn(locale),
        batches: once([importFields.map((field) => sentence(locale, `catalogueImport.example_${field}`))]),
        toCells: (cells) => cells,
      }),
  });
  serveFile(app, productImportFaults, {
    guard,
    run: async ({ server, member, query, locale }) => {
      const { record, rows } = await listFaultyRows(server, member, query.id);
      const headings = [...record.headings, sentence(locale, 'catalogueImport.faultColumn')];
      return toSpreadsheet({
        fileName: `${sentence(locale, 'catalogueImport.faultFile')}-${record.id}`,
        name: sentence(locale, 'catalogueImport.sheet'),
        format: record.format,
        columns: headings.map((heading) => ({ heading, width: 18 })),
        batches: once(rows),
        toCells: ({ cells, faults }) => [
          ...keepQuotes(
            record.headings.map((_, index) => cells[index] ?? ''),
            record.format,
          ),
          toFaultText(faults, locale),
        ],
      });
    },
  });
}

function registerExport(app: App): void {
  serveFile(app, productExport, {
    guard: { node: 'operator/product/list' },
    limits: [{ points: 10, seconds: 60, by: 'account' }],
    isOneAtATime: true,
    isReadFromReplica: true,
    run: ({ server, query, locale }) => {
      const { q, kind, status, pricing, category: categoryId, low, address, sort, format } = query;
      const filter = { q, kind, status, pricing, categoryId, isLow: low === '1', isAddressOwn: address === 'own' };
      return toSpreadsheet({
        fileName: `${sentence(locale, 'catalogueImport.sheet')}-${shopDay(server.clock.now())}`,
        name: sentence(locale, 'catalogueImport.sheet'),
        format,
        columns: columnsIn(locale),
        batches: toLines(exportProducts(server, filter, sort), locale),
        toCells: (cells) => keepQuotes(cells, format),
      });
    },
  });
}

/** A text that begins with an apostrophe comes back as it was, from either kind of file. */
const keepQuotes = (cells: Cell[], format: 'csv' | 'xlsx'): Cell[] =>
  format === 'csv' ? cells : cells.map((cell) => (typeof cell === 'string' ? guardQuoted(cell) : cell));

async function* toLines(batches: ReturnType<typeof exportProducts>, locale: Locale): AsyncGenerator<Cell[][]> {
  for await (const batch of batches) yield batch.flatMap((product) => toExportLines(product, locale));
}
