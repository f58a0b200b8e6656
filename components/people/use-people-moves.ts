import { useMutation, useQueryClient } from '@tanstack/react-query';
import { assignGroup, readsOfPeople, removeGroup, saveGroup, setUserStatus } from '#lib/api/operator-people.ts';

/** Changes of users and groups; after each, what was read of them is read anew. */
export function usePeopleMoves() {
  const queries = useQueryClient();
  const onSuccess = async () => {
    for (const path of readsOfPeople) await queries.invalidateQueries({ queryKey: [path] });
  };
  return {
    status: useMutation({ mutationFn: (body: Parameters<typeof setUserStatus>[0]) => setUserStatus(body), onSuccess }),
    group: useMutation({ mutationFn: (body: Parameters<typeof assignGroup>[0]) => assignGroup(body), onSuccess }),
    saveGroup: useMutation({ mutationFn: saveGroup, onSuccess }),
    removeGroup: useMutation({ mutationFn: removeGroup, onSuccess }),
  };
}
