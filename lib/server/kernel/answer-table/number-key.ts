/**
 * A number of a document as it is kept: full-width characters become the usual ones, blanks and what nobody sees are left out.
 * Empty where no number stands there: only zeros, only strokes, a word that says so.
 */
export function toNumberText(text: string): string {
  const written = text.normalize('NFKC').replace(/[\s\p{Cf}\p{Cc}]/gu, '');
  return /[1-9\p{L}]/u.test(written) && !noNumber.test(written) ? written : '';
}

/** What programs and people write where there is no number. */
const noNumber = /^[(["]?(?:无|没有|暂无|未知|不详|空|待定|n\/?a|nan|null|nil|none|undefined|unknown)[)\]"]?$/i;

/** The same for the same number however it is written: also in small letters, or without the zeros that a spreadsheet drops. */
export const toNumberKey = (text: string): string =>
  toNumberText(text)
    .toUpperCase()
    .replace(/^0+(?=\d+$)/, '');

/** Numbers of ours have letters and digits alone, whatever is written between them. */
const withoutStrokes = (written: string): string => written.replace(/[-\p{Pd}_.]/gu, '');

/** A number of ours. */
export const toOwnNumber = (text: string): string => {
  const written = toNumberText(text).toUpperCase();
  const bare = withoutStrokes(written);
  return /^[A-Z]{2}\d{14}$/.test(bare) ? bare : written;
};

/** The numbers of ours that stand in a text, whatever a bank or a person wrote around them. */
export const findOwnNumbers = (text: string): string[] => [
  ...new Set(withoutStrokes(toNumberText(text).toUpperCase()).match(/[A-Z]{2}\d{14}/g)),
];

/**
 * Rows of a file that name the same number, each with the lines of all of them in the order of the file. Of what is said twice
 * nothing can be believed, in whatever order it stands. A row may name several; an empty number is none.
 */
export function findRepeated<Row extends { line: number }>(
  rows: readonly Row[],
  numbersOf: (row: Row) => string | readonly string[],
): ReadonlyMap<Row, number[]> {
  const named = rows.flatMap((row) => [numbersOf(row)].flat().map((number) => ({ row, number })));
  const groups = Map.groupBy(
    named.filter(({ number }) => number !== ''),
    ({ number }) => number,
  );
  const repeated = new Map<Row, number[]>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const lines = group.map(({ row }) => row.line);
    for (const { row } of group) repeated.set(row, [...new Set([...(repeated.get(row) ?? []), ...lines])]);
  }
  return repeated;
}
