'use client';

import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { EditNode, Uid } from './editing/edit-node.ts';
import { findNode } from './editing/edit-tree.ts';
import { begin, redo, step, undo } from './editing/history.ts';
import type { NodeFault } from './editing/to-spec-nodes.ts';
import { checkTree } from './editing/tree-faults.ts';
import type { Edited, Editor, EditorView } from './editor-context.ts';

/** State of the editor with its history; `replace` begins anew, e.g. with what the server has. */
export function useEditorState(start: Edited, lockedKeys: ReadonlySet<string>) {
  const [history, setHistory] = useState(() => begin(start));
  const [uid, setUid] = useState<Uid | null>(() => start.tree[0]?.uid ?? null);
  const [view, setView] = useState<EditorView>('edit');
  const select = useCallback((next: Uid | null) => {
    setUid(next);
    setView('edit');
  }, []);
  const { now: edited, past, future } = history;
  const { checked, refuse } = useChecked(edited);
  const newUid = useNewUids(edited);
  const change = useCallback<Editor['change']>((tag, next) => {
    setHistory((before) => step(before, next(before.now), { tag, at: Date.now() }));
  }, []);
  const changeNode = useCallback<Editor['changeNode']>(
    (changed, field, patch) =>
      change(`${changed} ${field}`, ({ tree, terms }) => ({
        terms,
        tree: tree.map((node): EditNode => (node.uid === changed ? { ...node, ...patch } : node)),
      })),
    [change],
  );
  const editor: Editor = {
    edited,
    checked,
    selected: findNode(edited.tree, uid),
    select,
    view,
    setView,
    refuse,
    change,
    changeNode,
    newUid,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    lockedKeys,
    faultOf: (of, field) => checked.faults.find((fault) => fault.uid === of && fault.field === field),
  };
  const replace = (next: Edited) => {
    setHistory(begin(next));
    select(next.tree[0]?.uid ?? null);
  };
  return { editor, replace };
}

/** What is wrong with the tree: what is found here, and what the server said of it. */
function useChecked(edited: Edited) {
  const [refused, setRefused] = useState<{ at: Edited; faults: NodeFault[] }>();
  const settled = useDeferredValue(edited);
  const own = useMemo(() => checkTree(settled.tree, settled.terms), [settled]);
  // What the server said is about the tree as it was sent.
  const theirs = refused?.at === edited ? refused.faults : undefined;
  const checked = useMemo(() => (theirs ? { ...own, faults: [...own.faults, ...theirs] } : own), [own, theirs]);
  return { checked, refuse: (faults: NodeFault[]) => setRefused({ at: edited, faults }) };
}

/** Names for new nodes, of which none was ever given before. */
function useNewUids({ tree }: Edited): Editor['newUid'] {
  const last = useRef(Math.max(0, ...tree.map((node) => node.uid)));
  return (count = 1) => {
    const first = Math.max(last.current, ...tree.map((node) => node.uid)) + 1;
    last.current = first + count - 1;
    return first;
  };
}
