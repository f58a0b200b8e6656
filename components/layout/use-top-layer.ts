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
    if (shown[0] && element?.isConnected) element.showPopover?.();
    return () => {
      if (element?.isConnected) element.hidePopover?.();
    };
  }, [layer, shown, place]);
  return place?.isConnected ? place : undefined;
}

/** Of the dialogs that are open, the last of the page: one that opens over another comes after it. */
function useTopDialog(): HTMLElement | undefined {
  const [top, setTop] = useState<HTMLElement>();
  useEffect(() => {
    // From the page's begin, when none is open.
    const changes = new MutationObserver(() =>
      setTop([...document.querySelectorAll<HTMLElement>('dialog[open]')].pop()),
    );
    changes.observe(document, { attributeFilter: ['open'], subtree: true });
    return () => changes.disconnect();
  }, []);
  return top;
}
