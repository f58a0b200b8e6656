import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { toSpreadsheet } from '#lib/server/http/spreadsheets/spreadsheet.ts';
import type { Cell } from '#lib/server/http/spreadsheets/xlsx-parts.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import type { ListedCorrection } from '#lib/server/settlement/index.ts';
import type { FileAnswer } from '../../serve.ts';

interface Export {
  format: 'csv' | 'xlsx';
  locale: Locale;
  now: Date;
}

/** The columns, with their width in characters on a sheet. */
const columns = { Time: 20, No: 20, Kind: 14, Order: 20, Amount: 14, Reason: 40, Status: 18, Answer: 40 };

/** What the platform put right with a store as a file for spreadsheets, in the language of the reader. */
export function exportCorrections(
  batches: AsyncGenerator<ListedCorrection[]>,
  { format, locale, now }: Export,
): FileAnswer {
  return toSpreadsheet({
    fileName: `${sentence(locale, 'settlementExport.correctionsFile')}-${shopDay(now)}`,
    name: sentence(locale, 'settlementExport.correctionsSheet'),
    format,
    columns: Object.entries(columns).map(([column, width]) => ({
      heading: sentence(locale, `settlementExport.column${column}`),
      width,
    })),
    batches,
    toCells: (row) => toCells(row, locale),
  });
}

const toCells = (row: ListedCorrection, locale: Locale): Cell[] => [
  { time: row.decidedAt ?? row.createdAt },
  row.no,
  sentence(locale, `settlementExport.kind_${row.kind}`),
  row.orderNo,
  { money: row.amount },
  row.reason,
  sentence(locale, `settlementExport.state_${row.status}`),
  row.resolveReason,
];
