import type { SheetRow } from '../workbook/read-sheet.ts';
import { findMarkedUnit, takeUnit } from './amount-unit.ts';

/** Headings are looked for in so many first rows: banks and payment services write pages of text above. */
export const mostTitleRows = 100;

export interface Headings {
  /** By column; of two lines what is known of both. */
  names: string[];
  /** How many rows stand above what belongs to them. */
  end: number;
  /** What they were judged to be worth, above 0. */
  worth: number;
}

interface HeadingRules {
  isKnown: (name: string) => boolean;
  /** 0: these are no headings. */
  worthOf: (names: string[]) => number;
}

/**
 * The headings of a table, in one row or over two (a group above, its columns below): of all that could be some the ones worth
 * most, and of those the first. Undefined where there are none.
 */
export function findHeadings(rows: readonly SheetRow[], { isKnown, worthOf }: HeadingRules): Headings | undefined {
  let best: Headings | undefined;
  const consider = (names: string[], end: number) => {
    const worth = worthOf(names);
    if (worth > (best?.worth ?? 0)) best = { names, end, worth };
  };
  for (const [index, { cells }] of rows.slice(0, mostTitleRows).entries()) {
    consider(cells, index + 1);
    const below = rows[index + 1]?.cells;
    if (below) consider(joinLines(cells, below, isKnown), index + 2);
  }
  return best;
}

/** A group stands above the first of its columns alone where cells are merged. */
function joinLines(above: string[], below: string[], isKnown: (name: string) => boolean): string[] {
  let group = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, column) => {
    const [upper, lower] = [above[column] ?? '', below[column] ?? ''];
    if (upper !== '' || lower === '') group = upper;
    const names = [lower, `${group}${lower}`, `${group} ${lower}`, ...(lower === '' ? [upper] : [])];
    const name = names.find(isKnown) ?? (lower || upper);
    // What the group counts in its columns count in.
    const unit = findMarkedUnit(group);
    return unit && name !== '' && !takeUnit(name).unit ? `${name}(${unit.name})` : name;
  });
}
