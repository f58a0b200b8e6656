import { useEffect, useRef } from 'react';
import { canHold, focusFirst, focusPath } from './focus-path.ts';

/**
 * Where what has the focus leaves a list, as the button of a row that was decided, or is of no use any more, the focus
 * goes to what stood around it: whoever works by keyboard would begin anew at the top of the page. The frame needs
 * `tabIndex={-1}` and a name, and is rendered with each change of the list.
 */
export function useKeptFocus<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null);
  const path = useRef<HTMLElement[]>([]);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && frame.current?.contains(target)) path.current = focusPath(target);
    };
    // The frame itself may come later than this, with its first rows.
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const [held] = path.current;
    const isLost = document.activeElement === document.body || document.activeElement === held;
    if (held && isLost && !canHold(held)) focusFirst(path.current);
  });
  return frame;
}
