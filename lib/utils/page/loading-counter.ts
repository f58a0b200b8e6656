/** The loading overlay is open while the counter stands above zero (specification §4). */
let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  const before = count;
  count = Math.max(0, count + by);
  if (before > 0 !== count > 0) for (const listener of listeners) listener();
}

/** Raises the counter. Returns the one-time way to lower it again. */
export function startLoading(): () => void {
  change(1);
  let isOver = false;
  return () => {
    if (!isOver) change(-1);
    isOver = true;
  };
}

export function isLoading(): boolean {
  return count > 0;
}

export function onLoadingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
