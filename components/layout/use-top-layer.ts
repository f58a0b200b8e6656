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
  useEffect(() => {
    const rise = ({ target, newState }: ToggleEvent) => {
      const element = layer.current;
      if (target === element || newState !== 'open' || !element?.matches(':popover-open')) return;
      element.hidePopover();
      element.showPopover();
    };
    document.addEventListener('toggle', rise, true);
    return () => document.removeEventListener('toggle', rise, true);
  }, [layer]);
  return place?.isConnected ? place : undefined;
}

/** The dialog that was opened last and is open. */
function useTopDialog(): HTMLElement | undefined {
  const [top, setTop] = useState<HTMLElement>();
  useEffect(() => {
    let opened: HTMLElement[] = [];
    const look = () => {
      const open = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
      const more = open.filter((each) => !opened.includes(each));
      // One that leaves the page as it closes is no change within the page any more: it tells by itself.
      for (const each of more) each.addEventListener('close', look, { once: true });
      opened = [...opened.filter((each) => open.includes(each)), ...more];
      setTop(opened.at(-1));
    };
    look();
    const changes = new MutationObserver(look);
    changes.observe(document.documentElement, { attributes: true, attributeFilter: ['open'], subtree: true });
    return () => changes.disconnect();
  }, []);
  return top;
}
