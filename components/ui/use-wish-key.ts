'use client';

import { useRef } from 'react';
import { randomUuid } from '#lib/utils/random-uuid.ts';

/**
 * The key of a wish (docs/domain/common.md 4): the same as long as the same is wished for, so that a double click or a
 * second try after a lost answer makes one document; another wish gets another one, because the server refuses a key
 * that comes with something else.
 */
export function useWishKey(): (wish: unknown) => string {
  const last = useRef<{ wish: string; key: string }>(undefined);
  return (wish) => {
    const text = JSON.stringify(wish);
    if (last.current?.wish !== text) last.current = { wish: text, key: randomUuid() };
    return last.current.key;
  };
}
