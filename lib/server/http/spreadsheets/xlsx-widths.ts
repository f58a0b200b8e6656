import { formatFen } from '#lib/server/kernel/money.ts';
import type { Cell, Sheet } from './xlsx-parts.ts';

/** In characters, as all widths here; what is longer goes on in a second line of its cell. */
const widest = 60;
/** Room at both sides of a cell, and for the bold letters of a heading. */
const margin = 2;

/** Of a time as it is shown, `2026-11-27 10:00:00`. */
const timeWidth = 19;

/**
 * The columns of a sheet, each wide enough for its heading and for what stands in these rows: text that does not fit is hidden by the
 * cell beside it, and a number becomes `###`. A column is never narrower than it asks for.
 */
export function fitColumns(columns: Sheet['columns'], rows: readonly Cell[][]): Sheet['columns'] {
  return columns.map(({ heading, width }, index) => {
    const needed = rows.reduce((most, cells) => Math.max(most, widthOfCell(cells[index] ?? '')), widthOfText(heading));
    return { heading, width: Math.max(width, Math.min(widest, Math.ceil(needed + margin))) };
  });
}

/** How many lines a row takes in columns of these widths. */
export function linesOf(cells: readonly Cell[], columns: Sheet['columns']): number {
  return Math.max(1, ...cells.map((cell, index) => linesOfCell(cell, (columns[index]?.width ?? widest) - margin)));
}

/** Words are not torn apart, so some of each line stays empty. */
const emptyOfLine = 0.1;

function linesOfCell(cell: Cell, width: number): number {
  if (typeof cell !== 'string') return 1;
  return cell.split('\n').reduce((lines, line) => {
    const needed = widthOfText(line);
    return lines + (needed <= width ? 1 : Math.ceil(needed / (width * (1 - emptyOfLine))));
  }, 0);
}

function widthOfCell(cell: Cell): number {
  if (typeof cell === 'string') return Math.max(...cell.split('\n').map(widthOfText));
  if ('time' in cell) return timeWidth;
  const digits = 'money' in cell ? formatFen(cell.money) : String(cell.integer);
  // With a comma at each thousand.
  return digits.length * (4 / 3);
}

/** In widths of a digit: a Chinese character is as wide as two of them and a little, capitals are wider than digits. */
function widthOfText(text: string): number {
  let width = 0;
  for (const character of text) width += character >= '\u1100' ? 2.2 : character >= 'A' && character <= 'Z' ? 1.25 : 1;
  return width;
}
