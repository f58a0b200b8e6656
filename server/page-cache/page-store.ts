import type { PackedPage } from './packed-page.ts';

export interface CachedEntry {
  page: PackedPage;
  /** Of the changes, how many were known when it was asked for: fewer than now, and it may be old. */
  asOf: number;
  /** Milliseconds since 1970; then it may be old without anybody saying so. */
  until: number;
  /** Milliseconds since 1970; it is not rendered anew before. */
  restUntil: number;
}

interface Named {
  isFiltered?: true;
}

/** Of all bytes, what filtered lists may take: whoever makes them up takes nothing from the pages that there are. */
const shareOfFiltered = 1 / 8;

/** Finished pages up to a sum of bytes, and filtered lists up to a share of it. */
export class PageStore {
  readonly #pages: Share;
  readonly #lists: Share;

  constructor(maxBytes: number) {
    this.#lists = new Share(maxBytes * shareOfFiltered);
    this.#pages = new Share(maxBytes - maxBytes * shareOfFiltered);
  }

  get bytes(): number {
    return this.#pages.bytes + this.#lists.bytes;
  }

  /** How many pages went to make room. */
  get evictions(): number {
    return this.#pages.evictions + this.#lists.evictions;
  }

  /** Where a page is cached, or would be. */
  of({ isFiltered }: Named): Share {
    return isFiltered ? this.#lists : this.#pages;
  }
}

/** Beyond a sum of bytes those go that nobody has asked for longest. */
class Share {
  readonly #entries = new Map<string, CachedEntry>();
  readonly #sizes = new Map<string, number>();
  readonly #maxBytes: number;
  #bytes = 0;
  evictions = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  get(key: string): CachedEntry | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // The last one of a Map is the one that was set last.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  set(key: string, entry: CachedEntry): void {
    this.delete(key);
    this.#entries.set(key, entry);
    this.weigh(key);
  }

  /** Counts an entry anew: packing it has made it heavier. */
  weigh(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#bytes += entry.page.size - (this.#sizes.get(key) ?? 0);
    this.#sizes.set(key, entry.page.size);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.delete(oldest);
      this.evictions += 1;
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#sizes.get(key) ?? 0;
    this.#sizes.delete(key);
    this.#entries.delete(key);
  }
}
