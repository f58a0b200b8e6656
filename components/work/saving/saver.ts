import { createStore } from 'zustand/vanilla';

/**
 * How it stands. `refused`: the server does not take it as it is; `login`: the session is over; `clash`: changed here and
 * elsewhere, until somebody chooses; `gone`: there is nothing left to save into.
 */
export type SavePhase = 'saved' | 'pending' | 'saving' | 'unreachable' | 'refused' | 'login' | 'clash' | 'gone';

interface SaveState<Clash = never> {
  phase: SavePhase;
  /** Milliseconds since 1970; undefined before anything was saved here. */
  savedAt?: number | undefined;
  /** What stands in the way while the phase is `clash`. */
  clash?: Clash | undefined;
  /** Why the server does not take it, field by field, while the phase is `refused`. */
  faults?: Readonly<Record<string, string>> | undefined;
}

interface SavePace {
  /** The pause after the last change. */
  restInMs: number;
  retryInMs: number;
}

/**
 * Saves what somebody changes while it is being changed: a moment after the last change, one call at a time, and again
 * when nothing answered. What is not saved stays in the browser. What is saved, and what a call came to, the classes
 * below know.
 */
export abstract class Saver<Input, Clash = never> {
  readonly store = createStore<SaveState<Clash>>(() => ({ phase: 'saved' }));
  readonly #pace: SavePace;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #isStopped = false;

  constructor(pace: SavePace) {
    this.#pace = pace;
  }

  /** Keeps what is not saved for a reload. False: all of it is saved. */
  protected abstract remember(): boolean;

  /** What is to be sent now; undefined for nothing, or for nothing that the server would take. */
  protected abstract next(): Input | undefined;

  /** Sends it and takes over what came of it. Undefined: how it stands is told already. */
  protected abstract send(input: Input): Promise<SavePhase | undefined>;

  /** Something was changed. */
  touch(): void {
    const isUnsaved = this.remember();
    clearTimeout(this.#timer);
    if (this.isOver) return;
    this.store.setState({ faults: undefined });
    if (!this.#running) this.store.setState({ phase: isUnsaved ? 'pending' : 'saved' });
    if (isUnsaved) this.schedule('rest');
  }

  /** Saves now. True once nothing is unsaved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    if (this.isOver) return false;
    const input = this.next();
    if (input === undefined) return this.#finish();
    this.#running = this.#save(input).finally(() => {
      this.#running = undefined;
    });
    await this.#running;
    return this.phase === 'pending' ? this.flush() : this.#finish();
  }

  /** Sends what waits to be sent; what nobody has touched stays what it is, or is never made. */
  hurry(): void {
    if (this.phase !== 'saved') void this.flush();
  }

  /** Whether the server lacks something that it could still be given. */
  get isUnsaved(): boolean {
    return this.phase !== 'saved' && this.phase !== 'gone';
  }

  start(): void {
    this.#isStopped = false;
  }

  /** The page is left: what is not saved is sent once more, and stays kept. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    if (this.phase !== 'saved') await this.flush();
  }

  protected get phase(): SavePhase {
    return this.store.getState().phase;
  }

  /** Nothing is sent until somebody chooses, or at all. */
  protected get isOver(): boolean {
    return this.phase === 'clash' || this.phase === 'gone';
  }

  protected get isSending(): boolean {
    return this.#running !== undefined;
  }

  protected schedule(wait: 'rest' | 'retry'): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.flush(), this.#pace[`${wait}InMs`]);
  }

  /** Nothing more can be sent: is anything left? */
  #finish(): boolean {
    const isUnsaved = this.remember();
    if (this.isOver) return false;
    if (!isUnsaved) this.store.setState({ phase: 'saved' });
    else if (this.phase === 'pending' || this.phase === 'saved') this.store.setState({ phase: 'refused' });
    return !isUnsaved;
  }

  async #save(input: Input): Promise<void> {
    this.store.setState({ phase: 'saving', faults: undefined });
    const phase = await this.send(input).catch((error: unknown) => {
      // A fault of ours: what was typed is still to be saved.
      this.store.setState({ phase: 'unreachable' });
      throw error;
    });
    if (phase === 'saved') this.store.setState({ phase: this.remember() ? 'pending' : 'saved', savedAt: Date.now() });
    else if (phase) this.store.setState({ phase });
    if (phase === 'unreachable') this.schedule('retry');
  }
}
