import { limitKey } from '#lib/server/kernel/limit-key.ts';

/** Addresses counted in one window at most. Beyond it the one seen first is forgotten, and begins anew. */
const maxAddresses = 100_000;
const windowInMs = 60_000;

/**
 * The share of a limit that an address uses up in one process before the others hear of it. Who only comes by, and the endlessly
 * many that somebody makes up, are nobody else's concern.
 */
const quietShare = 1 / 20;

/** What one process counted for an address since it last said so. */
export type Counted = [key: string, count: number];

/** How many an address has asked for in this window: here, of that told to the others, and what they have told. */
interface Count {
  own: number;
  told: number;
  others: number;
}

/**
 * Counts requests by address, a minute of the clock at a time: generous, it stops floods, not people. Its memory ends
 * somewhere, whatever number of addresses come. What other processes count is told to it, and counts too.
 */
export class AddressLimit {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #quiet: number;
  #counts = new Map<string, Count>();
  /** Of those the ones that the others have not been told all of. */
  #loud = new Set<string>();
  #window = -1;

  constructor(perMinute: number, now: () => number = Date.now) {
    this.#perMinute = perMinute;
    this.#now = now;
    this.#quiet = perMinute * quietShare;
  }

  /** Counts, and answers the seconds to wait; 0 when there is still room. */
  take(address: string, cost = 1): number {
    const now = this.#begin();
    const key = limitKey(address);
    const count = this.#counts.get(key) ?? { own: 0, told: 0, others: 0 };
    if (count.own + count.others + cost > this.#perMinute) {
      return Math.max(1, Math.ceil(((this.#window + 1) * windowInMs - now) / 1000));
    }
    count.own += cost;
    this.#keep(key, count);
    if (count.own > this.#quiet) this.#loud.add(key);
    return 0;
  }

  /** What the others have to know, the greatest counts first; the rest waits for the next time. */
  tell(most: number): { window: number; counts: Counted[] } {
    this.#begin();
    const untold = [...this.#loud].flatMap((key): Counted[] => {
      const count = this.#counts.get(key);
      return count ? [[key, count.own - count.told]] : [];
    });
    const counts = untold.toSorted(([, left], [, right]) => right - left).slice(0, most);
    for (const [key] of counts) {
      this.#loud.delete(key);
      const count = this.#counts.get(key);
      if (count) count.told = count.own;
    }
    return { window: this.#window, counts };
  }

  /** What another process counted; of a window that is not this one's it means nothing. */
  hear(window: number, counts: readonly Counted[]): void {
    this.#begin();
    if (window !== this.#window) return;
    for (const [key, added] of counts) {
      const count = this.#counts.get(key) ?? { own: 0, told: 0, others: 0 };
      count.others += added;
      this.#keep(key, count);
    }
  }

  /** Every process has the same windows, so that what they tell each other is of the same one. */
  #begin(): number {
    const now = this.#now();
    const window = Math.floor(now / windowInMs);
    if (window !== this.#window) {
      this.#window = window;
      this.#counts = new Map();
      this.#loud = new Set();
    }
    return now;
  }

  #keep(key: string, count: Count): void {
    if (this.#counts.size >= maxAddresses && !this.#counts.has(key)) {
      const [oldest] = this.#counts.keys();
      this.#counts.delete(oldest ?? key);
    }
    this.#counts.set(key, count);
  }
}
