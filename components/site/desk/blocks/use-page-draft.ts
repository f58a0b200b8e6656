'use client';

import { useEffect, useMemo, useReducer, useRef } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { readKept, writeKept } from '#components/ui/hooks/use-kept-state.ts';
import type { PageDocument } from '#lib/api/site/desk-blocks.ts';
import { beginHistory, reduceHistory } from './draft-history.ts';
import type { PageEditor } from './editor-context.ts';
import { nameOf, type PageDraft, setAt } from './page-draft.ts';
import { useDraftSaving } from './use-draft-saving.ts';

const draftOf = ({ title, description, blocks }: PageDocument): PageDraft => ({
  title,
  description,
  blocks: blocks as PageDraft['blocks'],
});

interface Kept {
  version: number;
  draft: PageDraft;
}

/**
 * The draft of a page while it is edited: undone and redone, saved by itself a moment after a change, and kept in this tab where that
 * cannot be. Where somebody else has saved meanwhile nothing more is sent until the operator decides.
 */
export function usePageDraft(page: number, document: PageDocument) {
  const [history, dispatch] = useReducer(reduceHistory, draftOf(document), beginHistory);
  const saving = useDraftSaving({ page, version: document.version, draft: history.now });
  const { state, isChanged, faults, version } = saving;
  const isDisabled = !useHeldNode()('operator/page/edit');
  const name = `page-blocks:${page}`;
  const isRestored = useRef(false);
  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    const kept = readKept<Kept>(name);
    if (kept?.version === document.version) dispatch({ type: 'change', about: '', at: 0, make: () => kept.draft });
  }, [name, document.version]);
  useEffect(() => {
    if (isChanged) writeKept(name, { version: version.current, draft: history.now });
    else if (state === 'saved' && version.current !== document.version) writeKept(name, undefined);
  }, [name, isChanged, state, history.now, version, document.version]);
  const editor = useMemo<PageEditor>(
    () => ({
      draft: history.now,
      faults,
      isDisabled: isDisabled || state === 'conflict',
      set: (place, value) =>
        dispatch({ type: 'change', about: nameOf(place), at: Date.now(), make: (draft) => setAt(draft, place, value) }),
      change: (make) => dispatch({ type: 'change', about: '', at: Date.now(), make }),
    }),
    [history.now, faults, isDisabled, state],
  );
  return {
    editor,
    ...saving,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  };
}
