import { type BankResultField, mostInBatch } from '#lib/contract/payouts/bank-file.ts';
import { maskAccountNumber, toAccountDigits } from '#lib/contract/store/bank-account.ts';
import { findOwnNumbers, toOwnNumber } from '../kernel/answer-table/number-key.ts';
import { type AnswerRow, pickAnswers, readColumn } from '../kernel/answer-table/pick-answers.ts';
import { readVerdictCell } from '../kernel/answer-table/read-cell.ts';
import { readTables } from '../kernel/answer-table/read-tables.ts';
import type { Fen } from '../kernel/money.ts';
import type { Settings } from '../site/index.ts';

/** What a bank says about one payment. */
export interface BankAnswer {
  /** The line of the file, from 1. */
  line: number;
  no: string;
  /** With all numbers of ours that stand where its own should. */
  named: string[];
  verdict: 'paid' | 'failed' | 'unclear';
  /** Undefined: the file has no such column, or nothing in it. Null: what stands there is no amount. */
  amount: Fen | null | undefined;
  /** The bank's number of the payment; empty where the file has none, or a spreadsheet has lost some of its digits. */
  reference: string;
  reason: string;
}

type ResultSettings = Pick<Settings, 'payout.resultColumns' | 'payout.paidWords' | 'payout.failedWords'>;

const maxRows = 2 * mostInBatch;

/**
 * Reads a bank's answer (CSV in whatever letters, or a workbook). Throws `invalid_input` at `content` where the columns for number and
 * status are not there, or where it has more rows than any batch.
 */
export async function readBankResult(content: Uint8Array, settings: ResultSettings): Promise<BankAnswer[]> {
  const columns = settings['payout.resultColumns'].map((line) => readColumn<BankResultField>(line));
  // What a bank adds below, as sums, names no withdrawal and is said to be unknown.
  const rows = await pickAnswers(await readTables(content, maxRows), { columns, needed: ['no', 'status'], maxRows });
  return rows.map((row) => toAnswer(row, settings));
}

function toAnswer({ line, cell, ...row }: AnswerRow<BankResultField>, settings: ResultSettings): BankAnswer {
  const words = { yes: settings['payout.paidWords'], no: settings['payout.failedWords'] };
  const no = toOwnNumber(cell('no'));
  const named = [...new Set([no, ...findOwnNumbers(row.isShifted ? row.text : row.cells('no'))])];
  const isClear = !row.isShifted && named.length < 2;
  const isPaid = isClear ? readVerdictCell(cell('status'), words) : undefined;
  return {
    line,
    no,
    named,
    verdict: isPaid === undefined ? 'unclear' : isPaid ? 'paid' : 'failed',
    amount: isClear ? row.amount('amount') : undefined,
    reference: row.number('reference').slice(0, 64),
    reason: withoutAccounts(cell('reason') || cell('status')).slice(0, 200),
  };
}

/** What a bank says of an account may spell it out: its end is enough, wherever the reason is read later. Documents have letters. */
const withoutAccounts = (text: string) =>
  text.replace(/(?<![a-z\d])\d(?:[ -]?\d){10,31}(?!\d)/gi, (number) => maskAccountNumber(toAccountDigits(number)));
