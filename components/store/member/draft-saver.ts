import { createStore } from 'zustand/vanilla';
import type { StoreApplicationDraft, StoreApplicationField } from '#lib/contract/store/application-form.ts';
import { allFields } from './application-steps.ts';
import { changedFields, differs, isKeepable, meet, pickFields } from './draft-changes.ts';
import type { UnsavedDraft } from './unsaved-draft.ts';

type Draft = StoreApplicationDraft;

/** A form as the server has it. */
interface SavedDraft {
  version: number;
  form: Draft;
}

/** What a save came to. `refused`: the fields say why; `gone`: there is no draft any more. */
export type SaveOutcome = { saved: SavedDraft } | 'conflict' | 'refused' | 'gone' | 'unreachable';

interface DraftState {
  phase: 'saved' | 'pending' | 'saving' | 'unreachable' | 'refused' | 'clash' | 'gone';
  /** Milliseconds since 1970; undefined before anything was saved here. */
  savedAt?: number | undefined;
  /** Changed here and elsewhere: saving waits until somebody chooses. */
  clash?: { theirs: SavedDraft; fields: StoreApplicationField[] } | undefined;
}

interface DraftPlace {
  /** What stands in the form. */
  read: () => Draft;
  write: (values: Partial<Draft>) => void;
  /** Values that were saved elsewhere now stand in the form. */
  onTaken: () => void;
  send: (changes: Partial<Draft> & { version: number }) => Promise<SaveOutcome>;
  /** The form as the server has it now; undefined when nothing answers. */
  load: () => Promise<SavedDraft | undefined>;
  /** Keeps what is not saved for a reload. */
  keep: (unsaved: UnsavedDraft | undefined) => void;
}

const restInMs = 1_500;
const retryInMs = 10_000;

/**
 * Saves a form while somebody types: a moment after the last key, one call at a time, again when nothing answered. What
 * another window saved meanwhile is taken over where nobody typed here, and is a clash where somebody did.
 */
export class DraftSaver {
  readonly store = createStore<DraftState>(() => ({ phase: 'saved' }));
  #base: SavedDraft;
  #place: DraftPlace;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #isStopped = false;
  /** Sent without an answer: it may have arrived all the same. */
  #sent: Partial<Draft> = {};

  constructor(start: SavedDraft, place: DraftPlace) {
    this.#base = start;
    this.#place = place;
  }

  get version(): number {
    return this.#base.version;
  }

  /** Something was typed. */
  touch(): void {
    const left = this.#remember();
    if (this.#isPaused()) return;
    if (!this.#running) this.store.setState({ phase: left.length > 0 ? 'pending' : 'saved' });
    if (left.length > 0) this.#schedule(restInMs);
  }

  /** Saves now. True once nothing is unsaved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    if (this.#isPaused()) return false;
    const now = this.#place.read();
    const names = changedFields(this.#base.form, now).filter((name) => isKeepable(name, now));
    if (names.length === 0) return this.#finish();
    this.#running = this.#save(pickFields(now, names)).finally(() => {
      this.#running = undefined;
    });
    await this.#running;
    return this.store.getState().phase === 'pending' ? this.flush() : this.#finish();
  }

  /** Takes over what was saved elsewhere. The same version, or an older one, is no news. */
  receive(theirs: SavedDraft): void {
    if (!this.#running) this.#compare(theirs);
  }

  /** Looks at what was saved elsewhere. */
  async catchUp(): Promise<void> {
    const theirs = await this.#place.load();
    if (theirs) return this.#compare(theirs);
    this.store.setState({ phase: 'unreachable' });
    this.#schedule(retryInMs);
  }

  /** Ends a clash: what stands here is saved over the other, or makes room for it. */
  choose(side: 'mine' | 'theirs'): void {
    const { clash } = this.store.getState();
    if (!clash) return;
    const { taken, clashes } = meet({ base: this.#base.form, mine: this.#place.read(), theirs: clash.theirs.form });
    this.#adopt(clash.theirs, side === 'theirs' ? [...taken, ...clashes] : taken);
    void this.flush();
  }

  /** Brings back what was typed before a reload. */
  restore(kept: UnsavedDraft): void {
    const now = this.#base;
    this.#place.write(kept.mine);
    if (kept.version < now.version) {
      this.#base = { version: kept.version, form: { ...now.form, ...kept.base } };
      this.#compare(now);
    }
    this.touch();
  }

  start(): void {
    this.#isStopped = false;
  }

  /** The page is left: what is not saved is sent once more, and stays kept. */
  stop(): void {
    this.#isStopped = true;
    void this.flush();
  }

  #isPaused(): boolean {
    return ['clash', 'gone'].includes(this.store.getState().phase);
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.flush(), delay);
  }

  /** Keeps what is unsaved for a reload, and names it. */
  #remember(): StoreApplicationField[] {
    const { version, form } = this.#base;
    const now = this.#place.read();
    const names = changedFields(form, now);
    this.#place.keep(
      names.length > 0 ? { version, base: pickFields(form, names), mine: pickFields(now, names) } : undefined,
    );
    return names;
  }

  /** Nothing more can be sent: is anything left? */
  #finish(): boolean {
    const left = this.#remember();
    if (left.length === 0) this.store.setState({ phase: 'saved' });
    else if (this.store.getState().phase === 'pending') this.store.setState({ phase: 'refused' });
    return left.length === 0;
  }

  async #save(changes: Partial<Draft>): Promise<void> {
    this.store.setState({ phase: 'saving' });
    const outcome = await this.#place.send({ ...changes, version: this.version });
    if (outcome === 'conflict') return this.catchUp();
    this.#sent = outcome === 'unreachable' ? { ...this.#sent, ...changes } : {};
    if (typeof outcome === 'object') {
      // The account number comes back masked, and stands here in full.
      this.#base = { version: outcome.saved.version, form: { ...outcome.saved.form, ...changes } };
      this.store.setState({ phase: this.#remember().length > 0 ? 'pending' : 'saved', savedAt: Date.now() });
      return;
    }
    this.store.setState({ phase: outcome });
    if (outcome === 'unreachable') this.#schedule(retryInMs);
  }

  #compare(theirs: SavedDraft): void {
    if (theirs.version <= this.version || this.store.getState().phase === 'gone') return;
    const base = this.#arrived(theirs.form);
    const { taken, clashes } = meet({ base, mine: this.#place.read(), theirs: theirs.form });
    if (clashes.length > 0) this.store.setState({ phase: 'clash', clash: { theirs, fields: clashes } });
    else this.#adopt(theirs, taken);
  }

  /** The base with what of the unanswered calls has arrived: that was saved here, and not elsewhere. */
  #arrived(theirs: Draft): Draft {
    const sent = { ...this.#base.form, ...this.#sent };
    const names = allFields.filter((name) => name in this.#sent && !differs(name, sent, theirs));
    return { ...this.#base.form, ...pickFields(sent, names) };
  }

  #adopt(theirs: SavedDraft, names: StoreApplicationField[]): void {
    this.#base = theirs;
    this.#sent = {};
    if (names.length > 0) {
      this.#place.write(pickFields(theirs.form, names));
      this.#place.onTaken();
    }
    const left = this.#remember();
    this.store.setState({ phase: left.length > 0 ? 'pending' : 'saved', clash: undefined });
    if (left.length > 0) this.#schedule(restInMs);
  }
}
