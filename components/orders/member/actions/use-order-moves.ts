'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readsOfOrder, reorder } from '#lib/api/orders/member-orders.ts';
import { confirmReceipt, extendReceipt, hideOrder, remindSeller } from '#lib/api/orders/member-receipt.ts';

const moves = { confirm: confirmReceipt, extend: extendReceipt, remind: remindSeller, hide: hideOrder };
export type SimpleMove = keyof typeof moves;

/** Reads every list and every sum of orders anew. */
export function useRefreshOrders(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const path of readsOfOrder) void queries.invalidateQueries({ queryKey: [path] });
  };
}

/**
 * What can be done to an order with a word. Nothing is shown before the server has said so: each of these moves money or
 * a clock. A refusal is shown as a message, and the order as it is.
 */
export function useOrderMove(no: string, onDone: (move: SimpleMove) => void) {
  const refresh = useRefreshOrders();
  return useMutation({
    mutationFn: (move: SimpleMove) => moves[move](no),
    onSuccess: (_, move) => onDone(move),
    onSettled: refresh,
  });
}

/** Puts the same into the basket. */
export function useReorder(no: string, onDone: (answer: Awaited<ReturnType<typeof reorder>>) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => reorder(no),
    onSuccess: (answer) => {
      void queries.invalidateQueries({ queryKey: ['/api/quote/basket'] });
      onDone(answer);
    },
  });
}
