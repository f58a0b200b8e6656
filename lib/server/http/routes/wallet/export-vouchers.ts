import { type VoucherField, type VoucherProfileName, voucherProfiles } from '#lib/contract/wallet/voucher-profiles.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { toSpreadsheet } from '#lib/server/http/spreadsheets/spreadsheet.ts';
import type { Cell } from '#lib/server/http/spreadsheets/xlsx-parts.ts';
import {
  type BookLineRow,
  numberVouchers,
  readChart,
  type VoucherLine,
  type VouchersBefore,
} from '#lib/server/wallet/index.ts';
import type { FileAnswer } from '../../serve.ts';

interface Export {
  profile: VoucherProfileName;
  format: 'csv' | 'xlsx';
  locale: Locale;
  period: { from: string; to: string };
  /** As the setting has it. */
  chart: readonly string[];
  before: VouchersBefore;
}

/** The books as vouchers, in the template that an accounting software imports. Headings are its own, in any language of ours. */
export function exportVouchers(
  batches: AsyncGenerator<BookLineRow[]>,
  { profile, format, locale, period: { from, to }, chart, before }: Export,
): FileAnswer {
  const { columns, hasDots } = voucherProfiles[profile];
  const accounts = readChart(chart);
  const numberOf = (account: string) => {
    const number = accounts.get(account)?.number ?? '';
    return hasDots ? number : number.replaceAll('.', '');
  };
  const cellsOf = (line: VoucherLine): Record<VoucherField, Cell> => ({
    day: line.day,
    word: '记',
    no: { integer: line.no },
    attachments: { integer: 0 },
    line: { integer: line.line },
    memo: memoOf(line, locale),
    account: numberOf(line.account),
    accountName: accounts.get(line.account)?.name ?? line.account,
    debit: line.debit === 0 ? '' : { money: line.debit },
    credit: line.credit === 0 ? '' : { money: line.credit },
    customer: codeOf(line, 'user'),
    supplier: codeOf(line, 'store'),
    currency: 'RMB',
    rate: { integer: 1 },
    none: '',
  });
  return toSpreadsheet({
    fileName: `${sentence(locale, `walletLedger.file_${profile}`)}-${from}-${to}`,
    name: sentence(locale, 'walletLedger.sheet_vouchers'),
    format,
    columns: columns.map(([field, heading]) => ({
      heading,
      width: field === 'memo' || field === 'accountName' ? 34 : 12,
    })),
    batches: numberVouchers(batches, before),
    toCells: (line) => {
      const cells = cellsOf(line);
      return columns.map(([field]) => cells[field]);
    },
  });
}

/** Whose account it is, as the software's own list of customers and suppliers names them: `C12`, `S3`. */
const codeOf = ({ owner }: VoucherLine, type: 'user' | 'store'): string =>
  owner?.type === type ? `${type === 'user' ? 'C' : 'S'}${owner.id}` : '';

/** What was booked and for which document; such software takes sixty characters. */
function memoOf({ type, refNo }: VoucherLine, locale: Locale): string {
  const words = sentence(locale, type === null ? 'walletLedger.booksDayTotal' : `walletLedger.kind_${type}`);
  return [words, refNo].filter(Boolean).join(' ').slice(0, 60);
}
