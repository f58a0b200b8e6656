import { limitKey } from './visitor-address.ts';

/** Addresses counted in one window at most. Beyond it the one seen first is forgotten, and begins anew. */
const maxAddresses = 100_000;
const windowInMs = 60_000;

/**
 * Counts requests by address in this process, a minute at a time: generous, it stops floods, not people. Its memory ends
 * somewhere, whatever number of addresses come.
 */
export class AddressLimit {
  readonly #perMinute: number;
  readonly #now: () => number;
  #counts = new Map<string, number>();
  #endsAt = 0;

  constructor(perMinute: number, now: () => number = Date.now) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Counts, and answers the seconds to wait; 0 when there is still room. */
  take(address: string, cost = 1): number {
    const now = this.#now();
    if (now >= this.#endsAt) {
      this.#counts = new Map();
      this.#endsAt = now + windowInMs;
    }
    const key = limitKey(address);
    const count = (this.#counts.get(key) ?? 0) + cost;
    if (count > this.#perMinute) return Math.max(1, Math.ceil((this.#endsAt - now) / 1000));
    if (this.#counts.size >= maxAddresses && !this.#counts.has(key)) {
      const [oldest] = this.#counts.keys();
      this.#counts.delete(oldest ?? key);
    }
    this.#counts.set(key, count);
    return 0;
  }
}
