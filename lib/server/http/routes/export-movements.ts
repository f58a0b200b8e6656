import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { shopDay } from '../../kernel/clock.ts';
import { formatFen } from '../../kernel/money.ts';
import type { Movement } from '../../wallet/index.ts';
import { streamCsv } from '../csv.ts';
import type { FileAnswer } from '../serve.ts';
import { streamXlsx } from '../xlsx.ts';
import type { Cell } from '../xlsx-parts.ts';

interface Export {
  kind: 'balance' | 'integral' | 'bill';
  format: 'csv' | 'xlsx';
  locale: Locale;
  now: Date;
}

/** The columns, with their width in characters on a sheet. */
const columns = { Time: 20, Kind: 22, Memo: 44, No: 24, Unit: 16, Change: 14, Before: 14, After: 14 };

/** A list as a file for spreadsheets, in the language of the reader, written batch by batch while it is read. */
export function exportMovements(
  batches: AsyncGenerator<Movement[]>,
  { kind, format, locale, now }: Export,
): FileAnswer {
  const name = `${sentence(locale, `ledger.file_${kind}`)}-${shopDay(now)}.${format}`;
  const headings = Object.entries(columns).map(([column, width]) => ({
    heading: sentence(locale, `ledger.column${column}`),
    width,
  }));
  const rows = mapBatches(batches, (movement) => toCells(movement, locale));
  if (format === 'xlsx') {
    const sheet = { name: sentence(locale, `ledger.sheet_${kind}`), columns: headings };
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return { name, type, content: streamXlsx(sheet, rows) };
  }
  const lines = mapBatches(rows, (cells) => cells.map(toPlain));
  const content = streamCsv(
    headings.map(({ heading }) => heading),
    lines,
  );
  return { name, type: 'text/csv', content };
}

function toCells(movement: Movement, locale: Locale): Cell[] {
  const { unit, type, refNo, memoKey, memoArgs, amount, before, after, at } = movement;
  const quantity = (value: number): Cell => (unit === 'CNY' ? { money: value } : { integer: value });
  return [
    { time: at },
    sentence(locale, `ledger.kind_${type}`),
    sentence(locale, `ledger.${memoKey}`, memoArgs),
    refNo,
    sentence(locale, `ledger.unit_${unit}`),
    quantity(amount),
    quantity(before),
    quantity(after),
  ];
}

function toPlain(cell: Cell): string | number {
  if (typeof cell === 'string') return cell;
  if ('money' in cell) return formatFen(cell.money);
  return 'integer' in cell ? cell.integer : cell.time.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
}

async function* mapBatches<From, To>(batches: AsyncGenerator<From[]>, map: (item: From) => To): AsyncGenerator<To[]> {
  for await (const batch of batches) yield batch.map(map);
}
