import { type SavePhase, Saver } from '#components/work/saving/saver.ts';
import type { StoreApplicationDraft, StoreApplicationField } from '#lib/contract/store/application-form.ts';
import { allFields } from '../application-steps.ts';
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

/** Changed here and elsewhere: saving waits until somebody chooses. */
interface Clash {
  theirs: SavedDraft;
  fields: StoreApplicationField[];
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

/**
 * Saves a form while somebody types, what changed alone. What another window saved meanwhile is taken over where nobody
 * typed here, and is a clash where somebody did.
 */
export class DraftSaver extends Saver<Partial<Draft>, Clash> {
  #base: SavedDraft;
  #place: DraftPlace;
  /** Sent without an answer: it may have arrived all the same. */
  #sent: Partial<Draft> = {};

  constructor(start: SavedDraft, place: DraftPlace) {
    super({ restInMs: 1_500, retryInMs: 10_000 });
    this.#base = start;
    this.#place = place;
  }

  get version(): number {
    return this.#base.version;
  }

  /** Takes over what was saved elsewhere. The same version, or an older one, is no news. */
  receive(theirs: SavedDraft): void {
    if (!this.isSending) this.#compare(theirs);
  }

  /** Looks at what was saved elsewhere. */
  async catchUp(): Promise<void> {
    const theirs = await this.#place.load();
    if (theirs) return this.#compare(theirs);
    this.store.setState({ phase: 'unreachable' });
    this.schedule('retry');
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

  protected override remember(): boolean {
    const { version, form } = this.#base;
    const now = this.#place.read();
    const names = changedFields(form, now);
    this.#place.keep(
      names.length > 0 ? { version, base: pickFields(form, names), mine: pickFields(now, names) } : undefined,
    );
    return names.length > 0;
  }

  protected override next(): Partial<Draft> | undefined {
    const now = this.#place.read();
    const names = changedFields(this.#base.form, now).filter((name) => isKeepable(name, now));
    return names.length > 0 ? pickFields(now, names) : undefined;
  }

  protected override async send(changes: Partial<Draft>): Promise<SavePhase | undefined> {
    const outcome = await this.#place.send({ ...changes, version: this.version });
    if (outcome === 'conflict') {
      await this.catchUp();
      return undefined;
    }
    this.#sent = outcome === 'unreachable' ? { ...this.#sent, ...changes } : {};
    if (typeof outcome === 'string') return outcome;
    // The account number comes back masked, and stands here in full.
    this.#base = { version: outcome.saved.version, form: { ...outcome.saved.form, ...changes } };
    return 'saved';
  }

  #compare(theirs: SavedDraft): void {
    if (theirs.version <= this.version || this.phase === 'gone') return;
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
    const isUnsaved = this.remember();
    this.store.setState({ phase: isUnsaved ? 'pending' : 'saved', clash: undefined });
    if (isUnsaved) this.schedule('rest');
  }
}
