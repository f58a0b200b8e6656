import type { SpecNode } from '#lib/contract/catalogue/specification.ts';

interface VersionChanges {
  added: SpecNode[];
  removed: SpecNode[];
  changed: SpecNode[];
}

/** What another version changes for customers, node by node; keys say which is which. */
export function changesBetween(before: readonly SpecNode[], after: readonly SpecNode[]): VersionChanges {
  const old = new Map(before.map((node) => [node.key, node]));
  const now = new Set(after.map(({ key }) => key));
  return {
    added: after.filter(({ key }) => !old.has(key)),
    removed: before.filter(({ key }) => !now.has(key)),
    changed: after.filter((node) => {
      const was = old.get(node.key);
      return was !== undefined && spelling(was) !== spelling(node);
    }),
  };
}

/** Ids are those of the version; the order of properties means nothing. */
function spelling({ id: _, ...node }: SpecNode): string {
  return JSON.stringify(node, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
      : value,
  );
}
