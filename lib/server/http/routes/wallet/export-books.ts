import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { toSpreadsheet } from '#lib/server/http/spreadsheets/spreadsheet.ts';
import type { Cell } from '#lib/server/http/spreadsheets/xlsx-parts.ts';
import { type BookLineRow, readChart } from '#lib/server/wallet/index.ts';
import type { FileAnswer } from '../../serve.ts';

interface Export {
  format: 'csv' | 'xlsx';
  locale: Locale;
  period: { from: string; to: string };
  /** As the setting has it. */
  chart: readonly string[];
}

/** The columns, with their width in characters on a sheet. */
const columns = {
  Day: 12,
  Journal: 20,
  Text: 28,
  No: 24,
  AccountNo: 14,
  Account: 34,
  Owner: 12,
  Debit: 16,
  Credit: 16,
};

/** Lines of journals for who keeps the books. Nobody is named: owners stand there by their id, texts by what was booked. */
export function exportBookLines(
  batches: AsyncGenerator<BookLineRow[]>,
  { format, locale, period: { from, to }, chart }: Export,
): FileAnswer {
  const accounts = readChart(chart);
  return toSpreadsheet({
    fileName: `${sentence(locale, 'walletLedger.file_books')}-${from}-${to}`,
    name: sentence(locale, 'walletLedger.sheet_books'),
    format,
    columns: Object.entries(columns).map(([column, width]) => ({
      heading: sentence(locale, `walletLedger.books${column}`),
      width,
    })),
    batches,
    toCells: ({ day, journalNo, type, refNo, account, owner, debit, credit }): Cell[] => [
      day,
      journalNo,
      sentence(locale, type === null ? 'walletLedger.booksDayTotal' : `walletLedger.kind_${type}`),
      refNo,
      accounts.get(account)?.number ?? '',
      accounts.get(account)?.name ?? account,
      owner === null ? '' : String(owner.id),
      { money: debit },
      { money: credit },
    ],
  });
}
