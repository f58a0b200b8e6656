import { useMutation } from '@tanstack/react-query';
import { removeGroup, saveGroup } from '#lib/api/identity/desk-people.ts';
import { useForgetPeople } from '../use-people-moves.ts';

/** Changes of groups. */
export function useGroupMoves() {
  const onSuccess = useForgetPeople();
  return {
    saveGroup: useMutation({ mutationFn: saveGroup, onSuccess }),
    removeGroup: useMutation({ mutationFn: removeGroup, onSuccess }),
  };
}
