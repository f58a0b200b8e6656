import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { toSpreadsheet } from '#lib/server/http/spreadsheets/spreadsheet.ts';
import type { Cell } from '#lib/server/http/spreadsheets/xlsx-parts.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import type { SettlementLine } from '#lib/server/settlement/index.ts';
import type { FileAnswer } from '../../serve.ts';

interface Export {
  format: 'csv' | 'xlsx';
  locale: Locale;
  now: Date;
  /** On which day a line was or will be settled. */
  dayOf: (line: SettlementLine) => string | undefined;
}

/** The columns, with their width in characters on a sheet. */
const columns = {
  Time: 20,
  Kind: 18,
  Order: 24,
  Gross: 14,
  Commission: 14,
  ChannelFee: 14,
  Referral: 14,
  Net: 14,
  Statement: 22,
  Settlement: 14,
  SettlementDay: 16,
  Paper: 24,
  Reason: 40,
};

/** What changed the earnings of a store as a file for spreadsheets, in the language of the reader. */
export function exportLines(batches: AsyncGenerator<SettlementLine[]>, facts: Export): FileAnswer {
  const { format, locale, now } = facts;
  return toSpreadsheet({
    fileName: `${sentence(locale, 'settlementExport.file')}-${shopDay(now)}`,
    name: sentence(locale, 'settlementExport.sheet'),
    format,
    columns: Object.entries(columns).map(([column, width]) => ({
      heading: sentence(locale, `settlementExport.column${column}`),
      width,
    })),
    batches,
    toCells: (line) => toCells(line, facts),
  });
}

function toCells(line: SettlementLine, { locale, dayOf }: Export): Cell[] {
  return [
    { time: line.createdAt },
    sentence(locale, `settlementExport.kind_${line.kind}`),
    line.orderNo,
    { money: line.grossAmount },
    // What is taken off has the sign it has everywhere: the columns sum to what is left.
    { money: 0 - line.commissionAmount - line.commissionTaxAmount },
    { money: 0 - line.channelFeeAmount },
    { money: 0 - line.referralAmount },
    { money: line.netAmount },
    line.statement?.no ?? '',
    sentence(locale, `settlementExport.${line.statement?.settledAt ? 'settled' : 'pending'}`),
    dayOf(line) ?? sentence(locale, 'settlementExport.dayOpen'),
    line.documentNo,
    line.reason,
  ];
}
