/** What was rendered for somebody while something changed, with what that was. */
interface Watch {
  readonly missed: Set<string>;
}

/**
 * Counts what changes in the shop, and remembers of each rendering what changed during it. A change takes until Next knows of
 * it: what is rendered at any moment of that may have read either side.
 */
export class Changes {
  #count = 0;
  readonly #watches = new Set<Watch>();
  readonly #announced = new Map<symbol, string[]>();

  /** Pages rendered before the latest change, told by its number, are old. */
  get count(): number {
    return this.#count;
  }

  watch(): Watch {
    const watch = { missed: new Set([...this.#announced.values()].flat()) };
    this.#watches.add(watch);
    return watch;
  }

  unwatch(watch: Watch): void {
    this.#watches.delete(watch);
  }

  /** Runs `tell`, at whose end Next knows of the change. */
  async announce(tags: string[], tell: () => Promise<unknown>): Promise<void> {
    const id = Symbol();
    this.#announced.set(id, tags);
    for (const { missed } of this.#watches) for (const tag of tags) missed.add(tag);
    try {
      await tell();
    } finally {
      this.#announced.delete(id);
      this.#count += 1;
    }
  }

  /** Everything cached is old, though nothing new has changed. */
  advance(): void {
    this.#count += 1;
  }
}
