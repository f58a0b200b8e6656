const slot = Symbol.for('storefront.pages.changes');

/** How often something with each tag has changed since the process began. Next bundles its parts apart: they meet here. */
function counts(): Map<string, number> {
  const all = globalThis as Record<symbol, Map<string, number> | undefined>;
  const found = all[slot] ?? new Map<string, number>();
  all[slot] = found;
  return found;
}

/** Something with these tags has changed. Tags are few and the shop's own, so each is kept. */
export function noteChanges(tags: readonly string[]): void {
  for (const tag of tags) counts().set(tag, (counts().get(tag) ?? 0) + 1);
}

const seen = (tags: readonly string[]): number => tags.reduce((sum, tag) => sum + (counts().get(tag) ?? 0), 0);

/** More changes in a row than a read can meet by chance. */
const mostReads = 5;

/**
 * Reads what is then kept under these tags. What changed while it was read is read again: kept, it would stay as it was before,
 * since a cache only asks whether something changed after it was kept.
 */
export async function readUnchanged<Data>(tags: readonly string[], read: () => Promise<Data>): Promise<Data> {
  for (let reads = 1; ; reads += 1) {
    const before = seen(tags);
    const data = await read();
    if (seen(tags) === before || reads === mostReads) return data;
  }
}
