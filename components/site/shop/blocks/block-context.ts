import type { ReactNode } from 'react';
import type { CategoryNode } from '#lib/contract/catalogue/facets.ts';
import type { ProductCard } from '#lib/contract/catalogue/shop-records.ts';
import type { BlockKind, ShownBlock } from '#lib/contract/site/blocks/kinds.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** What the blocks of a page show of the catalogue, read for all of them together. */
export interface BlockData {
  /** The root categories with what is below them. */
  trades: readonly CategoryNode[];
  /** Products of a row, by the id of its block. */
  rows: ReadonlyMap<string, readonly ProductCard[]>;
}

/** What every block of a page is drawn with. */
export interface BlockContext {
  locale: Locale;
  cdnUrl: string;
  data: BlockData;
  /** Products as the shop lists them: cards belong to the catalogue, and the page brings them. */
  productGrid: (products: readonly ProductCard[]) => ReactNode;
}

/** Where on its page a block stands. */
interface BlockPlace {
  /** The first hero of a page without a heading of its own is its heading. */
  isHeading: boolean;
  /** Beside others: without a margin and a container of its own. */
  isInColumn: boolean;
}

export interface BlockProps<Kind extends BlockKind> {
  block: Extract<ShownBlock, { kind: Kind }>;
  context: BlockContext;
  place: BlockPlace;
  /** Draws the blocks of a column. */
  drawColumn: (blocks: readonly ShownBlock[]) => ReactNode;
}
