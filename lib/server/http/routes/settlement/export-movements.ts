import type { StoreAccount } from '#lib/contract/settlement/store-movements.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { toSpreadsheet } from '#lib/server/http/spreadsheets/spreadsheet.ts';
import type { Cell } from '#lib/server/http/spreadsheets/xlsx-parts.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import type { Movement } from '#lib/server/wallet/index.ts';
import type { FileAnswer } from '../../serve.ts';

interface Export {
  account: StoreAccount;
  format: 'csv' | 'xlsx';
  locale: Locale;
  now: Date;
}

/** The columns, with their width in characters on a sheet. */
const columns = { Time: 20, Movement: 44, Paper: 24, Before: 14, Change: 14, After: 14 };

/** What came into an account of a store and left it, as a file for spreadsheets in the language of the reader. */
export function exportMovements(
  batches: AsyncGenerator<Movement[]>,
  { account, format, locale, now }: Export,
): FileAnswer {
  const name = sentence(locale, `settlementExport.account_${account}`);
  return toSpreadsheet({
    fileName: `${sentence(locale, 'settlementExport.movementsFile', { account: name })}-${shopDay(now)}`,
    name,
    format,
    columns: Object.entries(columns).map(([column, width]) => ({
      heading: sentence(locale, `settlementExport.column${column}`),
      width,
    })),
    batches,
    toCells: ({ at, memoKey, memoArgs, refNo, before, amount, after }): Cell[] => [
      { time: at },
      sentence(locale, `walletLedger.${memoKey}`, memoArgs),
      refNo,
      { money: before },
      { money: amount },
      { money: after },
    ],
  });
}
