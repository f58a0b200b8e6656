import { useMutation } from '@tanstack/react-query';
import { removeGroup, saveGroup } from '#lib/api/identity/desk-people.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';

/** Changes of groups; each is over when the page shows it. */
export function useGroupMoves() {
  return {
    saveGroup: useMutation({ mutationFn: saveGroup, onSuccess: untilReread }),
    removeGroup: useMutation({ mutationFn: removeGroup, onSuccess: untilReread }),
  };
}
