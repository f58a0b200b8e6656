import type { SpecArtwork, SpecKind } from '#lib/contract/catalogue/specification.ts';
import { readNumber } from './typed-numbers.ts';

export interface EditSheet {
  width: string;
  height: string;
}

/** What artwork is compared with, as it is being typed; empty keys for nothing. */
export interface EditArtwork {
  bleed: string;
  resolution: string;
  /** Key of a dimension. */
  sizeOf: string;
  /** One size whatever is chosen. */
  fixed: EditSheet;
  /** Sizes by key of an option. */
  sizes: Record<string, EditSheet>;
  pagesOf: string;
}

export const noSheet: EditSheet = { width: '', height: '' };
export const newArtwork: EditArtwork = {
  bleed: '3',
  resolution: '300',
  sizeOf: '',
  fixed: noSheet,
  sizes: {},
  pagesOf: '',
};

export function fromArtwork(artwork: SpecArtwork | null): EditArtwork | null {
  if (artwork === null) return null;
  const { bleed, resolution, size_of, sizes, pages_of } = artwork;
  const sheet = ({ width, height }: { width: number; height: number }) => ({
    width: String(width),
    height: String(height),
  });
  const whole = sizes.find(({ option }) => option === null);
  return {
    bleed: String(bleed),
    resolution: resolution === null ? '' : String(resolution),
    sizeOf: size_of ?? '',
    fixed: whole ? sheet(whole) : noSheet,
    sizes: Object.fromEntries(sizes.flatMap((size) => (size.option === null ? [] : [[size.option, sheet(size)]]))),
    pagesOf: pages_of ?? '',
  };
}

interface AskedArtwork {
  kind: SpecKind;
  artwork: EditArtwork | null;
}

/** Null for a node that asks for no artwork, undefined for what cannot be read. */
export function toArtwork({ kind, artwork }: AskedArtwork): SpecArtwork | null | undefined {
  if (kind !== 'file' || !artwork) return null;
  const bleed = artwork.bleed.trim() === '' ? 0 : readNumber(artwork.bleed);
  const resolution = artwork.resolution.trim() === '' ? null : readNumber(artwork.resolution);
  const sizes = [...Object.entries(artwork.sizes), [null, artwork.fixed] as const].filter(
    ([, sheet]) => !isEmpty(sheet),
  );
  const read = sizes.map(([option, { width, height }]) => ({ option, width: side(width), height: side(height) }));
  const isBleed = bleed !== undefined && bleed >= 0 && bleed <= 100;
  const isResolution =
    resolution === null || (Number.isInteger(resolution) && Number(resolution) >= 1 && Number(resolution) <= 2400);
  const whole = read.flatMap(({ option, width, height }) => (width && height ? [{ option, width, height }] : []));
  if (!isBleed || !isResolution || resolution === undefined || whole.length < read.length) return undefined;
  return { bleed, resolution, size_of: artwork.sizeOf || null, sizes: whole, pages_of: artwork.pagesOf || null };
}

const isEmpty = ({ width, height }: EditSheet) => width.trim() === '' && height.trim() === '';

function side(text: string): number | undefined {
  const number = readNumber(text);
  return number !== undefined && number > 0 && number <= 1_000_000 ? number : undefined;
}

/** What names nodes follows their keys. */
export function renameInArtwork(artwork: EditArtwork | null, other: (key: string) => string): EditArtwork | null {
  if (!artwork) return null;
  const sizes = Object.fromEntries(Object.entries(artwork.sizes).map(([key, sheet]) => [other(key), sheet]));
  return { ...artwork, sizeOf: other(artwork.sizeOf), pagesOf: other(artwork.pagesOf), sizes };
}
