import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { toSpreadsheet } from '#lib/server/http/spreadsheets/spreadsheet.ts';
import type { Cell } from '#lib/server/http/spreadsheets/xlsx-parts.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { holidayOf, type Store } from '#lib/server/store/index.ts';
import type { FileAnswer } from '../../serve.ts';
import { areaNameOf } from './store-profile-records.ts';

interface Export {
  format: 'csv' | 'xlsx';
  locale: Locale;
  now: Date;
  nameOfTrade: (key: string) => string;
}

/** The columns, with their width in characters on a sheet. */
const columns = {
  No: 10,
  Name: 24,
  Company: 36,
  Code: 22,
  Area: 28,
  Trades: 32,
  Status: 14,
  Holiday: 20,
  Licence: 16,
  Since: 20,
};

/** Stores as a file for spreadsheets, in the language of the reader. */
export function writeStores(batches: AsyncGenerator<Store[]>, { format, ...reader }: Export): FileAnswer {
  const { locale } = reader;
  return toSpreadsheet({
    fileName: `${sentence(locale, 'storeExport.file')}-${shopDay(reader.now)}`,
    name: sentence(locale, 'storeExport.sheet'),
    format,
    columns: Object.entries(columns).map(([column, width]) => ({
      heading: sentence(locale, `storeExport.column${column}`),
      width,
    })),
    batches,
    toCells: (store) => toCells(store, reader),
  });
}

function toCells(store: Store, { locale, now, nameOfTrade }: Omit<Export, 'format'>): Cell[] {
  const closedUntil = holidayOf(store, now);
  return [
    { integer: store.id },
    store.name,
    store.companyName,
    store.creditCode,
    areaNameOf(store, locale),
    store.trades.map(nameOfTrade).join('; '),
    sentence(locale, `storeExport.status_${store.status}`),
    closedUntil ? { time: closedUntil } : '',
    store.licenceUntil || sentence(locale, 'storeExport.licenceOpen'),
    { time: store.createdAt },
  ];
}
