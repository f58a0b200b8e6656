'use client';

import { type RefObject, useEffect, useState } from 'react';

/**
 * Keeps an element in the top layer, above every dialog, as long as it has something to show, also above one that opens
 * later. While a dialog is open the element must stand inside it: outside, nobody could press or hear it. Returns where to
 * render it; undefined is its own place.
 */
export function useTopLayer(layer: RefObject<HTMLElement | null>, shown: readonly unknown[]): HTMLElement | undefined {
  const place = useTopDialog();
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown anew, it moves above whatever opened after it
  useEffect(() => {
    const element = layer.current;
    // Gone with the dialog it stood in: it is shown once it is back in its own place.
    if (shown.length > 0 && element?.isConnected) element.showPopover?.();
    return () => {
      if (element?.isConnected) element.hidePopover?.();
    };
  }, [layer, shown, place]);
  return place?.isConnected ? place : undefined;
}

/** The dialog that was opened last, of those that are open. */
function useTopDialog(): HTMLElement | undefined {
  const [top, setTop] = useState<HTMLElement>();
  useEffect(() => {
    const isOpen = 'dialog[open]';
    const look = (changed?: HTMLElement) =>
      setTop(changed?.matches(isOpen) ? changed : [...document.querySelectorAll<HTMLElement>(isOpen)].at(-1));
    look();
    const changes = new MutationObserver((records) => look(records.at(-1)?.target as HTMLElement));
    changes.observe(document, { attributeFilter: ['open'], subtree: true });
    return () => changes.disconnect();
  }, []);
  return top;
}
