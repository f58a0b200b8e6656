'use client';

import { useRef, useState } from 'react';
import { toggleKey, toggleRange } from './select-rows.ts';

interface Selection {
  selected: ReadonlySet<string>;
  /** `isRange`: from the row pressed last up to this one. */
  toggle: (key: string, isRange: boolean) => void;
  toggleAll: () => void;
  keepOnly: (keys: readonly string[]) => void;
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Which of the shown rows are chosen. Another page begins without: nobody acts on rows that are out of sight. */
export function useSelection(keys: readonly string[], pageKey: string): Selection {
  const [state, setState] = useState({ pageKey, chosen: none });
  const anchor = useRef<string>(undefined);
  const chosen = state.pageKey === pageKey ? state.chosen : none;
  const selected = new Set(keys.filter((key) => chosen.has(key)));
  const choose = (next: ReadonlySet<string>) => setState({ pageKey, chosen: next });
  return {
    selected,
    toggle: (key, isRange) => {
      choose(isRange ? toggleRange(selected, keys, { anchor: anchor.current, key }) : toggleKey(selected, key));
      anchor.current = key;
    },
    toggleAll: () => choose(selected.size === keys.length ? none : new Set(keys)),
    keepOnly: (kept) => choose(new Set(kept)),
    clear: () => choose(none),
  };
}
