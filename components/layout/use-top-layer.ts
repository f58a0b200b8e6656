'use client';

import { type RefObject, useEffect, useState } from 'react';

/**
 * Keeps an element in the top layer, above every dialog, as long as it has something to show. While a dialog is open
 * the element must stand inside it: outside, nobody could press or hear it. Returns where to render it; undefined is
 * its own place.
 */
export function useTopLayer(layer: RefObject<HTMLElement | null>, shown: readonly unknown[]): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new message is shown above what opened before it
  useEffect(() => {
    const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
    setPlace(dialog);
    // A dialog that closes gives the messages back to the page.
    const goHome = () => setPlace(undefined);
    dialog?.addEventListener('close', goHome);
    return () => dialog?.removeEventListener('close', goHome);
  }, [shown]);
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
