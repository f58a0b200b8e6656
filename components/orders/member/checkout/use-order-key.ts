'use client';

import { useRequestKey } from '#components/ui/hooks/use-request-key.ts';

const prefix = 'checkout-key:';

/**
 * The key of an order (docs/domain/common.md 4). It outlives a reload of the page: who sends the same once more,
 * because the answer was lost, gets the order that was made and not a second one. `forget` once it is made.
 */
export function useOrderKey(name: string): { keyOf: (choice: unknown) => string; forget: () => void } {
  const fresh = useRequestKey();
  const keyOf = (choice: unknown) => {
    const text = JSON.stringify(choice);
    const last = read(prefix + name);
    if (last?.choice === text) return last.key;
    const key = fresh(choice);
    write(prefix + name, JSON.stringify({ choice: text, key }));
    return key;
  };
  return { keyOf, forget: () => write(prefix + name, '') };
}

function read(place: string): { choice: string; key: string } | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(place) || 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(place: string, text: string): void {
  try {
    sessionStorage.setItem(place, text);
  } catch {
    // The key then lasts as long as the page.
  }
}
