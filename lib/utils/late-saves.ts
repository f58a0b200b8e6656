/** Something on the page that is saved by itself, a moment after somebody changed it (docs/adr/0057-nothing-typed-is-lost.md). */
export interface LateSave {
  /** Whether the server lacks something of it, or it is on its way. */
  isUnsaved: () => boolean;
  /** Saves it now. False: it could not be saved, and its place says why. */
  flush: () => Promise<boolean>;
  /** Brings the person to where that is said. */
  show: () => void;
  /** Nothing typed is in it: a tab closes over it without a question. */
  isTrifle?: boolean;
}

const present = new Set<LateSave>();

/** Names one that is on the page. Returns how to take it off again. */
export function addLateSave(save: LateSave): () => void {
  present.add(save);
  return () => void present.delete(save);
}

/** Whether anything on the page waits to be saved. */
export const hasUnsaved = (): boolean => [...present].some((save) => save.isUnsaved());

/** Whether a closing tab would take something that was typed. */
export const wouldLose = (): boolean => [...present].some((save) => !save.isTrifle && save.isUnsaved());

/**
 * Saves all that waits, also what comes of saving the rest (a file that has arrived). False: something could not be
 * saved, its place is shown, and what was meant to follow must not.
 */
export async function saveAll(): Promise<boolean> {
  for (let round = 0; round < mostRounds; round += 1) {
    const waiting = [...present].filter((save) => save.isUnsaved());
    if (waiting.length === 0) return true;
    const saved = await Promise.all(waiting.map((save) => save.flush().catch(() => false)));
    const failed = waiting.find((save, index) => !saved[index] && present.has(save));
    if (!failed) continue;
    failed.show();
    return false;
  }
  return !hasUnsaved();
}

/** Who types on while it is saved does not keep the button waiting for ever. */
const mostRounds = 5;
