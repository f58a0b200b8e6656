/** Millimetres. */
export interface Sheet {
  width: number;
  height: number;
}

export interface PageFacts {
  kind: 'pages';
  pages: number;
  /** Of the first page: where it is cut, as far as the file says so, else the whole page. */
  size: Sheet;
  /** The file says where it is cut. */
  isTrimStated: boolean;
  /** What the picture goes on beyond the cut at its narrowest side. */
  bleed: number;
  /** Not all pages are cut to the same size. */
  isMixed: boolean;
  /** Anybody may look at it, but its owner lets nobody print it. */
  isRestricted?: boolean;
}

/** What can be told of a file without printing it. */
export type ArtworkFacts =
  | PageFacts
  | { kind: 'pixels'; width: number; height: number }
  /** `closed`: a password keeps it; `broken`: it is not what its name says, or damaged; `format`: it cannot be checked here, whole as it may be. */
  | { kind: 'unread'; reason: 'closed' | 'broken' | 'format' };
