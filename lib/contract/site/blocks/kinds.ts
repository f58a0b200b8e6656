import { choice, count, type Fields, html, line, lines, list, plain, type Shown } from './fields.ts';

const tone = choice('paper', 'sunken');
const action = { action: line(40), link: plain('link') };

/** Blocks that may stand beside each other in columns: all but columns. */
export const innerKinds = {
  /** The beginning of a page: a promise, the search, one action, a picture. */
  hero: {
    title: line(120, { isNeeded: true }),
    lead: lines(),
    has_search: plain('flag'),
    search_hint: line(60),
    ...action,
    picture: plain('picture'),
    frame: choice('plain', 'sheet'),
  },
  rich_text: { html: html({ isNeeded: true }) },
  picture_text: {
    title: line(),
    html: html(),
    picture: plain('picture'),
    side: choice('start', 'end'),
    ...action,
    tone,
  },
  /** Categories as large tiles; without chosen ones all roots. */
  categories: {
    title: line(),
    categories: plain('categories'),
    /** Shown instead of the pictures of categories. */
    pictures: list({ category: plain('category'), picture: plain('picture') }, 24),
  },
  products: {
    title: line(),
    lead: line(200),
    source: choice('best', 'newest', 'featured', 'category', 'chosen'),
    category: plain('category'),
    products: plain('products'),
    limit: count(8, 1, 24),
    ...action,
    tone,
  },
  /** Services: those that sell best, or chosen ones. */
  services: {
    title: line(),
    lead: line(200),
    products: plain('products'),
    limit: count(4, 1, 24),
    ...action,
    tone,
  },
  banner: {
    title: line(120, { isNeeded: true }),
    text: lines(),
    ...action,
    picture: plain('picture'),
    tone: choice('primary', 'accent', 'sunken'),
  },
  steps: {
    title: line(),
    steps: list({ picture: plain('picture'), title: line(60, { isNeeded: true }), text: lines(300) }, 8),
  },
  facts: {
    title: line(),
    facts: list({ title: line(60, { isNeeded: true }), text: lines(300) }),
  },
  questions: {
    title: line(),
    questions: list({ question: line(200, { isNeeded: true }), answer: html({ isNeeded: true }) }, 40),
  },
  logos: {
    title: line(),
    logos: list({ picture: plain('picture'), link: plain('link') }, 24),
  },
  gallery: {
    title: line(),
    pictures: list({ picture: plain('picture'), caption: line(160) }, 40),
  },
  video: {
    title: line(),
    video: plain('video'),
    poster: plain('picture'),
    /** What it shows and says, for whoever cannot see or hear it. */
    text: lines(2000),
  },
  lead_form: { title: line(), lead: lines() },
  referral: {
    title: line(120, { isNeeded: true }),
    text: lines(),
    ...action,
    tone: choice('accent', 'primary', 'sunken'),
  },
} as const satisfies Record<string, Fields>;

/** All kinds of blocks, in the order in which the editor offers them. */
export const blockKinds = { ...innerKinds, columns: { columns: plain('columns') } } as const satisfies Record<
  string,
  Fields
>;

export type BlockKind = keyof typeof blockKinds;

export const isBlockKind = (kind: string): kind is BlockKind => Object.hasOwn(blockKinds, kind);

/** How many stand side by side, and how many blocks one column and one page take. */
export const mostColumns = 4;
export const mostBlocks = 60;

/** A block as visitors get it, in their language. */
export type ShownBlock<Kind extends BlockKind = BlockKind> = Kind extends BlockKind
  ? { id: string; kind: Kind; fields: Shown<(typeof blockKinds)[Kind]> }
  : never;
