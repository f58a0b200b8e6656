import { readCellNumber } from './number-text.ts';

/** What a cell's value is read with. */
export interface CellWords {
  sharedStrings: string[];
  formats: string[];
  isFrom1904: boolean;
}

export interface CellPlace {
  /** As the file says: text of a list, number, truth and so on. */
  type: string;
  /** Place of its style in the list of styles. */
  style: number;
  hasFormula: boolean;
}

/** Nothing is worked out here: a formula whose writer has left no result behind it shows as what it is, a value that is not there. */
const noResult = '#N/A';

/** The text that a cell shows, and of a time the number that is stored. */
export function toCell(raw: string, place: CellPlace, words: CellWords): { text: string; stored?: string } {
  const { type, style, hasFormula } = place;
  switch (type) {
    case 's':
      // What it names may not be in the list: something stood there.
      return { text: raw.trim() === '' ? '' : (words.sharedStrings[Number(raw)] ?? noResult) };
    case 'n': {
      if (raw.trim() === '') return { text: hasFormula ? noResult : '' };
      const { text, stored } = readCellNumber(raw, words.formats[style] ?? '', words.isFrom1904);
      return /\d[-:]/.test(text) ? { text, stored } : { text };
    }
    case 'b':
      return { text: raw === '' ? '' : raw === '1' || raw === 'true' ? 'TRUE' : 'FALSE' };
    default:
      // Texts, results of formulas, dates of the ISO and errors like #N/A stand there as they show.
      return { text: raw };
  }
}
