/** Something that waits to be sent, known by its key. */
interface Waiting {
  key: number;
}

/** One after the other: on a phone’s connection two at once take longer, and both fail together. */
export class SendingLine<Item extends Waiting> {
  readonly #send: (item: Item, signal: AbortSignal) => Promise<void>;
  #line: Item[] = [];
  #current: { key: number; abort: AbortController } | undefined;

  /** `send` says itself how it went; it never rejects. */
  constructor(send: (item: Item, signal: AbortSignal) => Promise<void>) {
    this.#send = send;
  }

  add(items: readonly Item[]): void {
    this.#line.push(...items);
    void this.#next();
  }

  /** Takes one out of the line, also when it is on its way. */
  remove(key: number): void {
    this.#line = this.#line.filter((each) => each.key !== key);
    if (this.#current?.key === key) this.#current.abort.abort();
  }

  /** Gives up all of it. */
  stop(): void {
    this.#line = [];
    this.#current?.abort.abort();
  }

  async #next(): Promise<void> {
    const next = this.#current ? undefined : this.#line.shift();
    if (!next) return;
    const abort = new AbortController();
    this.#current = { key: next.key, abort };
    await this.#send(next, abort.signal);
    this.#current = undefined;
    return this.#next();
  }
}
