'use client';

import { useTranslations } from 'next-intl';
import { type Dispatch, type KeyboardEvent, type SetStateAction, useEffect, useRef, useState } from 'react';
import type { Uid } from './editing/edit-node.ts';
import { childrenOf, type EditTree, findNode } from './editing/edit-tree.ts';
import { useTreeCommands } from './editing/tree-commands.ts';
import { useEditor } from './editor-context.ts';
import styles from './tree.module.css';
import { TreeRow } from './tree-row.tsx';
import { TreeTools } from './tree-tools.tsx';

const steps = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' } as const;

/** The tree: one is chosen, moved by buttons, keys and by hand. */
export function TreePanel() {
  const t = useTranslations('catalogueSpecification.tree');
  const { edited, selected, select } = useEditor();
  const { tree } = edited;
  const commands = useTreeCommands();
  const list = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<Uid>>(new Set());
  useUnfoldedFor(selected?.parent ?? null, tree, setFolded);
  const shown = tree.filter(({ parent }) => !isFolded(parent));
  const fold = (uid: Uid, isFoldedNow: boolean) =>
    setFolded((before) => new Set(isFoldedNow ? [...before, uid] : [...before].filter((each) => each !== uid)));
  const choose = (uid: Uid | null | undefined) => {
    if (!uid) return;
    select(uid);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-uid="${uid}"]`)?.focus());
  };
  const press = (event: KeyboardEvent) => {
    if (!selected || !(event.target instanceof HTMLElement) || event.target.getAttribute('role') !== 'treeitem') return;
    const way = steps[event.key as keyof typeof steps];
    const at = shown.indexOf(selected);
    const act = way && (event.altKey ? () => moveStep(way) : walk(way, at));
    const run =
      act ??
      {
        Delete: () => commands.remove(selected.uid),
        Home: () => choose(shown[0]?.uid),
        End: () => choose(shown.at(-1)?.uid),
      }[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  return (
    <div className={styles.panel}>
      <TreeTools />
      {tree.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      <div ref={list} role="tree" aria-label={t('label')} className={styles.tree} onKeyDown={press}>
        {shown.map((node) => (
          <TreeRow
            key={node.uid}
            node={node}
            isFolded={folded.has(node.uid)}
            onFold={(isFoldedNow) => fold(node.uid, isFoldedNow)}
            isTabStop={node === (selected ?? shown[0])}
          />
        ))}
      </div>
      <p className={styles.hint}>{t('keys')}</p>
    </div>
  );

  function isFolded(parent: Uid | null): boolean {
    const above = findNode(tree, parent);
    return above !== undefined && (folded.has(above.uid) || isFolded(above.parent));
  }

  function moveStep(way: 'up' | 'down' | 'in' | 'out'): void {
    if (!selected) return;
    commands.step(selected.uid, way);
    choose(selected.uid);
  }

  function walk(way: 'up' | 'down' | 'in' | 'out', at: number): (() => void) | undefined {
    if (!selected) return undefined;
    if (way === 'up') return () => choose(shown[at - 1]?.uid);
    if (way === 'down') return () => choose(shown[at + 1]?.uid);
    const hasChildren = childrenOf(tree, selected.uid).length > 0;
    if (way === 'in')
      return () =>
        folded.has(selected.uid) ? fold(selected.uid, false) : choose(childrenOf(tree, selected.uid)[0]?.uid);
    return () => (hasChildren && !folded.has(selected.uid) ? fold(selected.uid, true) : choose(selected.parent));
  }
}

/** Whatever leads to a node, a fault of it for one, opens what is folded above it. */
function useUnfoldedFor(
  parent: Uid | null,
  tree: EditTree,
  setFolded: Dispatch<SetStateAction<ReadonlySet<Uid>>>,
): void {
  const above = JSON.stringify(aboveOf(parent, tree));
  useEffect(() => {
    const opened = new Set<Uid>(JSON.parse(above) as Uid[]);
    setFolded((folded) =>
      [...folded].some((uid) => opened.has(uid)) ? new Set([...folded].filter((uid) => !opened.has(uid))) : folded,
    );
  }, [above, setFolded]);
}

function aboveOf(uid: Uid | null, tree: EditTree): Uid[] {
  const node = findNode(tree, uid);
  return node ? [node.uid, ...aboveOf(node.parent, tree)] : [];
}
