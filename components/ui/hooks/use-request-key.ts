'use client';

import { useRef } from 'react';
import { randomUuid } from '#lib/utils/random-uuid.ts';

/**
 * The key of a request (docs/domain/common.md 4): the same as long as the same is requested, so that a double click or a
 * second try after a lost answer makes one document; another request gets another one, because the server refuses a key
 * that comes with something else.
 */
export function useRequestKey(): (input: unknown) => string {
  const last = useRef<{ input: string; key: string }>(undefined);
  return (input) => {
    const text = JSON.stringify(input);
    if (last.current?.input !== text) last.current = { input: text, key: randomUuid() };
    return last.current.key;
  };
}
