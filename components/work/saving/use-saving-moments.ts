'use client';

import { useEffect } from 'react';
import type { Saver } from './saver.ts';

/** Saves when the network is back, and when the page goes out of sight or is left. */
export function useSavingMoments(saver: Pick<Saver<never>, 'start' | 'stop' | 'hurry'>): void {
  useEffect(() => {
    const save = () => saver.hurry();
    const saveHidden = () => document.visibilityState === 'hidden' && save();
    saver.start();
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', saveHidden);
      saver.stop();
    };
  }, [saver]);
}
