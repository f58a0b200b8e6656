import { maxSpecDepth, maxSpecNodes } from '#lib/specification/validate-template.ts';
import type { EditNode, Uid } from './edit-node.ts';

/** Nodes depth first: a node stands behind its parent, with everything below it right behind it. */
export type EditTree = readonly EditNode[];

export function findNode(tree: EditTree, uid: Uid | null): EditNode | undefined {
  return uid === null ? undefined : tree.find((node) => node.uid === uid);
}

export function childrenOf(tree: EditTree, parent: Uid | null): EditNode[] {
  return tree.filter((node) => node.parent === parent);
}

/** How many stand above a node, itself included. */
export function depthOf(tree: EditTree, node: EditNode): number {
  const parent = findNode(tree, node.parent);
  return parent ? depthOf(tree, parent) + 1 : 1;
}

/** The node and everything below it. */
export function branchOf(tree: EditTree, uid: Uid): EditNode[] {
  const found = new Set<Uid>([uid]);
  for (const node of tree) if (node.parent !== null && found.has(node.parent)) found.add(node.uid);
  return tree.filter((node) => found.has(node.uid));
}

/** Whether the kind of a node may stand there (the engine's rule, docs/domain/catalogue.md 5). */
export function fitsUnder({ kind }: Pick<EditNode, 'kind'>, above: EditNode | undefined): boolean {
  if (kind === 'option') return above?.kind === 'single' || above?.kind === 'multi';
  return above === undefined || above.kind === 'group' || above.kind === 'option';
}

/** Where a branch is put: under which parent, and before which sibling; null: behind all of them. */
export interface Place {
  parent: Uid | null;
  before: Uid | null;
}

/** The tree with a branch at another place; undefined where it cannot stand there. */
export function moveBranch(tree: EditTree, uid: Uid, place: Place): EditTree | undefined {
  const branch = branchOf(tree, uid);
  const [root] = branch;
  const above = findNode(tree, place.parent);
  if (!root || branch.some((node) => node.uid === place.parent || node.uid === place.before)) return undefined;
  if (!fitsUnder(root, above)) return undefined;
  const height = Math.max(...branch.map((node) => depthOf(tree, node))) - depthOf(tree, root) + 1;
  if ((above ? depthOf(tree, above) : 0) + height > maxSpecDepth) return undefined;
  const rest = tree.filter((node) => !branch.includes(node));
  return insertBranch(rest, [{ ...root, parent: place.parent }, ...branch.slice(1)], place);
}

/** The tree with new nodes at a place, the first of them the root of the others; undefined when there are too many. */
export function insertBranch(tree: EditTree, branch: EditNode[], { parent, before }: Place): EditTree | undefined {
  if (tree.length + branch.length > maxSpecNodes) return undefined;
  const at = before === null ? endOf(tree, parent) : tree.findIndex((node) => node.uid === before);
  return at < 0 ? undefined : [...tree.slice(0, at), ...branch, ...tree.slice(at)];
}

function endOf(tree: EditTree, parent: Uid | null): number {
  if (parent === null) return tree.length;
  const last = branchOf(tree, parent).at(-1);
  return last ? tree.indexOf(last) + 1 : tree.length;
}

export function removeBranch(tree: EditTree, uid: Uid): EditTree {
  const branch = branchOf(tree, uid);
  return tree.filter((node) => !branch.includes(node));
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** Where one step of the keyboard takes a node; undefined where there is no such place. */
export function placeAfter(tree: EditTree, uid: Uid, step: Step): Place | undefined {
  const node = findNode(tree, uid);
  if (!node) return undefined;
  const siblings = childrenOf(tree, node.parent);
  const at = siblings.indexOf(node);
  const [previous, next] = [siblings[at - 1], siblings[at + 1]];
  if (step === 'up') return previous && { parent: node.parent, before: previous.uid };
  if (step === 'down') return next && { parent: node.parent, before: siblings[at + 2]?.uid ?? null };
  if (step === 'in') return previous && insideOf(tree, node, previous);
  return outOf(tree, node);
}

/** Under the sibling above; where that is a question, under the last of its options. */
function insideOf(tree: EditTree, node: EditNode, above: EditNode): Place | undefined {
  if (fitsUnder(node, above)) return { parent: above.uid, before: null };
  const option = childrenOf(tree, above.uid).at(-1);
  return option && fitsUnder(node, option) ? { parent: option.uid, before: null } : undefined;
}

/** Behind the first node above it that stands where this one may stand too. */
function outOf(tree: EditTree, node: EditNode): Place | undefined {
  let above = findNode(tree, node.parent);
  while (above) {
    const parent = findNode(tree, above.parent);
    if (fitsUnder(node, parent)) {
      const siblings = childrenOf(tree, above.parent);
      return { parent: above.parent, before: siblings[siblings.indexOf(above) + 1]?.uid ?? null };
    }
    above = parent;
  }
  return undefined;
}
