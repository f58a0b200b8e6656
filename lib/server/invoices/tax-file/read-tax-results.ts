import { mostInTaxFile, type TaxResultField } from '#lib/contract/invoices/tax-file.ts';
import { type Fen, parseFen } from '../../kernel/money.ts';
import { decodeText, parseCsv } from '../../kernel/parse-csv.ts';
import { readWorkbookApart } from '../../kernel/workbook/read-workbook-apart.ts';
import { WorkbookRefusal } from '../../kernel/workbook/workbook-refusal.ts';
import type { Settings } from '../../site/index.ts';
import { refusedAt } from '../document-facts.ts';
import { readColumn } from './read-column.ts';

/** What a tax software says of one application. */
export interface TaxAnswer {
  /** The line of the file, from 1. */
  line: number;
  no: string;
  verdict: 'issued' | 'rejected' | 'unclear';
  fapiaoCode: string;
  fapiaoNo: string;
  /** `yyyy-mm-dd`; empty where there is none. */
  issueDate: string;
  /** Undefined: the file does not say. Null: what stands there is no amount. */
  amount: Fen | null | undefined;
  reason: string;
}

type ResultSettings = Pick<Settings, 'invoice.resultColumns' | 'invoice.issuedWords' | 'invoice.refusedWords'>;

/** Headings may stand below a title. */
const mostTitleLines = 10;

/**
 * Reads what a tax software answers (CSV in whatever letters, or a workbook). Throws `invalid_input` at `content` where it is no
 * such file, where the columns for number and status are not there, or where it has too many rows.
 */
export async function readTaxResults(content: Uint8Array, settings: ResultSettings): Promise<TaxAnswer[]> {
  const rows = await readRows(content);
  const columns = settings['invoice.resultColumns'].map((line) => readColumn<TaxResultField>(line));
  const headings = new Map(columns.map(({ field, heading }) => [field, heading]));
  const needed = [headings.get('no') ?? '', headings.get('status') ?? ''];
  const head = rows.slice(0, mostTitleLines).findIndex(({ cells }) => needed.every((text) => cells.includes(text)));
  if (head < 0 || needed.includes('')) throw refused('resultColumns', { columns: needed.join(', ') });
  const placeOf = (field: TaxResultField) => rows[head]?.cells.indexOf(headings.get(field) ?? '') ?? -1;
  const answers = rows.slice(head + 1).flatMap(({ n, cells }) => {
    if (cells.every((text) => text === '')) return [];
    return [toAnswer(n, (field) => cells[placeOf(field)] ?? '', settings)];
  });
  if (answers.length === 0) throw refused('resultEmpty');
  if (answers.length > mostInTaxFile) throw refused('resultTooLong', { max: mostInTaxFile });
  return answers;
}

interface Row {
  n: number;
  cells: string[];
}

async function readRows(content: Uint8Array): Promise<Row[]> {
  const start = Buffer.from(content.subarray(0, 4)).toString('hex');
  if (!['504b0304', '504b0506', 'd0cf11e0'].includes(start)) {
    return parseCsv(decodeText(content)).map((cells, index) => ({ n: index + 1, cells: cells.map(clean) }));
  }
  try {
    const limits = { rows: mostInTaxFile + mostTitleLines + 1, columns: 60, cellLength: 300 };
    const { table } = await readWorkbookApart({ bytes: content, limits });
    return (table?.rows ?? []).map(({ n, cells }) => ({ n, cells: cells.map(clean) }));
  } catch (error) {
    if (error instanceof WorkbookRefusal) throw refused('importDamaged');
    throw error;
  }
}

function toAnswer(line: number, cell: (field: TaxResultField) => string, settings: ResultSettings): TaxAnswer {
  const said = cell('status').toLowerCase();
  const isOneOf = (words: string[]) => words.some((word) => word.trim().toLowerCase() === said);
  const [isIssued, isRefused] = [isOneOf(settings['invoice.issuedWords']), isOneOf(settings['invoice.refusedWords'])];
  return {
    line,
    no: cell('no').toUpperCase(),
    verdict: isIssued === isRefused ? 'unclear' : isIssued ? 'issued' : 'rejected',
    fapiaoCode: cell('fapiao_code').slice(0, 20),
    fapiaoNo: cell('fapiao_no').slice(0, 30),
    issueDate: toDay(cell('date')),
    amount: toAmount(cell('amount')),
    reason: cell('reason').slice(0, 200),
  };
}

/** `2026/3/1`, `2026年3月1日`, `20260301`, with or without a time behind it. Empty for what is no day. */
function toDay(text: string): string {
  const [, year, month, day] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(text) ?? [];
  if (!year || !month || !day) return '';
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(written) ? '' : written;
}

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

const refused = (key: string, values: Record<string, string | number> = {}) => refusedAt('content', { key, values });
