import { type BankResultField, mostInBatch } from '#lib/contract/payouts/bank-file.ts';
import { maskAccountNumber, toAccountDigits } from '#lib/contract/store/bank-account.ts';
import { DomainError } from '../kernel/errors.ts';
import { type Fen, parseFen } from '../kernel/money.ts';
import { decodeText, parseCsv } from '../kernel/parse-csv.ts';
import type { Settings } from '../site/index.ts';
import { readColumn } from './write-bank-file.ts';

/** What a bank says about one payment. */
export interface BankAnswer {
  /** The line of the file, from 1. */
  line: number;
  no: string;
  verdict: 'paid' | 'failed' | 'unclear';
  /** Undefined: the file has no such column, or nothing in it. Null: what stands there is no amount. */
  amount: Fen | null | undefined;
  reference: string;
  reason: string;
}

type ResultSettings = Pick<Settings, 'payout.resultColumns' | 'payout.paidWords' | 'payout.failedWords'>;

/** Headings may stand below a title, which banks like to put there. */
const mostTitleLines = 10;

/**
 * Reads a bank's answer (CSV, in whatever letters). Throws `invalid_input` at `content` where the columns for number and
 * status are not there, or where it has more rows than any batch.
 */
export function readBankResult(content: Uint8Array, settings: ResultSettings): BankAnswer[] {
  const rows = parseCsv(decodeText(content)).map((cells) => cells.map(clean));
  const columns = settings['payout.resultColumns'].map((line) => readColumn<BankResultField>(line));
  const headings = new Map(columns.map(({ field, heading }) => [field, heading]));
  const needed = [headings.get('no') ?? '', headings.get('status') ?? ''];
  const head = rows.slice(0, mostTitleLines).findIndex((cells) => needed.every((heading) => cells.includes(heading)));
  if (head < 0 || needed.includes('')) throw refusal('resultColumns', { columns: needed.join(', ') });
  const placeOf = (field: BankResultField) => rows[head]?.indexOf(headings.get(field) ?? '') ?? -1;
  const answers = rows.flatMap((cells, index) => {
    const cell = (field: BankResultField) => cells[placeOf(field)] ?? '';
    if (index <= head || cells.every((text) => text === '')) return [];
    return [toAnswer(index + 1, cell, settings)];
  });
  // What a bank adds below, as sums, names no withdrawal and is said to be unknown.
  if (answers.length === 0) throw refusal('resultEmpty');
  if (answers.length > 2 * mostInBatch) throw refusal('resultTooLong', { max: 2 * mostInBatch });
  return answers;
}

function toAnswer(line: number, cell: (field: BankResultField) => string, settings: ResultSettings): BankAnswer {
  const said = cell('status').toLowerCase();
  const isOneOf = (words: string[]) => words.some((word) => word.trim().toLowerCase() === said);
  const isPaid = isOneOf(settings['payout.paidWords']);
  const isFailed = isOneOf(settings['payout.failedWords']);
  const verdict = isPaid === isFailed ? 'unclear' : isPaid ? 'paid' : 'failed';
  return {
    line,
    no: cell('no'),
    verdict,
    amount: toAmount(cell('amount')),
    reference: cell('reference').slice(0, 64),
    reason: withoutAccounts(cell('reason') || cell('status')).slice(0, 200),
  };
}

/** What a bank says of an account may spell it out: its end is enough, wherever the reason is read later. Documents have letters. */
const withoutAccounts = (text: string) =>
  text.replace(/(?<![a-z\d])\d(?:[ -]?\d){10,31}(?!\d)/gi, (number) => maskAccountNumber(toAccountDigits(number)));

/** Banks write thousands with commas, and some a sign of the currency before it. */
function toAmount(text: string): Fen | null | undefined {
  if (text === '') return undefined;
  const digits = text.replace(/^[¥￥]\s*/, '').replaceAll(',', '');
  return /^\d{1,12}(\.\d{1,2})?$/.test(digits) ? parseFen(digits) : null;
}

/** A spreadsheet's guard, a tab that keeps long numbers whole, and characters no column can hold. */
const clean = (cell: string) =>
  cell
    .replaceAll('\0', '')
    .trim()
    .replace(/^'(?=\S)/, '')
    .trim()
    .toWellFormed();

const refusal = (key: string, values: Record<string, string | number> = {}) =>
  new DomainError('invalid_input', { fields: { content: { key, values } } });
