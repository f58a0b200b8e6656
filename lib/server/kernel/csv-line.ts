/**
 * A cell that begins like this would be run as a formula by a spreadsheet; full-width signs by those of East Asia. One that is
 * guarded by an apostrophe itself gets another, so that whoever takes one off again finds it as it was.
 */
const formula = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
const number = /^-?\d+(\.\d+)?$/;

/**
 * The same for a workbook that is read again: its texts are never run and need no guard, but what looks like a guard would be taken
 * off.
 */
export const guardQuoted = (text: string): string => (text.startsWith("'") && formula.test(text) ? `'${text}` : text);

/** A cell of a file of ours as it was, without the apostrophe that guards it. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

/** One line of a CSV file (RFC 4180), with nothing in it that a spreadsheet would run. */
export function toCsvLine(cells: (string | number)[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(value: string | number): string {
  const text = String(value);
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
