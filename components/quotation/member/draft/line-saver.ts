import { createStore } from 'zustand/vanilla';

/** What a save came to. `login`: the session is over. `refused`: the server does not take it as it is. */
export type SaveOutcome = 'saved' | 'refused' | 'gone' | 'unreachable' | 'login';

export interface SaveState {
  phase: 'saved' | 'pending' | 'saving' | 'refused' | 'gone' | 'unreachable' | 'login';
  /** Milliseconds since 1970; undefined before anything was saved here. */
  savedAt?: number | undefined;
}

export interface SavePlace<Wish> {
  /** What is to be saved; undefined while the server would not even keep it, such as a quantity that is no number. */
  read: () => Wish | undefined;
  send: (wish: Wish) => Promise<SaveOutcome>;
  /** Whether two wishes say the same. */
  isSame: (left: Wish, right: Wish) => boolean;
  /** Keeps what is not saved in this browser; false: all of it is saved. */
  keep: (isUnsaved: boolean) => void;
}

const restInMs = 800;
const retryInMs = 8_000;

/**
 * Saves a line while somebody answers: a moment after the last change, one call at a time, again when nothing answered,
 * and at once when the login that was missing is there. What is not saved stays in the browser.
 */
export class LineSaver<Wish> {
  readonly store = createStore<SaveState>(() => ({ phase: 'saved' }));
  #place: SavePlace<Wish>;
  #saved: Wish | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;

  /** `saved` is what the server has; undefined while it has no such line. */
  constructor(saved: Wish | undefined, place: SavePlace<Wish>) {
    this.#saved = saved;
    this.#place = place;
  }

  /** Something was answered. */
  touch(): void {
    const isUnsaved = this.#remember();
    clearTimeout(this.#timer);
    if (this.#running || this.store.getState().phase === 'gone') return;
    this.store.setState({ phase: isUnsaved ? 'pending' : 'saved' });
    if (isUnsaved) this.#schedule(restInMs);
  }

  /** Saves now. True once nothing is unsaved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    const wish = this.#place.read();
    if (this.store.getState().phase === 'gone') return false;
    if (!wish || !this.#isUnsaved(wish)) return this.#rest(wish);
    this.#running = this.#save(wish).finally(() => {
      this.#running = undefined;
    });
    await this.#running;
    return this.store.getState().phase === 'pending' ? this.flush() : this.store.getState().phase === 'saved';
  }

  /** Sends what waits to be sent; a line that nobody has touched stays what it is, or is never made. */
  hurry(): void {
    if (this.store.getState().phase !== 'saved') void this.flush();
  }

  /** The page is left: what is not saved is sent once more, and stays kept. */
  stop(): void {
    this.hurry();
    clearTimeout(this.#timer);
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  #isUnsaved(wish: Wish): boolean {
    return this.#saved === undefined || !this.#place.isSame(this.#saved, wish);
  }

  #remember(): boolean {
    const wish = this.#place.read();
    const isUnsaved = !wish || this.#isUnsaved(wish);
    this.#place.keep(isUnsaved);
    return isUnsaved;
  }

  #rest(wish: Wish | undefined): boolean {
    this.store.setState({ phase: wish ? 'saved' : 'refused' });
    this.#remember();
    return wish !== undefined;
  }

  async #save(wish: Wish): Promise<void> {
    this.store.setState({ phase: 'saving' });
    const outcome = await this.#place.send(wish);
    if (outcome === 'saved') {
      this.#saved = wish;
      this.store.setState({ phase: this.#remember() ? 'pending' : 'saved', savedAt: Date.now() });
      return;
    }
    this.store.setState({ phase: outcome });
    if (outcome === 'unreachable') this.#schedule(retryInMs);
  }
}
