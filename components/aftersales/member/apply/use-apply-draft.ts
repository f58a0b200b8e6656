'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { dropDraft, keepDraft, readDraft, restoreInput, startInput } from './apply-draft.ts';
import type { ApplyInput, ApplyOptions } from './apply-values.ts';

/**
 * What is filled in for one order, kept in the browser with each change: a reload, a lost connection and a login that ends
 * lose nothing. The first view is the empty form, as the server has rendered it.
 */
export function useApplyDraft(shown: ApplyOptions, line: number | undefined) {
  const { user } = useMemberCentre();
  // Where the order has no number the customer’s own is one.
  const options = { ...shown, phone: shown.phone || user.mobile };
  const place = useMemo(() => ({ user: user.id, no: options.no }), [user.id, options.no]);
  const [input, setInput] = useState(() => startInput(options, line));
  const [isRestored, setRestored] = useState(false);
  const first = useRef({ options, line });
  useEffect(() => {
    const stored = readDraft(place);
    if (!stored) return;
    setInput(restoreInput(stored, first.current.options, Date.now(), first.current.line));
    setRestored(true);
  }, [place]);
  // Files come in one after the other, each added to what the one before it made.
  const current = useRef(input);
  useEffect(() => {
    current.current = input;
  }, [input]);
  return {
    place,
    input,
    /** Something that was typed earlier has been filled in. */
    isRestored,
    change: (part: Partial<ApplyInput>) => {
      const next = { ...current.current, ...part };
      current.current = next;
      setInput(next);
      keepDraft(place, next);
    },
    startOver: () => {
      dropDraft(place);
      setInput(startInput(options, line));
      setRestored(false);
    },
  };
}
