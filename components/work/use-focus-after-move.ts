'use client';

import { useCallback, useEffect, useRef } from 'react';

/**
 * Buttons go when their record has moved on, and the focus with them: after a move of one's own, which calls what this answers, it
 * goes to the words that say the new state.
 */
export function useFocusAfterMove(record: unknown, headId: string): () => void {
  const hasMoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    if (document.activeElement === document.body) document.getElementById(headId)?.focus();
  }, [record]);
  return useCallback(() => {
    hasMoved.current = true;
  }, []);
}
