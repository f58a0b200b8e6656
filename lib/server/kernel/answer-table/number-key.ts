/**
 * A number of a document as it is kept: full-width characters become the usual ones, blanks and what nobody sees are left out.
 * Empty where no number stands there: only zeros, only strokes.
 */
export function toNumberText(text: string): string {
  const written = text.normalize('NFKC').replace(/[\s\p{Cf}\p{Cc}]/gu, '');
  return /[1-9\p{L}]/u.test(written) ? written : '';
}

/** The same for the same number however it is written: also in small letters, or without the zeros that a spreadsheet drops. */
export const toNumberKey = (text: string): string =>
  toNumberText(text)
    .toUpperCase()
    .replace(/^0+(?=\d+$)/, '');

/** A number of ours, which has letters and digits alone. */
export const toOwnNumber = (text: string): string => {
  const written = toNumberText(text).toUpperCase();
  const bare = written.replace(/[-\p{Pd}_.]/gu, '');
  return /^[A-Z]{2}\d{14}$/.test(bare) ? bare : written;
};

/**
 * Rows of a file that name the same number, each with the lines of all of them in the order of the file. Of what is said twice
 * nothing can be believed, in whatever order it stands. An empty number is none.
 */
export function findRepeated<Row extends { line: number }>(
  rows: readonly Row[],
  numberOf: (row: Row) => string,
): ReadonlyMap<Row, number[]> {
  const named = rows.filter((row) => numberOf(row) !== '');
  const groups = [...Map.groupBy(named, numberOf).values()].filter(({ length }) => length > 1);
  return new Map(groups.flatMap((group) => group.map((row) => [row, group.map(({ line }) => line)] as const)));
}
