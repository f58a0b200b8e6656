import { mostInTaxFile, type TaxResultField } from '#lib/contract/invoices/tax-file.ts';
import { findOwnNumbers, toOwnNumber } from '../../kernel/answer-table/number-key.ts';
import { type AnswerRow, pickAnswers, readColumn } from '../../kernel/answer-table/pick-answers.ts';
import { readVerdictCell } from '../../kernel/answer-table/read-cell.ts';
import { readTables } from '../../kernel/answer-table/read-tables.ts';
import type { Fen } from '../../kernel/money.ts';
import type { Settings } from '../../site/index.ts';

/** What a tax software says of one application. */
export interface TaxAnswer {
  /** The line of the file, from 1. */
  line: number;
  no: string;
  /** With all numbers of ours that stand where its own should. */
  named: string[];
  verdict: 'issued' | 'rejected' | 'unclear';
  /** Like the number empty where a spreadsheet has lost some of its digits. */
  fapiaoCode: string;
  fapiaoNo: string;
  /** `yyyy-mm-dd`; empty where there is none. */
  issueDate: string;
  /** Undefined: the file does not say. Null: what stands there is no amount. */
  amount: Fen | null | undefined;
  reason: string;
}

type ResultSettings = Pick<Settings, 'invoice.resultColumns' | 'invoice.issuedWords' | 'invoice.refusedWords'>;

/**
 * Reads what a tax software answers (CSV in whatever letters, or a workbook). Throws `invalid_input` at `content` where it is no
 * such file, where the columns for number and status are not there, or where it has too many rows.
 */
export async function readTaxResults(content: Uint8Array, settings: ResultSettings): Promise<TaxAnswer[]> {
  const columns = settings['invoice.resultColumns'].map((line) => readColumn<TaxResultField>(line));
  const tables = await readTables(content, mostInTaxFile);
  const answers = await pickAnswers(tables, { columns, needed: ['no', 'status'], maxRows: mostInTaxFile });
  return answers.map((answer) => toAnswer(answer, settings));
}

function toAnswer({ line, cell, ...row }: AnswerRow<TaxResultField>, settings: ResultSettings): TaxAnswer {
  const words = { yes: settings['invoice.issuedWords'], no: settings['invoice.refusedWords'] };
  const no = toOwnNumber(cell('no'));
  const named = [...new Set([no, ...findOwnNumbers(row.isShifted ? row.text : row.cells('no'))])];
  const isClear = !row.isShifted && named.length < 2;
  const isIssued = isClear ? readVerdictCell(cell('status'), words) : undefined;
  return {
    line,
    no,
    named,
    verdict: isIssued === undefined ? 'unclear' : isIssued ? 'issued' : 'rejected',
    fapiaoCode: row.number('fapiao_code').slice(0, 20),
    fapiaoNo: row.number('fapiao_no').slice(0, 30),
    issueDate: row.day('date'),
    amount: isClear ? row.amount('amount') : undefined,
    reason: cell('reason').slice(0, 200),
  };
}
