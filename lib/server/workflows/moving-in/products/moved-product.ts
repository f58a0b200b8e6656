import type { MovingField, MovingMapping } from '#lib/contract/integrations/moving-fields.ts';
import type { MovingNote } from '#lib/server/integrations/index.ts';

/** What a file says of a product, whichever system wrote it. */
export interface MovedProduct {
  /** Its first row. */
  n: number;
  /** Which one it is in the old system, in words that stay the same. */
  key: string;
  /** What its address is made of. */
  handle: string;
  /** The address it had, from the root of the old shop; undefined where the file does not tell it. */
  oldPath: string | undefined;
  name: string;
  summary: string;
  /** HTML as it was written. */
  description: string;
  tags: string[];
  /** Names from the top; empty for none. */
  category: string[];
  brand: string;
  /** `200 g`; '' where variants differ or none is said. */
  weight: string;
  facts: { label: string; value: string }[];
  isPublished: boolean;
  isDigital: boolean;
  options: string[];
  variants: MovedVariant[];
  pictures: MovedPicture[];
  notes: MovingNote[];
}

export interface MovedVariant {
  n: number;
  sku: string;
  /** One of each option. */
  values: string[];
  /** As written, in the money of the file. */
  price: string;
  listPrice: string;
  /** Null: never runs out. */
  stock: number | null;
  /** Address or name of its own picture; '' for none. */
  picture: string;
}

interface MovedPicture {
  /** Its address, or its name in a ZIP. */
  source: string;
  alt: string;
}

/** A row by the fields that its columns hold; what is not there is ''. */
export interface FieldRow {
  n: number;
  cells: readonly string[];
  get: (field: MovingField) => string;
}

/** The apostrophe that exporters put before a formula's first sign. */
const guarded = /^'(?=[=+\-@])/;

export function toFieldRow({ n, cells }: { n: number; cells: readonly string[] }, mapping: MovingMapping): FieldRow {
  return {
    n,
    cells,
    get: (field) => {
      const column = mapping[field];
      return column === undefined ? '' : (cells[column] ?? '').replace(guarded, '');
    },
  };
}

/** Collects what is to be said of a record. */
export function newNotes() {
  const notes: MovingNote[] = [];
  const add =
    (level: MovingNote['level']) =>
    (n: number, field: MovingField | null, note: { key: string; values?: MovingNote['values'] }) => {
      notes.push({ n, level, field, key: note.key, ...(note.values && { values: note.values }) });
    };
  return { notes, warn: add('warning'), fail: add('error') };
}

export type Notes = ReturnType<typeof newNotes>;

/** As systems write it, and as a spreadsheet of another language makes of TRUE and FALSE. */
export const isYes = (text: string): boolean =>
  /^(?:1(?:[.,]0)?|true|yes|y|是|真|wahr|vrai|verdadero|verdadeiro|vero|waar|prawda)$/i.test(text.trim());
export const isNo = (text: string): boolean =>
  /^(?:0(?:[.,]0)?|false|no|n|否|假|falsch|faux|falso|onwaar|fałsz)$/i.test(text.trim());

/** The parts of a list with commas, of which those that belong to a part have a backslash before them (WooCommerce). */
export function splitList(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '');
}

/** Pieces on hand, a whole number that is never below nothing; undefined for what is no number. */
export function readStock(text: string): { stock: number; isBelow: boolean } | undefined {
  const [, whole] = /^([+-]?\d{1,9})(?:\.0*)?$/.exec(text.replace(/,0{0,2}$/, '').replace(/[,\s]/g, '')) ?? [];
  if (whole === undefined) return undefined;
  return { stock: Math.min(9_999_999, Math.max(0, Number(whole))), isBelow: Number(whole) < 0 };
}
