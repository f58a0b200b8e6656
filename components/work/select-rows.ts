/** The keys with `key` taken in or out. */
export function toggleKey(selected: ReadonlySet<string>, key: string): Set<string> {
  const changed = new Set(selected);
  if (!changed.delete(key)) changed.add(key);
  return changed;
}

/**
 * The keys with all from `anchor` to `key` as `key` is to become: a range that begins at the row pressed last. Without such
 * a row on the page it is the one row alone.
 */
export function toggleRange(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  { anchor, key }: { anchor: string | undefined; key: string },
): Set<string> {
  const [from, to] = [keys.indexOf(anchor ?? key), keys.indexOf(key)].sort((left, right) => left - right);
  if (from === undefined || to === undefined || from < 0) return toggleKey(selected, key);
  const range = keys.slice(from, to + 1);
  if (!selected.has(key)) return new Set([...selected, ...range]);
  return new Set([...selected].filter((each) => !range.includes(each)));
}
