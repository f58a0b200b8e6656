import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { toSpreadsheet } from '#lib/server/http/spreadsheets/spreadsheet.ts';
import type { Cell } from '#lib/server/http/spreadsheets/xlsx-parts.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import type { Movement } from '#lib/server/wallet/index.ts';
import type { FileAnswer } from '../../serve.ts';

interface Export {
  kind: 'balance' | 'integral' | 'bill';
  format: 'csv' | 'xlsx';
  locale: Locale;
  now: Date;
}

/** The columns, with their width in characters on a sheet. */
const columns = { Time: 20, Kind: 22, Memo: 44, No: 24, Unit: 16, Change: 14, Before: 14, After: 14 };

/** A list of movements as a file for spreadsheets, in the language of the reader. */
export function exportMovements(
  batches: AsyncGenerator<Movement[]>,
  { kind, format, locale, now }: Export,
): FileAnswer {
  return toSpreadsheet({
    fileName: `${sentence(locale, `walletLedger.file_${kind}`)}-${shopDay(now)}`,
    name: sentence(locale, `walletLedger.sheet_${kind}`),
    format,
    columns: Object.entries(columns).map(([column, width]) => ({
      heading: sentence(locale, `walletLedger.column${column}`),
      width,
    })),
    batches,
    toCells: (movement) => toCells(movement, locale),
  });
}

function toCells(movement: Movement, locale: Locale): Cell[] {
  const { unit, type, refNo, memoKey, memoArgs, amount, before, after, at } = movement;
  const quantity = (value: number): Cell => (unit === 'CNY' ? { money: value } : { integer: value });
  return [
    { time: at },
    sentence(locale, `walletLedger.kind_${type}`),
    sentence(locale, `walletLedger.${memoKey}`, memoArgs),
    refNo,
    sentence(locale, `walletLedger.unit_${unit}`),
    quantity(amount),
    quantity(before),
    quantity(after),
  ];
}
