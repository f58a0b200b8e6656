/** A second reload of the same path within this time would be a loop (specification §4). */
const guardInMs = 10_000;
const storageKey = 'reload-guard';

interface ReloadMark {
  path: string;
  until: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** May this path be loaded anew now? A yes is remembered, so that the next ask within ten seconds gets a no. */
export function mayReload(path: string, now: number, store: Store): boolean {
  const mark = readMark(store);
  if (mark && mark.path === path && now < mark.until) return false;
  store.setItem(storageKey, JSON.stringify({ path, until: now + guardInMs } satisfies ReloadMark));
  return true;
}

function readMark(store: Store): ReloadMark | undefined {
  try {
    return JSON.parse(store.getItem(storageKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
