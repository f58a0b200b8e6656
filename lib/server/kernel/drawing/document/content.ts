/** A logo as pixels, for what cannot draw one of its own. */
export interface PaperMark {
  png: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

/** A document with every word chosen: what is drawn knows neither languages nor money. */
export interface DocumentContent {
  /** Whose letterhead it is; without a mark the name stands alone. */
  shop: { name: string; lines: string[]; mark?: PaperMark | undefined };
  title: string;
  /** Below the title and in the foot: `QT26112212345678-V3`. */
  number: string;
  parties: { heading: string; lines: string[] }[];
  /** Date, validity and the like. */
  facts: { label: string; value: string }[];
  columns: { line: string; name: string; first: string; second: string; amount: string };
  rows: DocumentRow[];
  /** What the amounts are in. */
  currency: string;
  sums: { label: string; value: string; isStrong: boolean }[];
  sections: { heading: string; text: string }[];
  /** One for each page, as they are counted. */
  pageOf: { page: string; pages: string; pattern: string };
  /** Said at the end where no font has some characters. */
  lacking: { characters: string; pattern: string };
}

export interface DocumentRow {
  line: string;
  name: string;
  /** Smaller, below the name. */
  details: string[];
  /** What leads to the amount: a quantity and a price, or what was taken in and kept back. */
  first: string;
  second: string;
  amount: string;
}
