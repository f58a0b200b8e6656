'use client';

import { createContext, useContext } from 'react';
import type { PageDraft, Place } from './page-draft.ts';

export interface PageEditor {
  draft: PageDraft;
  /** What the server refused, by the name of the field. */
  faults: Readonly<Record<string, string>>;
  isDisabled: boolean;
  /** Changes the value at a place; typing on at the same place is one step of undo. */
  set: (place: Place, value: unknown) => void;
  /** Changes the draft as a whole: a step of its own. */
  change: (make: (draft: PageDraft) => PageDraft) => void;
}

const EditorContext = createContext<PageEditor | undefined>(undefined);

export const EditorProvider = EditorContext.Provider;

/** What the fields of a page share. Throws outside of the editor. */
export function useEditor(): PageEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('a field of a page stands in its editor');
  return editor;
}
