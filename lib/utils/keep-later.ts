/**
 * Writes a moment after the last change, and at once where the page goes: a reload between the key and the writing would
 * take what was typed. Only for what is kept in the browser, at once and without an answer.
 */
export function keepLater(restInMs: number): { set: (write: () => void) => void; drop: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let next: (() => void) | undefined;
  const drop = () => {
    clearTimeout(timer);
    next = undefined;
  };
  const writeNow = () => {
    const write = next;
    drop();
    write?.();
  };
  return {
    set: (write) => {
      drop();
      next = write;
      timer = setTimeout(writeNow, restInMs);
      globalThis.addEventListener?.('pagehide', writeNow);
    },
    drop,
    /** Writes what waits, and listens no more. */
    stop: () => {
      writeNow();
      globalThis.removeEventListener?.('pagehide', writeNow);
    },
  };
}
