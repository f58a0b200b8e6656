import { createStore } from 'zustand/vanilla';

/** What a save came to. `login`: the session is over. `refused`: the server does not take it as it is. */
export type SaveOutcome = 'saved' | 'refused' | 'gone' | 'unreachable' | 'login';

interface SaveState {
  phase: 'saved' | 'pending' | 'saving' | 'refused' | 'gone' | 'unreachable' | 'login';
  /** Milliseconds since 1970; undefined before anything was saved here. */
  savedAt?: number | undefined;
}

interface SavePlace<Input> {
  /** What is to be saved; undefined while the server would not even keep it, such as a quantity that is no number. */
  read: () => Input | undefined;
  send: (input: Input) => Promise<SaveOutcome>;
  /** Whether two requests say the same. */
  isSame: (left: Input, right: Input) => boolean;
  /** Keeps what is not saved in this browser; false: all of it is saved. */
  keep: (isUnsaved: boolean) => void;
}

const restInMs = 800;
const retryInMs = 8_000;

/**
 * Saves a line while somebody answers: a moment after the last change, one call at a time, again when nothing answered,
 * and at once when the login that was missing is there. What is not saved stays in the browser.
 */
export class LineSaver<Input> {
  readonly store = createStore<SaveState>(() => ({ phase: 'saved' }));
  #place: SavePlace<Input>;
  #saved: Input | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;

  /** `saved` is what the server has; undefined while it has no such line. */
  constructor(saved: Input | undefined, place: SavePlace<Input>) {
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
    const input = this.#place.read();
    if (this.store.getState().phase === 'gone') return false;
    if (!input || !this.#isUnsaved(input)) return this.#rest(input);
    this.#running = this.#save(input).finally(() => {
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

  #isUnsaved(input: Input): boolean {
    return this.#saved === undefined || !this.#place.isSame(this.#saved, input);
  }

  #remember(): boolean {
    const input = this.#place.read();
    const isUnsaved = !input || this.#isUnsaved(input);
    this.#place.keep(isUnsaved);
    return isUnsaved;
  }

  #rest(input: Input | undefined): boolean {
    this.store.setState({ phase: input ? 'saved' : 'refused' });
    this.#remember();
    return input !== undefined;
  }

  async #save(input: Input): Promise<void> {
    this.store.setState({ phase: 'saving' });
    const outcome = await this.#place.send(input);
    if (outcome === 'saved') {
      this.#saved = input;
      this.store.setState({ phase: this.#remember() ? 'pending' : 'saved', savedAt: Date.now() });
      return;
    }
    this.store.setState({ phase: outcome });
    if (outcome === 'unreachable') this.#schedule(retryInMs);
  }
}
