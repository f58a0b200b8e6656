import type { PaperMark } from '../../kernel/drawing/document/content.ts';

/** What stands on a poster: words that are chosen already, so that what draws knows no language. */
export interface PosterContent {
  shop: string;
  /** One line each; a long one is broken. */
  title: string;
  text: string;
  /** Of a product: what it costs at least. */
  price: string;
  /** The product's picture as it is stored. */
  picture: Uint8Array | undefined;
  /** What the QR code leads to. */
  link: string;
  scan: string;
  code: string;
  /** Said of what no font has: the words, and what stands in them for its codes. */
  lacking: { characters: string; pattern: string };
  /** The shop's logo, beside its name; undefined where it is gone. */
  mark: PaperMark | undefined;
  /** The shop's icon, where no product stands. */
  icon: PaperMark | undefined;
  colours: { paper: string; ink: string; quiet: string; ground: string; price: string };
}
