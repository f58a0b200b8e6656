import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { toSpreadsheet } from '#lib/server/http/spreadsheets/spreadsheet.ts';
import type { Cell } from '#lib/server/http/spreadsheets/xlsx-parts.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { type ExportedOrder, estimatePayout, type OrderLine } from '#lib/server/orders/index.ts';
import { nameAreas } from '#lib/server/site/index.ts';
import type { FileAnswer } from '../../serve.ts';

interface Export {
  /** Operators see whose order it is and who has it. */
  isForOperators: boolean;
  format: 'csv' | 'xlsx';
  locale: Locale;
  now: Date;
}

/** The columns, with their width in characters on a sheet. */
const columns = {
  No: 20,
  Created: 20,
  Status: 14,
  Fulfilment: 12,
  Goods: 48,
  Payment: 14,
  Payable: 14,
  Paid: 14,
  Refunded: 14,
  Estimate: 14,
  City: 16,
  Accepted: 20,
  Shipped: 20,
  Completed: 20,
  Closed: 20,
};
const operatorColumns = { Customer: 12, Store: 24 };

/**
 * Orders as a file for spreadsheets, in the language of the reader. Of an address only the town is in it: a file leaves
 * the shop, and nobody sees who reads it there.
 */
export function exportOrders(
  batches: AsyncGenerator<ExportedOrder[]>,
  { isForOperators, format, locale, now }: Export,
): FileAnswer {
  const shown = isForOperators ? { ...columns, ...operatorColumns } : columns;
  return toSpreadsheet({
    fileName: `${sentence(locale, 'ordersExport.file')}-${shopDay(now)}`,
    name: sentence(locale, 'ordersExport.sheet'),
    format,
    columns: Object.entries(shown).map(([column, width]) => ({
      heading: sentence(locale, `ordersExport.column${column}`),
      width,
    })),
    batches,
    toCells: (exported) => [...toCells(exported, locale), ...(isForOperators ? toOperatorCells(exported) : [])],
  });
}

function toCells({ order, lines }: ExportedOrder, locale: Locale): Cell[] {
  const time = (at: Date | null): Cell => (at ? { time: at } : '');
  return [
    order.no,
    { time: order.createdAt },
    sentence(locale, `ordersExport.status_${order.status}`),
    sentence(locale, `ordersExport.fulfilment_${order.fulfilment}`),
    lines.map((line) => toGoods(line, locale)).join('; '),
    sentence(locale, `ordersExport.payment_${order.paymentStatus}`),
    { money: order.payableAmount },
    { money: order.paidAmount },
    { money: order.refundedAmount },
    { money: estimatePayout(order, lines) },
    order.address ? nameAreas(order.address, locale).city_name : '',
    time(order.acceptedAt),
    time(order.shippedAt),
    time(order.completedAt),
    time(order.closedAt),
  ];
}

const toOperatorCells = ({ order, storeName }: ExportedOrder): Cell[] => [{ integer: order.userId }, storeName];

function toGoods({ name, specText, qty }: OrderLine, locale: Locale): string {
  const choice = specText[locale];
  return `${name[locale]}${choice ? ` (${choice})` : ''} × ${qty}`;
}
