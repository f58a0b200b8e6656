'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { getApi } from '#lib/api/transport/browser.ts';
import type { Suggestions } from '#lib/contract/catalogue/shop-products.ts';
import { readRecent } from './recent-words.ts';

const restInMs = 180;
const silent = { isErrorShown: false, isCodeShown: false };

export interface Offered {
  /** What was searched for before, while the field is empty. */
  recent: string[];
  /** The answer to what is in the field; undefined while there is none. */
  answer?: Suggestions | undefined;
}

const nothing: Offered = { recent: [] };

/** What the shop suggests for the text in the field, once the typing rests. No answer is no suggestion. */
export function useSuggestions(field: RefObject<HTMLInputElement | null>) {
  const [offered, setOffered] = useState<Offered>(nothing);
  const asking = useRef(() => {});
  useEffect(() => {
    const input = field.current;
    let timer: ReturnType<typeof setTimeout>;
    let pending = 0;
    const ask = async () => {
      const search = input?.value.trim() ?? '';
      const turn = ++pending;
      if (!search) return setOffered({ recent: readRecent() });
      const answer = await getApi('/api/product/suggest', { search }, silent);
      if (turn === pending && document.activeElement === input) setOffered({ recent: [], answer });
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask().catch(() => setOffered(nothing)), input?.value.trim() ? restInMs : 0);
    };
    input?.addEventListener('input', wait);
    input?.addEventListener('focus', wait);
    asking.current = wait;
    wait();
    return () => {
      clearTimeout(timer);
      pending += 1;
      input?.removeEventListener('input', wait);
      input?.removeEventListener('focus', wait);
    };
  }, [field]);
  const open = useCallback(() => asking.current(), []);
  const clear = useCallback(() => setOffered(nothing), []);
  const setRecent = useCallback((recent: string[]) => setOffered({ recent }), []);
  return { offered, open, clear, setRecent };
}
