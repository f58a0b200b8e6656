'use client';

import { useMutation } from '@tanstack/react-query';
import { type DirectMove, useSellerFrame } from '../seller-side.ts';

/** A move that a word is enough for. A refusal is shown as a message, and the order as it is. */
export function useDirectMove(no: string, onDone?: () => void) {
  const { side, onMoved } = useSellerFrame();
  return useMutation({
    mutationFn: async (move: DirectMove) => side.direct[move]?.(no),
    onSuccess: onMoved,
    onSettled: () => onDone?.(),
  });
}
