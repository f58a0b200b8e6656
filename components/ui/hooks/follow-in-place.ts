import type { MouseEvent } from 'react';

/**
 * What a link to another state of this very page does when it is clicked: the page changes in place. A click with a key
 * that opens another tab or window is left to the browser.
 */
export const followInPlace =
  (go: (link: HTMLAnchorElement) => void) =>
  (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(event.currentTarget);
  };
