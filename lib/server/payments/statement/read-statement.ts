import { mostStatementRows, type StatementField } from '#lib/contract/payments/bank-statement.ts';
import { toNumberText } from '../../kernel/answer-table/number-key.ts';
import { pickAnswers, readColumn } from '../../kernel/answer-table/pick-answers.ts';
import { readAmountCell, readDayCell } from '../../kernel/answer-table/read-cell.ts';
import { readTableRows } from '../../kernel/answer-table/read-table-rows.ts';
import type { Fen } from '../../kernel/money.ts';
import type { Settings } from '../../site/index.ts';

/** Money that came to the shop's account. */
export interface Receipt {
  /** The line of the file, from 1. */
  line: number;
  /** `yyyy-mm-dd`; empty where the file does not say. */
  day: string;
  amount: Fen;
  payer: string;
  note: string;
  reference: string;
}

/**
 * Reads a bank's statement (CSV in whatever letters, or a workbook), and leaves out what is no money that came. Throws
 * `invalid_input` at `content` where it is no such file, has no column for amounts, or too many rows.
 */
export async function readStatement(
  content: Uint8Array,
  settings: Pick<Settings, 'payment.statementColumns'>,
): Promise<{ receipts: Receipt[]; leftOut: number }> {
  const columns = settings['payment.statementColumns'].map((line) => readColumn<StatementField>(line));
  const table = await readTableRows(content, mostStatementRows);
  const rows = pickAnswers(table, { columns, needed: ['amount'], maxRows: mostStatementRows });
  const receipts = rows.flatMap(({ line, cell, cells }) => {
    const amount = readAmountCell(cell('amount'));
    if (!amount) return [];
    return [
      {
        line,
        day: readDayCell(cell('day')),
        amount,
        payer: cell('payer').slice(0, 100),
        note: cells('note').slice(0, 200),
        reference: toNumberText(cell('reference')).slice(0, 64),
      },
    ];
  });
  return { receipts, leftOut: rows.length - receipts.length };
}
