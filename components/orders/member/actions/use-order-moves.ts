'use client';

import { useMutation } from '@tanstack/react-query';
import { reorder } from '#lib/api/orders/member-orders.ts';
import { confirmReceipt, extendReceipt, hideOrder, remindSeller } from '#lib/api/orders/member-receipt.ts';

const moves = { confirm: confirmReceipt, extend: extendReceipt, remind: remindSeller, hide: hideOrder };
type SimpleMove = keyof typeof moves;

/**
 * What can be done to an order with a word. Nothing is shown before the server has said so: each of these moves money or
 * a clock. A refusal is shown as a message, and the order as it is.
 */
export function useOrderMove(no: string, onDone: (move: SimpleMove) => void) {
  return useMutation({
    mutationFn: (move: SimpleMove) => moves[move](no),
    onSuccess: (_, move) => onDone(move),
  });
}

/** Puts the same into the basket. */
export function useReorder(no: string, onDone: (answer: Awaited<ReturnType<typeof reorder>>) => void) {
  return useMutation({
    mutationFn: () => reorder(no),
    onSuccess: onDone,
  });
}
