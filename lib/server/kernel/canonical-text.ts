/** The same text for the same value, whatever order its records have their keys in: a database keeps them in its own. */
export const canonicalText = (value: unknown): string => JSON.stringify(value, withSortedKeys);

function withSortedKeys(_key: string, part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)));
}
