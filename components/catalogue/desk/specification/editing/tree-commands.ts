'use client';

import { useTranslations } from 'next-intl';
import type { SpecKind } from '#lib/contract/catalogue/specification.ts';
import { maxSpecDepth, maxSpecNodes } from '#lib/specification/validate-template.ts';
import { publishNotice } from '#lib/utils/notice-bus.ts';
import { useEditor } from '../editor-context.ts';
import { renameInArtwork } from './edit-artwork.ts';
import { renameInMadeBefore } from './edit-made-before.ts';
import { type EditNode, newNode, type Uid } from './edit-node.ts';
import {
  branchOf,
  childrenOf,
  depthOf,
  type EditTree,
  findNode,
  fitsUnder,
  insertBranch,
  moveBranch,
  type Place,
  placeAfter,
  removeBranch,
  type Step,
} from './edit-tree.ts';
import { keyFor, keysOf } from './node-keys.ts';

/** What can be done with the tree; each is one step that can be undone. */
export function useTreeCommands() {
  const t = useTranslations('catalogueSpecification.tree');
  const { edited, change, select, newUid } = useEditor();
  const { tree } = edited;
  const put = (next: EditTree | undefined, select_: Uid | null) => {
    if (!next) {
      publishNotice({ tone: 'error', text: t('impossible', { depth: maxSpecDepth, count: maxSpecNodes }) });
      return;
    }
    change('', ({ terms }) => ({ tree: next, terms }));
    select(select_);
  };
  return {
    add: (kind: SpecKind, place: Place) => {
      const branch = startBranch(tree, newUid(3), { kind, parent: place.parent });
      const isTooDeep = branch.length > 0 && placeDepth(tree, place) + (branch.length > 1 ? 2 : 1) > maxSpecDepth;
      put(isTooDeep ? undefined : insertBranch(tree, branch, place), branch[0]?.uid ?? null);
    },
    duplicate: (uid: Uid) => {
      const node = findNode(tree, uid);
      if (!node) return;
      const siblings = childrenOf(tree, node.parent);
      const before = siblings[siblings.indexOf(node) + 1]?.uid ?? null;
      const copy = copyBranch(tree, branchOf(tree, uid), newUid(branchOf(tree, uid).length));
      put(insertBranch(tree, copy, { parent: node.parent, before }), copy[0]?.uid ?? null);
    },
    move: (uid: Uid, place: Place) => put(moveBranch(tree, uid, place), uid),
    step: (uid: Uid, way: Step) => {
      const place = placeAfter(tree, uid, way);
      if (place) put(moveBranch(tree, uid, place), uid);
    },
    canStep: (uid: Uid, way: Step) => placeAfter(tree, uid, way) !== undefined,
    remove: (uid: Uid) => {
      const node = findNode(tree, uid);
      const siblings = childrenOf(tree, node?.parent ?? null);
      const at = node ? siblings.indexOf(node) : -1;
      const next = siblings[at + 1] ?? siblings[at - 1] ?? findNode(tree, node?.parent ?? null);
      put(removeBranch(tree, uid), next?.uid ?? null);
      return branchOf(tree, uid).length;
    },
  };
}

function placeDepth(tree: EditTree, { parent }: Place): number {
  const above = findNode(tree, parent);
  return above ? depthOf(tree, above) : 0;
}

/** A new node; a question with choices begins with two of them. */
function startBranch(tree: EditTree, first: Uid, { kind, parent }: { kind: SpecKind; parent: Uid | null }): EditNode[] {
  const taken = new Set(keysOf(tree));
  const withKey = (node: EditNode): EditNode => {
    const key = keyFor(node, taken);
    taken.add(key);
    return { ...node, key };
  };
  const root = withKey(newNode(first, kind, parent));
  if (kind !== 'single' && kind !== 'multi') return [root];
  return [root, ...[1, 2].map((at) => withKey(newNode(first + at, 'option', first)))];
}

/** The same once more under keys of its own; what names a node of the branch names its copy. */
function copyBranch(tree: EditTree, branch: EditNode[], first: Uid): EditNode[] {
  const taken = new Set(keysOf(tree));
  const uids = new Map(branch.map((node, index) => [node.uid, first + index]));
  const keys = new Map<string, string>();
  for (const node of branch) {
    const key = keyFor(node, taken);
    taken.add(key);
    keys.set(node.key, key);
  }
  const keyOf = (key: string) => keys.get(key) ?? key;
  return branch.map((node, index) => ({
    ...node,
    uid: first + index,
    parent: node.parent === null ? null : (uids.get(node.parent) ?? node.parent),
    key: keyOf(node.key),
    isKeyOwn: false,
    initial: node.kind === 'single' ? keyOf(node.initial) : node.initial,
    initialKeys: node.initialKeys.map(keyOf),
    artwork: renameInArtwork(node.artwork, keyOf),
    madeBefore: renameInMadeBefore(node.madeBefore, keyOf),
    rule: { ...node.rule, of: keyOf(node.rule.of) },
  }));
}

/** Where a new node of a kind goes when one is chosen: inside it where it fits, else behind it or what is above it. */
export function placeForNew(tree: EditTree, chosen: EditNode | undefined, kind: SpecKind): Place | undefined {
  if (!chosen) return kind === 'option' ? undefined : { parent: null, before: null };
  if (fitsUnder({ kind }, chosen)) return { parent: chosen.uid, before: null };
  let below = chosen;
  for (;;) {
    const parent = findNode(tree, below.parent);
    if (fitsUnder({ kind }, parent)) {
      const siblings = childrenOf(tree, below.parent);
      return { parent: below.parent, before: siblings[siblings.indexOf(below) + 1]?.uid ?? null };
    }
    if (!parent) return undefined;
    below = parent;
  }
}
