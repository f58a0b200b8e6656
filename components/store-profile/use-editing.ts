'use client';

import { useState } from 'react';

export type Part = 'shop' | 'hours' | 'holiday' | 'legal';

export interface Editing {
  part: Part | undefined;
  open: (part: Part) => void;
  close: () => void;
}

/** One part of the page is a form at a time: what is saved in one would make another out of date. */
export function useEditing(): Editing {
  const [part, setPart] = useState<Part>();
  return { part, open: setPart, close: () => setPart(undefined) };
}
