'use client';

import { useEffect, useRef, useState } from 'react';
import { readKept } from '#components/ui/hooks/use-kept-state.ts';

const parts = ['shop', 'hours', 'holiday', 'legal'] as const;
type Part = (typeof parts)[number];

export interface Editing {
  part: Part | undefined;
  open: (part: Part) => void;
  close: () => void;
}

/** Of the button that opens the form of a part. */
export const editId = (part: Part) => `edit-${part}`;

/** Under which a tab keeps what is typed into the form of a part until it is saved. */
export const keptName = (part: Part) => `store:${part}`;

/**
 * One part of the page is a form at a time: what is saved in one would make another out of date. Who comes back to what they left
 * unsaved finds its form open.
 */
export function useEditing(): Editing {
  const [part, setPart] = useState<Part>();
  useEffect(() => setPart(parts.find((each) => readKept(keptName(each)) !== undefined)), []);
  useFocusWithForm(part);
  return { part, open: setPart, close: () => setPart(undefined) };
}

/** The focus goes into a form that takes the place of its button, and back to the button with the form gone. */
function useFocusWithForm(part: Part | undefined): void {
  const last = useRef<Part>(undefined);
  useEffect(() => {
    const fields = 'input:not([type="file"], [type="hidden"]), textarea';
    if (part) document.querySelector<HTMLElement>(`form[data-part="${part}"] :is(${fields})`)?.focus();
    else if (last.current) document.getElementById(editId(last.current))?.focus();
    last.current = part;
  }, [part]);
}
