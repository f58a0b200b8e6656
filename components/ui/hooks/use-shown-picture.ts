import { useEffect, useRef } from 'react';
import { showPicture } from './show-picture.ts';

/** Keeps the gallery at the picture of what is chosen. It begins with the first, and stays where nothing else is shown. */
export function useShownPicture(index: number): void {
  const shown = useRef(0);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    showPicture(index);
  }, [index]);
}
