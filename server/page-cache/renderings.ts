import { setTimeout as wait } from 'node:timers/promises';
import type { CachedPage } from './cached-page.ts';
import { Changes } from './changes.ts';
import { PackedPage, type RenderedPage } from './packed-page.ts';
import type { CachedEntry, PageStore } from './page-store.ts';

export interface RenderingOptions {
  /** Asks Next for a page as nobody in particular. */
  render: (page: CachedPage) => Promise<RenderedPage>;
  /** Tells Next what changed. */
  tell: (tags: string[]) => Promise<unknown>;
  now?: () => number;
}

/**
 * A page that changes all the time is rendered a tenth of the time at most, so that who reads another one is not kept waiting
 * for it; after this long in any case.
 */
const restPerWork = 10;
const longestRestInMs = 500;

/** Renders pages into the store, each by one request at a time, and knows which of them a change has made old. */
export class Renderings {
  readonly #store: PageStore;
  readonly #options: Required<RenderingOptions>;
  readonly #changes = new Changes();
  /** Undefined: it turned out to be no page for everybody. */
  readonly #running = new Map<string, Promise<CachedEntry | undefined>>();

  constructor(store: PageStore, { now = Date.now, ...options }: RenderingOptions) {
    this.#store = store;
    this.#options = { now, ...options };
  }

  /** Whether a page may be given to who asks now: it is as new as what changed last, or somebody waits for a newer one. */
  mayGive(key: string, entry: CachedEntry): boolean {
    if (entry.asOf === this.#changes.count && entry.until > this.#options.now()) return true;
    return this.#running.has(key);
  }

  /** The page as it is now; of several that ask at once the first one has it rendered. */
  renew(cached: CachedPage, old: CachedEntry | undefined): Promise<CachedEntry | undefined> {
    const running = this.#running.get(cached.key);
    if (running) return running;
    const rendering = this.#render(cached, old).finally(() => this.#running.delete(cached.key));
    this.#running.set(cached.key, rendering);
    return rendering;
  }

  /** Tells Next what changed; from then on what was rendered before is old. */
  announce(tags: string[]): Promise<void> {
    return this.#changes.announce(tags, () => this.#options.tell(tags));
  }

  /**
   * Next counts what it has finished after a change as new, whatever was read for it before: of what changed meanwhile it is told
   * once more, and everything is old until it knows.
   */
  async noting<Result>(run: () => Promise<Result>): Promise<Result> {
    const watch = this.#changes.watch();
    try {
      return await run();
    } finally {
      this.#changes.unwatch(watch);
      if (watch.missed.size > 0) {
        this.#changes.advance();
        void this.#options.tell([...watch.missed]).finally(() => this.#changes.advance());
      }
    }
  }

  async #render(cached: CachedPage, old: CachedEntry | undefined): Promise<CachedEntry | undefined> {
    const { now, render } = this.#options;
    const rest = old ? old.restUntil - now() : 0;
    if (rest > 0) await wait(Math.min(rest, longestRestInMs));
    const [asOf, began] = [this.#changes.count, now()];
    const rendered = await this.noting(() => render(cached));
    const seconds = secondsToKeep(cached, rendered);
    const share = this.#store.of(cached);
    if (seconds === 0) {
      share.delete(cached.key);
      return undefined;
    }
    const ended = now();
    const restUntil = ended + Math.min((ended - began) * restPerWork, longestRestInMs);
    const entry = { page: new PackedPage(rendered), asOf, until: ended + seconds * 1000, restUntil };
    share.set(cached.key, entry);
    return entry;
  }
}

/** What Next looks at again by itself now and then: how old it is already, Next does not say. */
const longestUntoldInSeconds = 5;
const untilTold = 31_536_000;

/** Next knows of no filtered list that somebody else asks for it again. */
const filteredInSeconds = 60;

/** For how long it may be given unasked; 0: it is not a page for everybody. */
function secondsToKeep({ isFiltered }: CachedPage, { status, headers }: RenderedPage): number {
  if (status !== 200 || headers['set-cookie'] !== undefined) return 0;
  if (isFiltered) return filteredInSeconds;
  const seconds = Number(/s-maxage=(\d+)/.exec(String(headers['cache-control'] ?? ''))?.[1] ?? 0);
  return seconds === untilTold ? seconds : Math.min(seconds, longestUntoldInSeconds);
}
