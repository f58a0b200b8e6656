import type { OperatorCategory } from '#lib/api/catalogue/desk-categories.ts';

export interface CategoryBranch {
  category: OperatorCategory;
  depth: number;
  children: CategoryBranch[];
}

/** The list, parents before children, as a tree. */
export function toBranches(
  list: readonly OperatorCategory[],
  parent: number | null = null,
  depth = 1,
): CategoryBranch[] {
  return list
    .filter(({ parent_id }) => parent_id === parent)
    .map((category) => ({ category, depth, children: toBranches(list, category.id, depth + 1) }));
}

export function flatten(branches: readonly CategoryBranch[]): CategoryBranch[] {
  return branches.flatMap((branch) => [branch, ...flatten(branch.children)]);
}

/** Where a category stands after one step up or down among its siblings; undefined at the end. */
export function siblingStep(
  list: readonly OperatorCategory[],
  { id, parent_id: parent }: OperatorCategory,
  way: 'up' | 'down',
): { before: number | null } | undefined {
  const siblings = list.filter(({ parent_id }) => parent_id === parent).map((each) => each.id);
  const at = siblings.indexOf(id);
  if (way === 'up') return at > 0 ? { before: siblings[at - 1] ?? null } : undefined;
  return at < siblings.length - 1 ? { before: siblings[at + 2] ?? null } : undefined;
}
