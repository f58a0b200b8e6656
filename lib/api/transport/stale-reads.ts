/** What a write has made old. */
export interface StaleReads {
  /** Paths of reads; undefined: nobody knows, so it may be any. */
  paths: readonly string[] | undefined;
  /** Not read anew before it is shown the next time: the page is being left. */
  isLater: boolean;
}

type Listener = (stale: StaleReads) => Promise<unknown>;

const listeners = new Set<Listener>();
let rereading: Promise<unknown> = Promise.resolve();
let lastWrite = 0;

/** Tells every cache of the page. */
export function markStale(stale: StaleReads): void {
  if (stale.paths?.length === 0) return;
  lastWrite = Date.now();
  rereading = Promise.all([rereading, ...[...listeners].map((listen) => listen(stale))]);
}

/** A cache of the page listens; the promise is over when what is shown has been read anew. Returns how to stop. */
export function onStaleReads(listen: Listener): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** Over when all that writes of this tab have made old has been read anew, for who closes when its row has left. */
export async function untilReread(): Promise<void> {
  await rereading;
}

/** When this tab last changed something, in milliseconds; 0: not yet. What is read since then is no surprise to it. */
export const ownWriteTime = (): number => lastWrite;
