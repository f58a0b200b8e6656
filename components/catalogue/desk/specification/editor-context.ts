'use client';

import { createContext, use } from 'react';
import type { EditNode, Uid } from './editing/edit-node.ts';
import type { EditTree } from './editing/edit-tree.ts';
import type { NodeFault } from './editing/to-spec-nodes.ts';
import type { CheckedTree, EditTerms } from './editing/tree-faults.ts';

/** What is edited: the tree, and the quantities around it. */
export interface Edited {
  tree: EditTree;
  terms: EditTerms;
}

/** What is shown where form and preview have no room beside each other. */
export type EditorView = 'edit' | 'preview';

export interface Editor {
  edited: Edited;
  checked: CheckedTree;
  selected: EditNode | undefined;
  /** Shows the form of a node, in place of the preview where there is no room for both. */
  select: (uid: Uid | null) => void;
  view: EditorView;
  setView: (view: EditorView) => void;
  /** Faults that the server found; they stand until something is changed. */
  refuse: (faults: NodeFault[]) => void;
  /** One step that can be undone; changes with the same tag in a row are one. */
  change: (tag: string, next: (before: Edited) => Edited) => void;
  changeNode: (uid: Uid, field: string, patch: Partial<EditNode>) => void;
  /** A uid that no node has. */
  newUid: (count?: number) => Uid;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Keys that customers' selections may hold: they stay. */
  lockedKeys: ReadonlySet<string>;
  faultOf: (uid: Uid, field: string) => NodeFault | undefined;
}

const Context = createContext<Editor | undefined>(undefined);
export const EditorProvider = Context;

export function useEditor(): Editor {
  const editor = use(Context);
  if (!editor) throw new Error('outside of an editor');
  return editor;
}
