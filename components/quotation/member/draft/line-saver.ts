import { type SavePhase, Saver } from '#components/work/saving/saver.ts';

/** What a save came to. `login`: the session is over. `refused`: the server does not take it as it is. */
export type SaveOutcome = 'saved' | 'refused' | 'gone' | 'unreachable' | 'login' | RefusedSave;

/** What the server says of each field; of the whole under `root`. */
interface RefusedSave {
  refused: Readonly<Record<string, string>>;
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

/** Saves a line while somebody answers, whole each time. */
export class LineSaver<Input> extends Saver<Input> {
  #place: SavePlace<Input>;
  #saved: Input | undefined;

  /** `saved` is what the server has; undefined while it has no such line. */
  constructor(saved: Input | undefined, place: SavePlace<Input>) {
    super({ restInMs: 800, retryInMs: 8_000 });
    this.#saved = saved;
    this.#place = place;
  }

  /** Takes over what the server has by now; only what was changed here is still to be saved. */
  adopt(saved: Input): void {
    if (this.isSending) return;
    this.#saved = saved;
    if (this.phase === 'pending' && !this.remember()) this.store.setState({ phase: 'saved' });
  }

  protected override remember(): boolean {
    const input = this.#place.read();
    const isUnsaved = !input || this.#isUnsaved(input);
    this.#place.keep(isUnsaved);
    return isUnsaved;
  }

  protected override next(): Input | undefined {
    const input = this.#place.read();
    return input && this.#isUnsaved(input) ? input : undefined;
  }

  protected override async send(input: Input): Promise<SavePhase | undefined> {
    const outcome = await this.#place.send(input);
    if (outcome === 'saved') this.#saved = input;
    if (typeof outcome === 'string') return outcome;
    this.store.setState({ phase: 'refused', faults: outcome.refused });
    return undefined;
  }

  #isUnsaved(input: Input): boolean {
    return this.#saved === undefined || !this.#place.isSame(this.#saved, input);
  }
}
