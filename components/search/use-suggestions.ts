'use client';

import { type RefObject, useEffect, useState } from 'react';
import { getApi } from '#lib/api/browser.ts';
import type { productSuggest, Suggestion } from '#lib/contract/catalogue.ts';

const restInMs = 180;
const silent = { isErrorShown: false, isCodeShown: false };

/** What the shop suggests for the text in the field, once the typing rests. No answer is no suggestion. */
export function useSuggestions(field: RefObject<HTMLInputElement | null>): [Suggestion[], () => void] {
  const [found, setFound] = useState<Suggestion[]>([]);
  useEffect(() => {
    const input = field.current;
    let timer: ReturnType<typeof setTimeout>;
    let asked = 0;
    const ask = async () => {
      const search = input?.value.trim() ?? '';
      const turn = ++asked;
      const answer = search && (await getApi<typeof productSuggest>('/api/product/suggest', { search }, silent));
      if (turn === asked) setFound(answer ? answer.list : []);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask().catch(() => setFound([])), restInMs);
    };
    input?.addEventListener('input', wait);
    wait();
    return () => {
      clearTimeout(timer);
      input?.removeEventListener('input', wait);
    };
  }, [field]);
  return [found, () => setFound([])];
}
