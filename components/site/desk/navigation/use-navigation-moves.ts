import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moveNavigation, navigationQuery, removeNavigation, saveNavigation } from '#lib/api/site/desk-site.ts';

/** Changes of the navigation; after each it is read anew. */
export function useNavigationMoves() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: navigationQuery().queryKey });
  return {
    save: useMutation({ mutationFn: saveNavigation, onSuccess }),
    move: useMutation({ mutationFn: moveNavigation, onSuccess }),
    remove: useMutation({ mutationFn: removeNavigation, onSuccess }),
  };
}
