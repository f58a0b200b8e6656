import type { ProductChoices } from '#lib/api/operator-products.ts';

type Category = ProductChoices['categories'][number];

/** The tree as one list, each category behind its parent and further in. */
export function toCategoryOptions(categories: Category[]): { value: number; label: string }[] {
  const below = Map.groupBy(categories, ({ parent_id: parent }) => parent);
  const walk = (parent: number | null, depth: number): { value: number; label: string }[] =>
    (below.get(parent) ?? []).flatMap(({ id, name }) => [
      { value: id, label: `${'　'.repeat(depth)}${name}` },
      ...walk(id, depth + 1),
    ]);
  return walk(null, 0);
}
