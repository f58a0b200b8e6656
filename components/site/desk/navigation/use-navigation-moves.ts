import { useMutation } from '@tanstack/react-query';
import { moveNavigation, removeNavigation, saveNavigation } from '#lib/api/site/desk-site.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';

/** Changes of the navigation; each is over when the page shows it. */
export function useNavigationMoves() {
  const onSuccess = untilReread;
  return {
    save: useMutation({ mutationFn: saveNavigation, onSuccess }),
    move: useMutation({ mutationFn: moveNavigation, onSuccess }),
    remove: useMutation({ mutationFn: removeNavigation, onSuccess }),
  };
}
