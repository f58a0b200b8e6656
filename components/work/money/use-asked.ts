'use client';

import { useState } from 'react';

/**
 * The decision that a dialog asks about. `decided` counts those that were made: the list takes the focus each time,
 * because the button that opened the dialog has left with its row.
 */
export function useAsked<Asked>() {
  const [asked, ask] = useState<Asked>();
  const [decided, setDecided] = useState(0);
  const close = () => ask(undefined);
  const done = () => {
    close();
    setDecided((count) => count + 1);
  };
  return { asked, ask, close, done, decided };
}
