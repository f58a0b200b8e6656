import { useMutation, useQueryClient } from '@tanstack/react-query';
import { assignGroup, readsOfPeople, setUserStatus } from '#lib/api/identity/desk-people.ts';

/** Changes of users; after each, what was read of them and of groups is read anew. */
export function usePeopleMoves() {
  const onSuccess = useForgetPeople();
  return {
    status: useMutation({ mutationFn: (body: Parameters<typeof setUserStatus>[0]) => setUserStatus(body), onSuccess }),
    group: useMutation({ mutationFn: (body: Parameters<typeof assignGroup>[0]) => assignGroup(body), onSuccess }),
  };
}

/** What was read of users and groups is read anew. */
export function useForgetPeople(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    for (const path of readsOfPeople) await queries.invalidateQueries({ queryKey: [path] });
  };
}
