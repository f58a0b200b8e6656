import type { WalPosition } from './wal-position.ts';

/**
 * How long a replica has been behind: since when the primary has been at a place that it has not come to. Looked at from one
 * place by one clock; the replica's own clock says nothing while nobody writes.
 */
export class Lag {
  #notes: { position: WalPosition; at: number }[] = [];

  /** The primary was here at this moment. */
  note(position: WalPosition, at: number): void {
    const last = this.#notes.at(-1);
    // Another primary took over, which had not come as far: what the one before wrote beyond that is nowhere.
    if (last && position < last.position) this.#notes = [];
    if (!last || position !== last.position) this.#notes.push({ position, at });
  }

  /** In milliseconds. */
  of(reached: WalPosition, now: number): number {
    this.#notes = this.#notes.filter(({ position }) => position > reached);
    const [first] = this.#notes;
    return first ? now - first.at : 0;
  }
}
