'use client';

import { type RefObject, useEffect } from 'react';
import { holdUntilSaved } from './hold-until-saved.ts';
import type { Saver } from './saver.ts';
import { showUnsaved } from './show-unsaved.ts';

type SavedByItself = Pick<Saver<never>, 'start' | 'stop' | 'hurry' | 'flush' | 'isUnsaved'>;

/**
 * Saves when the network is back, when the page goes out of sight or is left, and before any link, form or write of the
 * page goes on. `place` is what says why it could not be saved.
 */
export function useSavingMoments(saver: SavedByItself, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const save = () => saver.hurry();
    const saveHidden = () => document.visibilityState === 'hidden' && save();
    saver.start();
    const release = holdUntilSaved({
      isUnsaved: () => saver.isUnsaved,
      flush: () => saver.flush(),
      show: () => showUnsaved(place.current),
    });
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', saveHidden);
      release();
      void saver.stop();
    };
  }, [saver, place]);
}
