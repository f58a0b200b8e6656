'use client';

import { useEffect, useRef } from 'react';

/** A form that somebody has just asked for takes the focus to its first field. */
export function useFirstFocus<Element extends HTMLElement>(isRequested: boolean) {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (isRequested) ref.current?.querySelector('input')?.focus();
  }, [isRequested]);
  return ref;
}
