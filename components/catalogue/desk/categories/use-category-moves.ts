'use client';

import { useMutation } from '@tanstack/react-query';
import { moveCategory, removeCategory } from '#lib/api/catalogue/desk-categories.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';

/** Calls that change the shape of the tree. Each is over when the page shows it. */
export function useCategoryMoves() {
  const onSettled = untilReread;
  const move = useMutation({ mutationFn: moveCategory, onSettled });
  const remove = useMutation({ mutationFn: removeCategory, onSettled });
  return { move: move.mutate, isMoving: move.isPending, remove };
}
