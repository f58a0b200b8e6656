'use client';

import { useTranslations } from 'next-intl';
import { type DragEvent, useId, useState } from 'react';
import { ChevronIcon } from '#components/ui/icons.tsx';
import type { EditNode, Uid } from './editing/edit-node.ts';
import { branchOf, childrenOf, depthOf, type Place } from './editing/edit-tree.ts';
import { useNodeName } from './editing/node-names.ts';
import type { NodeFault } from './editing/to-spec-nodes.ts';
import { useTreeCommands } from './editing/tree-commands.ts';
import { useEditor } from './editor-context.ts';
import styles from './tree.module.css';
import { useFaultWords } from './use-fault-words.ts';

interface TreeRowProps {
  node: EditNode;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  /** The one row that the tab key comes to. */
  isTabStop: boolean;
}

/** One node: what it is, whether something is wrong with it or below it. */
export function TreeRow({ node, isFolded, onFold, isTabStop }: TreeRowProps) {
  const { edited, checked, selected, select } = useEditor();
  const drop = useDrop(node);
  const id = useId();
  const { tree } = edited;
  const hasChildren = childrenOf(tree, node.uid).length > 0;
  const counted = isFolded ? branchOf(tree, node.uid).map(({ uid }) => uid) : [node.uid];
  const found = checked.faults.filter(({ uid }) => counted.includes(uid));
  const depth = depthOf(tree, node);
  return (
    <div
      role="treeitem"
      data-uid={node.uid}
      aria-level={depth}
      aria-labelledby={id}
      aria-selected={selected?.uid === node.uid}
      {...(hasChildren && { 'aria-expanded': !isFolded })}
      tabIndex={isTabStop ? 0 : -1}
      className={styles.row}
      data-kind={node.kind}
      style={{ '--depth': depth - 1 } as object}
      onClick={() => select(node.uid)}
      onFocus={() => select(node.uid)}
      onKeyDown={() => undefined}
      {...drop}
    >
      <FoldButton node={node} isFolded={hasChildren ? isFolded : undefined} onFold={onFold} />
      <NodeWords id={id} node={node} faults={found} />
    </div>
  );
}

interface FoldButtonProps {
  node: EditNode;
  /** Undefined: nothing stands below it. */
  isFolded: boolean | undefined;
  onFold: (isFolded: boolean) => void;
}

function FoldButton({ node, isFolded, onFold }: FoldButtonProps) {
  const t = useTranslations('catalogueSpecification.tree');
  const nameOf = useNodeName();
  if (isFolded === undefined) return <span className={styles.fold} />;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.fold}
      data-folded={isFolded}
      aria-label={t(isFolded ? 'unfold' : 'fold', { name: nameOf(node) })}
      onClick={(event) => {
        event.stopPropagation();
        onFold(!isFolded);
      }}
    >
      <ChevronIcon size={14} />
    </button>
  );
}

interface NodeWordsProps {
  id: string;
  node: EditNode;
  /** Its own, and of what is folded below it. */
  faults: readonly NodeFault[];
}

/** Its name, what it is or what is wrong, with marks for what it depends on and what it costs. */
function NodeWords({ id, node, faults }: NodeWordsProps) {
  const t = useTranslations('catalogueSpecification');
  const nameOf = useNodeName();
  const words = useFaultWords();
  const own = faults.find(({ uid }) => uid === node.uid);
  return (
    <span id={id} className={styles.words}>
      <span className={styles.name}>{nameOf(node)}</span>
      {node.condition && (
        <span className={styles.mark} title={t('tree.conditional')}>
          ?<span className="visually-hidden"> {t('tree.conditional')}</span>
        </span>
      )}
      {node.rule.type !== 'none' && (
        <span className={styles.mark} title={t(`rules.${node.rule.type}`)}>
          ¥<span className="visually-hidden"> {t(`rules.${node.rule.type}`)}</span>
        </span>
      )}
      {faults.length > 0 ? (
        <span className={styles.faults}>
          <span aria-hidden="true">{faults.length}</span>
          <span className="visually-hidden">{t('tree.faults', { count: faults.length })}</span>
        </span>
      ) : (
        <span className={styles.kind}>{t(`kinds.${node.kind}`)}</span>
      )}
      {own && <span className={styles.fault}>{words(own)}</span>}
    </span>
  );
}

type Side = 'before' | 'inside' | 'behind';
const dragged: { uid: Uid | null } = { uid: null };

/** Taken by hand: above a row is before it, on it is inside, below it is behind it. */
function useDrop(node: EditNode) {
  const { edited } = useEditor();
  const { move } = useTreeCommands();
  const [side, setSide] = useState<Side>();
  const sideOf = (event: DragEvent<HTMLElement>): Side => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientY - top) / height;
    if (share < 0.3) return 'before';
    return share > 0.7 ? 'behind' : 'inside';
  };
  const placeOf = (where: Side): Place => {
    if (where === 'inside') return { parent: node.uid, before: null };
    const siblings = childrenOf(edited.tree, node.parent);
    const next = siblings[siblings.indexOf(node) + 1]?.uid ?? null;
    return { parent: node.parent, before: where === 'before' ? node.uid : next };
  };
  return {
    draggable: true,
    'data-drop': side,
    onDragStart: (event: DragEvent) => {
      dragged.uid = node.uid;
      event.dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (dragged.uid === null || dragged.uid === node.uid) return;
      event.preventDefault();
      setSide(sideOf(event));
    },
    onDragLeave: () => setSide(undefined),
    onDragEnd: () => {
      dragged.uid = null;
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      setSide(undefined);
      if (dragged.uid !== null && dragged.uid !== node.uid) move(dragged.uid, placeOf(sideOf(event)));
      dragged.uid = null;
    },
  };
}
