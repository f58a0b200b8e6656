import { useMutation } from '@tanstack/react-query';
import { assignGroup, setUserStatus } from '#lib/api/identity/desk-people.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';

/** Changes of users; each is over when the page shows it. */
export function usePeopleMoves() {
  const onSuccess = untilReread;
  return {
    status: useMutation({ mutationFn: (body: Parameters<typeof setUserStatus>[0]) => setUserStatus(body), onSuccess }),
    group: useMutation({ mutationFn: (body: Parameters<typeof assignGroup>[0]) => assignGroup(body), onSuccess }),
  };
}
