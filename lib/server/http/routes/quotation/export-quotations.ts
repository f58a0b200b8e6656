import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { toSpreadsheet } from '#lib/server/http/spreadsheets/spreadsheet.ts';
import type { Cell } from '#lib/server/http/spreadsheets/xlsx-parts.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { type ExportedQuotation, knownTotal } from '#lib/server/quotation/index.ts';
import { regionOf } from '#lib/server/site/index.ts';
import type { FileAnswer } from '../../serve.ts';

interface Export {
  format: 'csv' | 'xlsx';
  locale: Locale;
  now: Date;
}

/** The columns, with their width in characters on a sheet. */
const columns = {
  No: 20,
  Title: 24,
  Status: 16,
  Customer: 18,
  Region: 20,
  Goods: 48,
  Total: 14,
  Submitted: 20,
  Due: 20,
  ValidUntil: 20,
  Order: 20,
  Updated: 20,
};

/** Quotations as a file for spreadsheets, in the language of the reader. Of an address only the town is in it. */
export function writeQuotations(
  batches: AsyncGenerator<ExportedQuotation[]>,
  { format, locale, now }: Export,
): FileAnswer {
  return toSpreadsheet({
    fileName: `${sentence(locale, 'quotationExport.file')}-${shopDay(now)}`,
    name: sentence(locale, 'quotationExport.sheet'),
    format,
    columns: Object.entries(columns).map(([column, width]) => ({
      heading: sentence(locale, `quotationExport.column${column}`),
      width,
    })),
    batches,
    toCells: (exported) => toCells(exported, locale),
  });
}

function toCells({ quotation, version, items, customer }: ExportedQuotation, locale: Locale): Cell[] {
  const time = (at: Date | null): Cell => (at ? { time: at } : '');
  const { address } = quotation;
  const total = knownTotal(items, version.totalAmount);
  return [
    quotation.no,
    quotation.title,
    sentence(locale, `quotationExport.status_${quotation.status}`),
    customer,
    address ? regionOf(address, locale) : '',
    items.map(({ name, qty }) => `${name[locale]} × ${qty}`).join('; '),
    total === undefined ? '' : { money: total },
    time(quotation.submittedAt),
    time(quotation.answerDeadline),
    time(quotation.validUntil),
    quotation.orderNo ?? '',
    { time: quotation.updatedAt },
  ];
}
