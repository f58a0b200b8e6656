import type { SpecMadeBefore } from '#lib/contract/catalogue/specification.ts';
import type { EditNode } from './edit-node.ts';
import type { EditTree } from './edit-tree.ts';

export function renameInMadeBefore(rule: SpecMadeBefore | null, other: (key: string) => string): SpecMadeBefore | null {
  return rule && { option: other(rule.option), same: rule.same.map(other) };
}

/** Options whose order makes the form that this one takes: others of the same question that take none themselves. */
export function makersOf(tree: EditTree, { uid, parent, kind }: EditNode): EditNode[] {
  if (kind !== 'option') return [];
  return tree.filter((each) => each.parent === parent && each.uid !== uid && each.madeBefore === null);
}

/** Questions whose answers a form can be made for: not the one that asks for the form. */
export function comparableWith(tree: EditTree, { parent }: EditNode): EditNode[] {
  return tree.filter(({ uid, kind }) => uid !== parent && kind !== 'option' && kind !== 'group' && kind !== 'file');
}
