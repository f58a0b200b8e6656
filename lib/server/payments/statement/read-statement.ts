import { mostStatementRows, type StatementField } from '#lib/contract/payments/bank-statement.ts';
import { findOwnNumbers } from '../../kernel/answer-table/number-key.ts';
import { type AnswerRow, pickAnswers, readColumn } from '../../kernel/answer-table/pick-answers.ts';
import { readTables } from '../../kernel/answer-table/read-tables.ts';
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
  /** Empty where the file does not say, or a spreadsheet has lost some of its digits: a person has to. */
  reference: string;
}

/** A row whose amount nobody can be sure of: a person has to look. */
export interface UnreadableRow extends Omit<Receipt, 'amount'> {
  /** What stands where its amount should. */
  text: string;
}

interface Statement {
  receipts: Receipt[];
  unreadable: UnreadableRow[];
  /** Rows of money that went back, in the columns of what came; they are left out, but may say that something did not come. */
  returned: Omit<Receipt, 'amount'>[];
  /** Rows without money that came: what went out, sums, notes. */
  leftOut: number;
}

/**
 * Reads a bank's statement (CSV in whatever letters, or a workbook), and leaves out what is no money that came. An amount that is
 * not understood is told as it stands, never left out. Throws `invalid_input` at `content` where it is no such file, has no column for
 * amounts, or too many rows.
 */
export async function readStatement(
  content: Uint8Array,
  settings: Pick<Settings, 'payment.statementColumns'>,
): Promise<Statement> {
  const columns = settings['payment.statementColumns'].map((line) => readColumn<StatementField>(line));
  const tables = await readTables(content, mostStatementRows);
  const rows = await pickAnswers(tables, { columns, needed: ['amount'], joined: ['note'], maxRows: mostStatementRows });
  const statement: Statement = { receipts: [], unreadable: [], returned: [], leftOut: 0 };
  const hasDays = rows.some((row) => row.day('day') !== '');
  for (const row of rows) {
    const amount = row.amount('amount');
    if (amount === undefined || (hasDays && isNote(row, amount))) {
      statement.leftOut += 1;
      if (isReturn(row)) statement.returned.push({ ...factsOf(row), reference: '' });
    } else if (amount === null) statement.unreadable.push({ ...factsOf(row), text: textOf(row).slice(0, 100) });
    else if (amount <= 0) {
      statement.leftOut += 1;
      // A minus in a column of what came is money that went back.
      if (amount < 0) statement.returned.push(factsOf(row));
    } else statement.receipts.push({ ...factsOf(row), amount });
  }
  return statement;
}

/** Below its rows a bank writes sums, and when it made the file: no movement is without its day, where the others have one. */
const isNote = (row: AnswerRow<StatementField>, amount: Fen | null): boolean =>
  row.day('day') === '' && (row.isSum || (amount === null && row.filled <= 2));

/**
 * Money went out under one of our numbers, which may be what came under it. Its number of the bank's says nothing: fees have that of
 * what they are taken for.
 */
const isReturn = (row: AnswerRow<StatementField>): boolean =>
  row.day('day') !== '' && findOwnNumbers(row.cells('note')).length > 0;

const textOf = (row: AnswerRow<StatementField>) => (row.isShifted ? row.text : row.cells('amount'));

const factsOf = ({ line, cell, cells, ...row }: AnswerRow<StatementField>): Omit<Receipt, 'amount'> => ({
  line,
  day: row.day('day'),
  payer: cell('payer').slice(0, 100),
  note: cells('note').slice(0, 200),
  reference: row.number('reference').slice(0, 64),
});
