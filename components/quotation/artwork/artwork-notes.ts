import type { ArtworkFacts, PageFacts, Sheet } from './artwork-facts.ts';
import type { RequestedArtwork } from './requested-artwork.ts';

/** Keys of `quotation.artwork.notes`. */
type NoteKey =
  | 'pages'
  | 'pagesOther'
  | 'mixed'
  | 'restricted'
  | 'size'
  | 'sizeFits'
  | 'sizeOther'
  | 'sizeScaled'
  | 'bleed'
  | 'bleedMissing'
  | 'bleedSmall'
  | 'pixels'
  | 'resolution'
  | 'resolutionLow'
  | 'proportions'
  | 'closed'
  | 'broken'
  | 'format';

interface ArtworkNote {
  key: NoteKey;
  /** Worth a look before it is printed; the file can be sent all the same. */
  isConcern: boolean;
  values: Record<string, number>;
}

/** Programs round: what differs less is the same. */
const sizeTolerance = 0.6;
const bleedTolerance = 0.15;
/** Large prints are often drawn at a tenth. */
const drawnScale = 10;
/** Differences of the proportions that nobody sees. */
const shapeTolerance = 0.03;

const note = (key: NoteKey, values: ArtworkNote['values'] = {}): ArtworkNote => ({ key, values, isConcern: false });
const concern = (key: NoteKey, values: ArtworkNote['values'] = {}): ArtworkNote => ({ key, values, isConcern: true });

/** What there is to say of a file beside what was chosen. */
export function artworkNotes(facts: ArtworkFacts, pending: RequestedArtwork): ArtworkNote[] {
  if (facts.kind === 'unread') return [facts.reason === 'format' ? note('format') : concern(facts.reason)];
  return facts.kind === 'pages' ? pageNotes(facts, pending) : pictureNotes(facts, pending);
}

function pageNotes(facts: PageFacts, pending: RequestedArtwork): ArtworkNote[] {
  const { pages, isMixed } = facts;
  const isOther = pending.pages !== undefined && pending.pages !== pages;
  const first = isOther
    ? concern('pagesOther', { count: pages, pending: pending.pages ?? 0 })
    : note('pages', { count: pages });
  const restricted = facts.isRestricted ? [note('restricted')] : [];
  return [first, ...(isMixed ? [concern('mixed')] : []), ...sizeNotes(facts, pending), ...restricted];
}

function sizeNotes(
  { size, isTrimStated, bleed }: PageFacts,
  { size: chosen, bleed: needed }: RequestedArtwork,
): ArtworkNote[] {
  const own = { width: tenth(size.width), height: tenth(size.height) };
  if (!chosen) return [note('size', own), ...(isTrimStated ? [bleedNote(bleed, needed)] : [])];
  const values = { ...own, chosenWidth: chosen.width, chosenHeight: chosen.height };
  const withBleed = { width: chosen.width + 2 * needed, height: chosen.height + 2 * needed };
  for (const scale of [1, drawnScale]) {
    const fits = scale === 1 ? note('sizeFits', values) : note('sizeScaled', { ...values, scale });
    // A page without a cut is the finished size alone, or with its bleed around it.
    if (!isTrimStated && needed > 0 && isSame(size, withBleed, scale)) return [fits, note('bleed', { bleed: needed })];
    if (isSame(size, chosen, scale)) return [fits, bleedNote(isTrimStated ? bleed * scale : 0, needed)];
  }
  return [concern('sizeOther', values), ...(isTrimStated ? [bleedNote(bleed, needed)] : [])];
}

function bleedNote(bleed: number, needed: number): ArtworkNote {
  const values = { bleed: tenth(bleed), needed };
  if (bleed >= needed - bleedTolerance) return note('bleed', values);
  return concern(bleed < bleedTolerance ? 'bleedMissing' : 'bleedSmall', values);
}

function pictureNotes({ width, height }: Sheet, { size, bleed, resolution }: RequestedArtwork): ArtworkNote[] {
  const values = { width, height };
  if (!size || resolution === null) return [note('pixels', values)];
  const isTurned = width < height !== size.width < size.height;
  const [wide, high] = isTurned ? [size.height, size.width] : [size.width, size.height];
  const dpi = Math.floor(Math.min(width / wide, height / high) * 25.4);
  const shape = (across: number, up: number) => Math.abs(width / height / (across / up) - 1);
  const isShaped = Math.min(shape(wide, high), shape(wide + 2 * bleed, high + 2 * bleed)) < shapeTolerance;
  const notified = { ...values, dpi, needed: resolution, chosenWidth: size.width, chosenHeight: size.height };
  const first =
    dpi < resolution * (1 - shapeTolerance) ? concern('resolutionLow', notified) : note('resolution', notified);
  return [first, ...(isShaped ? [] : [concern('proportions', notified)])];
}

/** Either way up: a file says nothing of how it is turned for printing. */
function isSame(size: Sheet, pending: Sheet, scale: number): boolean {
  const near = (one: number, other: number) => Math.abs(one * scale - other) <= sizeTolerance * scale;
  const { width, height } = size;
  return (
    (near(width, pending.width) && near(height, pending.height)) ||
    (near(width, pending.height) && near(height, pending.width))
  );
}

const tenth = (value: number) => Math.round(value * 10) / 10;
