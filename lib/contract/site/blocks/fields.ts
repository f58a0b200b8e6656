import type { Texts } from '#lib/i18n/texts.ts';
import type { Picture } from '../../files/picture.ts';

/*
 * What a block is made of, as data: its schema, its editor, what it shows and what it lacks in a language all follow from its fields
 * (docs/how-to.md, "A block").
 */

interface TextField {
  /** `line`: one line. `lines`: plain text of several. `html`: what pages are made of (`cleanHtml`). Each in every language. */
  kind: 'line' | 'lines' | 'html';
  max: number;
  /** Without it in the default language nothing is published. */
  isNeeded: boolean;
}

interface PlainField {
  /**
   * `link`: a page of the shop or another site. `video`: an uploaded film. `category`, `categories`, `products`: records by their
   * ids; what is gone is not shown.
   */
  kind: 'link' | 'picture' | 'video' | 'flag' | 'category' | 'categories' | 'products' | 'columns';
}

interface CountField {
  kind: 'count';
  min: number;
  max: number;
  usual: number;
}

interface ChoiceField {
  kind: 'choice';
  /** The first is the usual one. */
  of: readonly string[];
}

interface ListField {
  kind: 'list';
  of: Fields;
  max: number;
}

export type Field = TextField | PlainField | CountField | ChoiceField | ListField;
export type Fields = { readonly [name: string]: Field };

type Needed = { isNeeded?: boolean };

export const line = (max = 120, { isNeeded = false }: Needed = {}) => ({ kind: 'line', max, isNeeded }) as const;
export const lines = (max = 600, { isNeeded = false }: Needed = {}) => ({ kind: 'lines', max, isNeeded }) as const;
export const html = ({ isNeeded = false }: Needed = {}) => ({ kind: 'html', max: 200_000, isNeeded }) as const;
export const plain = <const Kind extends PlainField['kind']>(kind: Kind) => ({ kind });
export const count = (usual: number, min: number, max: number) => ({ kind: 'count', usual, min, max }) as const;
export const choice = <const Of extends readonly string[]>(...of: Of) => ({ kind: 'choice', of }) as const;
export const list = <const Of extends Fields>(of: Of, max = 12) => ({ kind: 'list', of, max }) as const;

/** A picture as a page keeps it: a file of the shop, or one of its own drawings. */
export interface StoredPicture extends Omit<Picture, 'alt'> {
  file: number | null;
  /** The block's own; empty: what the file itself says. */
  alt: Texts;
  /** What the library says of the file, read there whenever the draft is saved or the file changes. */
  file_alt?: Texts | undefined;
  file_caption?: Texts | undefined;
  /** Percent from the left and the top that stay in sight; missing: the middle. */
  focus?: [x: number, y: number] | undefined;
}

/** A picture of a block as visitors get it. */
export interface ShownPicture extends Picture {
  /** As CSS has a position; missing: the middle. */
  focus?: string | undefined;
  /** Of the file; a block's own words stand beside it. */
  caption?: string | undefined;
}

/** What a field holds as visitors get it, in their language. */
type ShownField<F> = F extends { kind: 'line' | 'lines' | 'html' }
  ? string
  : F extends { kind: 'picture' }
    ? ShownPicture | null
    : F extends { kind: 'list'; of: infer Of }
      ? Shown<Of>[]
      : PlainValue<F>;
export type Shown<Of> = { -readonly [Name in keyof Of]: ShownField<Of[Name]> };

/** What is the same in all languages. */
type PlainValue<F> = F extends { kind: 'link' | 'video' }
  ? string
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'count' | 'category' }
      ? number
      : F extends { kind: 'categories' | 'products' }
        ? number[]
        : F extends { kind: 'choice'; of: readonly (infer Word)[] }
          ? Word
          : F extends { kind: 'columns' }
            ? unknown[][]
            : never;
