import iconv from 'iconv-lite';
import type { BankFileField } from '#lib/contract/payouts/bank-file.ts';
import { readColumn } from '../kernel/answer-table/pick-answers.ts';
import { toCsvLine } from '../kernel/csv-line.ts';
import { formatFen } from '../kernel/money.ts';
import type { Settings } from '../site/index.ts';
import type { Withdrawal } from './withdrawal-repository.ts';

/** A withdrawal with its account as the bank has to read it. */
interface BankPayment {
  withdrawal: Withdrawal;
  holder: string;
  account: string;
}

type FileSettings = Pick<Settings, 'payout.fileColumns' | 'payout.fileEncoding' | 'payout.filePurpose'>;

/**
 * The file for a bank's bulk payment (CSV): the columns that the settings name, in their order. GB18030 is what Chinese banks
 * call GBK, and has a place for every character.
 */
export function writeBankFile(payments: BankPayment[], settings: FileSettings): Buffer {
  const columns = settings['payout.fileColumns'].map((line) => readColumn<BankFileField>(line));
  const lines = payments.map((payment) => {
    const cells = cellsOf(payment, settings['payout.filePurpose']);
    return toCsvLine(columns.map(({ field }) => cells[field]));
  });
  const text = [toCsvLine(columns.map(({ heading }) => heading)), ...lines].join('');
  return iconv.encode(text, settings['payout.fileEncoding']);
}

const cellsOf = ({ withdrawal, holder, account }: BankPayment, purpose: string): Record<BankFileField, string> => ({
  no: withdrawal.no,
  holder,
  account,
  bank: withdrawal.bank,
  branch: withdrawal.branch,
  amount: formatFen(withdrawal.netAmount),
  purpose,
});
