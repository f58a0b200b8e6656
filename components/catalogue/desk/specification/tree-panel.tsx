'use client';

import { useTranslations } from 'next-intl';
import {
  type Dispatch,
  type KeyboardEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { EditNode, Uid } from './editing/edit-node.ts';
import { childrenOf, type EditTree, findNode, type Step } from './editing/edit-tree.ts';
import { useTreeCommands } from './editing/tree-commands.ts';
import { useEditor } from './editor-context.ts';
import styles from './tree.module.css';
import { TreeRow } from './tree-row.tsx';
import { TreeTools } from './tree-tools.tsx';

const steps = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' } as const;

/** The tree: one is chosen, moved by buttons, keys and by hand. */
export function TreePanel() {
  const t = useTranslations('catalogueSpecification.tree');
  const { edited, selected } = useEditor();
  const list = useRef<HTMLDivElement>(null);
  const folding = useFolding();
  const press = useTreeKeys(list, folding);
  return (
    <div className="content-start grid-cols-1 grid">
      <TreeTools />
      {edited.tree.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      <div ref={list} role="tree" aria-label={t('label')} className={styles.tree} onKeyDown={press}>
        {folding.shown.map((node) => (
          <TreeRow
            key={node.uid}
            node={node}
            isFolded={folding.folded.has(node.uid)}
            onFold={(isFoldedNow) => folding.fold(node.uid, isFoldedNow)}
            isTabStop={node === (selected ?? folding.shown[0])}
          />
        ))}
      </div>
      <p className={styles.hint}>{t('keys')}</p>
    </div>
  );
}

/** What is folded, and the nodes that are shown for it. */
function useFolding() {
  const { edited, selected } = useEditor();
  const { tree } = edited;
  const [folded, setFolded] = useState<ReadonlySet<Uid>>(new Set());
  useUnfoldedFor(selected?.parent ?? null, tree, setFolded);
  const isFolded = (parent: Uid | null): boolean => {
    const above = findNode(tree, parent);
    return above !== undefined && (folded.has(above.uid) || isFolded(above.parent));
  };
  return {
    folded,
    shown: tree.filter(({ parent }) => !isFolded(parent)),
    fold: (uid: Uid, isFoldedNow: boolean) =>
      setFolded((before) => new Set(isFoldedNow ? [...before, uid] : [...before].filter((each) => each !== uid))),
  };
}

/** Keys of a tree: arrows go from node to node, with Alt they move one; Home, End and Delete. */
function useTreeKeys(list: RefObject<HTMLDivElement | null>, { folded, shown, fold }: ReturnType<typeof useFolding>) {
  const { edited, selected, select } = useEditor();
  const commands = useTreeCommands();
  const choose = (uid: Uid | null | undefined) => {
    if (!uid) return;
    select(uid);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-uid="${uid}"]`)?.focus());
  };
  const walk = ({ uid, parent }: EditNode, way: Step, at: number) => {
    if (way === 'up') return choose(shown[at - 1]?.uid);
    if (way === 'down') return choose(shown[at + 1]?.uid);
    const [child] = childrenOf(edited.tree, uid);
    if (way === 'in') return folded.has(uid) ? fold(uid, false) : choose(child?.uid);
    return child && !folded.has(uid) ? fold(uid, true) : choose(parent);
  };
  return (event: KeyboardEvent) => {
    if (!selected || !(event.target instanceof HTMLElement) || event.target.getAttribute('role') !== 'treeitem') return;
    const { uid } = selected;
    const way = steps[event.key as keyof typeof steps];
    const moveStep = () => {
      commands.step(uid, way);
      choose(uid);
    };
    const act = way && (event.altKey ? moveStep : () => walk(selected, way, shown.indexOf(selected)));
    const others: Record<string, () => void> = {
      Delete: () => commands.remove(uid),
      Home: () => choose(shown[0]?.uid),
      End: () => choose(shown.at(-1)?.uid),
    };
    const run = act ?? others[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
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
