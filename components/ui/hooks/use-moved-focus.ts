import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * A row that changes its place takes the focus along: browsers drop it with the element that is moved, and whoever moves a
 * row on by keyboard would begin anew at the top of the page. The props belong on the frame of the list, and the hook
 * where the list is rendered anew. Buttons in it are `aria-disabled` rather than disabled, so that they can keep the focus.
 */
export function useMovedFocus<Frame extends HTMLElement>() {
  const held = useRef<HTMLElement>(null);
  useEffect(() => {
    if (held.current?.isConnected && document.activeElement === document.body) {
      held.current.focus({ preventScroll: true });
    }
  });
  return {
    onFocus: ({ target }: FocusEvent<Frame>) => {
      held.current = target as HTMLElement;
    },
    // React hears of no blur while it moves elements: this is somebody who goes elsewhere.
    onBlur: () => {
      held.current = null;
    },
  };
}
