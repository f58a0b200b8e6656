import { toAccountDigits } from '../store/bank-account.ts';
import { toTaxNumber } from '../tax-number.ts';
import { type BillingField, findLabels, type LabelMeaning } from './billing-labels.ts';
import { type Piece, placePiece, splitAccount, splitPhone } from './billing-pieces.ts';

export interface BillingText {
  found: Partial<Record<BillingField, string>>;
  /** What could not be placed, as it was written. */
  unplaced: string[];
}

/**
 * Reads a company's billing text: labelled or not, in any order, on one line or on many. What cannot be told for sure is
 * handed back, never guessed; of two values for a field the first counts and the other is handed back.
 */
export function parseBillingText(text: string): BillingText {
  const plain = toPlain(text);
  const labels = findLabels(plain);
  const result: BillingText = { found: {}, unplaced: [] };
  const rest = [plain.slice(0, labels[0]?.start ?? plain.length)];
  labels.forEach(({ meaning, end }, index) => {
    const [value, others] = firstLine(plain.slice(end, labels[index + 1]?.start));
    if (value) for (const piece of toPieces(meaning, value)) place(result, piece);
    rest.push(others);
  });
  for (const line of rest.flatMap((part) => part.split('\n'))) placeLine(result, line);
  return result;
}

/** Narrow forms of digits, letters and signs, so that one rule reads them all; numbers of a list and dots before a line go. */
function toPlain(text: string): string {
  return text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0]/g, ' ')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim().replace(/^(?:\(?\d{1,2}[.、)](?!\d)|[①-⑳•·●◆■*-])\s*/u, ''))
    .join('\n');
}

/** The value of a label ends with its line, unless the label stands on a line of its own. */
function firstLine(text: string): [value: string, others: string] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => trimmed(line) !== '');
  return at < 0 ? ['', ''] : [trimmed(lines[at] ?? ''), lines.slice(at + 1).join('\n')];
}

const trimmed = (text: string): string => text.replace(/^[\s,;:、。|【】[\]*]+|[\s,;:、。|【[*]+$/gu, '');

function toPieces(meaning: LabelMeaning, value: string): Piece[] {
  if (meaning === 'address_and_phone' || meaning === 'reg_address') return splitPhone(value);
  if (meaning === 'bank_and_account' || meaning === 'bank_name') return splitAccount(value);
  return [[meaning, value]];
}

/** A line without a label: as a whole, by its signs, or by its blanks; what is left over could not be placed. */
function placeLine(result: BillingText, line: string): void {
  const whole = trimmed(line);
  if (whole === '') return;
  const pieces = placePiece(whole);
  if (pieces) for (const piece of pieces) place(result, piece);
  else if (/[,;|、。]/u.test(whole)) for (const part of whole.split(/[,;|、。]+/u)) placeLine(result, part);
  else if (/\s{2,}|\t/.test(whole)) for (const part of whole.split(/\s{2,}|\t/)) placeLine(result, part);
  else placeWords(result, whole);
}

/** Blanks separate where what they separate can be told apart. */
function placeWords(result: BillingText, line: string): void {
  const words = line.split(' ');
  const known = words.map(placePiece);
  if (words.length === 1 || known.every((pieces) => pieces === undefined)) {
    result.unplaced.push(line);
    return;
  }
  words.forEach((word, index) => {
    const pieces = known[index];
    if (pieces) for (const piece of pieces) place(result, piece);
    else result.unplaced.push(word);
  });
}

function place(result: BillingText, [field, value]: Piece): void {
  const text = toKept(field, trimmed(value));
  const before = result.found[field];
  if (before === undefined) result.found[field] = text;
  else if (before !== text) result.unplaced.push(text);
}

function toKept(field: BillingField, text: string): string {
  if (field === 'tax_no') return toTaxNumber(text);
  if (field === 'bank_account') return toAccountDigits(text);
  // Registered names have the wide brackets.
  if (field === 'name' && /\p{Script=Han}/u.test(text)) return text.replace(/\(/g, '（').replace(/\)/g, '）');
  return text;
}
