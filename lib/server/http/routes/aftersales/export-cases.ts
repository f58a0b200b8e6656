import type { SellerCaseFilter } from '#lib/contract/aftersales/store-cases.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { type CaseSort, readCasesForFile, type SellerCaseView } from '#lib/server/aftersales/index.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { toSpreadsheet } from '#lib/server/http/spreadsheets/spreadsheet.ts';
import type { Cell } from '#lib/server/http/spreadsheets/xlsx-parts.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import type { FileAnswer } from '../../serve.ts';

interface Export {
  member: Member;
  /** Null: the whole shop, for operators. */
  storeId: number | null;
  filter: SellerCaseFilter;
  sort: CaseSort;
  format: 'csv' | 'xlsx';
  locale: Locale;
}

/** The columns, with their width in characters on a sheet. */
const columns = {
  No: 20,
  Order: 20,
  Created: 20,
  Type: 14,
  Status: 18,
  Goods: 48,
  Reason: 24,
  Requested: 14,
  Approved: 14,
  Due: 20,
  Closed: 20,
  Customer: 16,
};
const operatorColumns = { Store: 24 };

/** Cases as a file for spreadsheets, in the language of the reader. */
export async function exportCases(
  ctx: ServerContext,
  { member, storeId, filter, sort, format, locale }: Export,
): Promise<FileAnswer> {
  const batches = await readCasesForFile(ctx, member, { storeId, filter, sort, format });
  const shown = storeId === null ? { ...columns, ...operatorColumns } : columns;
  return toSpreadsheet({
    fileName: `${sentence(locale, 'aftersalesExport.file')}-${shopDay(ctx.clock.now())}`,
    name: sentence(locale, 'aftersalesExport.sheet'),
    format,
    columns: Object.entries(shown).map(([column, width]) => ({
      heading: sentence(locale, `aftersalesExport.column${column}`),
      width,
    })),
    batches,
    toCells: (view) => [...toCells(view, locale), ...(storeId === null ? [view.storeName ?? ''] : [])],
  });
}

function toCells({ aftersale, lines, reason, customerName }: SellerCaseView, locale: Locale): Cell[] {
  const time = (at: Date | null): Cell => (at ? { time: at } : '');
  return [
    aftersale.no,
    aftersale.orderNo,
    { time: aftersale.createdAt },
    sentence(locale, `caseTypes.${aftersale.type}`),
    sentence(locale, `caseStatuses.${aftersale.status}`),
    lines.map(({ part }) => `${part.name[locale]} × ${part.qty}`).join('; '),
    reason?.texts[locale] ?? '',
    { money: aftersale.requestedAmount },
    aftersale.approvedAmount === null ? '' : { money: aftersale.approvedAmount },
    time(aftersale.dueAt),
    time(aftersale.closedAt),
    customerName,
  ];
}
