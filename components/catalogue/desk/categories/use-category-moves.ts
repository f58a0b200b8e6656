'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moveCategory, operatorCategoriesQuery, removeCategory } from '#lib/api/catalogue/desk-categories.ts';

/** Calls that change the shape of the tree. Whatever comes of them, the tree is read anew. */
export function useCategoryMoves() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: operatorCategoriesQuery().queryKey });
  const move = useMutation({ mutationFn: moveCategory, onSettled });
  const remove = useMutation({ mutationFn: removeCategory, onSettled });
  return { move: move.mutate, isMoving: move.isPending, remove };
}
