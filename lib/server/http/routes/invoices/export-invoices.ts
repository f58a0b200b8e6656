import { itemName } from '#lib/contract/invoices/item-name.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { toSpreadsheet } from '#lib/server/http/spreadsheets/spreadsheet.ts';
import type { Cell } from '#lib/server/http/spreadsheets/xlsx-parts.ts';
import type { ListedApplication, ReportedLine } from '#lib/server/invoices/index.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import type { FileAnswer } from '../../serve.ts';
import { toPerCent } from './rates.ts';

interface Export {
  format: 'csv' | 'xlsx';
  locale: Locale;
  now: Date;
}

/** The columns, with their width in characters on a sheet. */
const applicationColumns = {
  Time: 20,
  No: 20,
  Issuer: 30,
  Title: 30,
  TaxNo: 22,
  Kind: 16,
  Amount: 14,
  Red: 14,
  Status: 16,
  Due: 20,
  FapiaoNo: 24,
};

const documentColumns = {
  Day: 12,
  FapiaoCode: 14,
  FapiaoNo: 24,
  Kind: 16,
  Color: 10,
  BlueNo: 24,
  Issuer: 30,
  Title: 30,
  TaxNo: 22,
  Goods: 34,
  Rate: 8,
  Net: 14,
  Tax: 14,
  Total: 14,
  No: 20,
};

const headings = (columns: Record<string, number>, locale: Locale) =>
  Object.entries(columns).map(([column, width]) => ({
    heading: sentence(locale, `invoicesExport.column${column}`),
    width,
  }));

/** Applications as a file for spreadsheets, in the language of the reader. */
export function exportInvoices(
  batches: AsyncGenerator<ListedApplication[]>,
  { format, locale, now }: Export,
): FileAnswer {
  return toSpreadsheet({
    fileName: `${sentence(locale, 'invoicesExport.invoicesFile')}-${shopDay(now)}`,
    name: sentence(locale, 'invoicesExport.invoicesSheet'),
    format,
    columns: headings(applicationColumns, locale),
    batches,
    toCells: (row) => toApplicationCells(row, locale),
  });
}

function toApplicationCells(
  { application, issuerName, redAmount, fapiaoNo }: ListedApplication,
  locale: Locale,
): Cell[] {
  const { createdAt, no, title, kind, amount, status, dueAt } = application;
  return [
    { time: createdAt },
    no,
    issuerName,
    title.name,
    title.taxNo,
    sentence(locale, `invoicesExport.kind_${kind}`),
    { money: amount },
    { money: redAmount },
    sentence(locale, `invoicesExport.status_${status}`),
    { time: dueAt },
    fapiaoNo,
  ];
}

/**
 * The lines of the documents of the report, in the order of their days; the sums of the columns are the figures of the report. A
 * document with several lines stands in as many rows.
 */
export function exportDocuments(
  batches: AsyncGenerator<(ReportedLine & { issuerName: string })[]>,
  { format, locale, from, to }: Omit<Export, 'now'> & { from: string; to: string },
): FileAnswer {
  return toSpreadsheet({
    fileName: `${sentence(locale, 'invoicesExport.reportFile')}-${from}-${to}`,
    name: sentence(locale, 'invoicesExport.reportSheet'),
    format,
    columns: headings(documentColumns, locale),
    batches,
    toCells: ({ document, no, issuerName, kind, blueNo, line }) => [
      document.issueDate,
      document.fapiaoCode,
      document.fapiaoNo,
      sentence(locale, `invoicesExport.kind_${kind}`),
      sentence(locale, `invoicesExport.color_${document.color}`),
      blueNo,
      issuerName,
      document.buyer.name,
      document.buyer.taxNo,
      itemName(line.taxLabel, line.name),
      `${toPerCent(line.taxBp)}%`,
      { money: line.netAmount },
      { money: line.taxAmount },
      { money: line.netAmount + line.taxAmount },
      no,
    ],
  });
}
