import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ApiError } from '#lib/api/api-error.ts';
import { readsOfApplications } from '#lib/api/operator-stores.ts';

/** One decision. Afterwards, and when somebody else was quicker, what was read is read anew. */
export function useDecision<Body>(decide: (body: Body) => Promise<unknown>) {
  const t = useTranslations('deskStores');
  const queries = useQueryClient();
  const refresh = async () => {
    for (const path of readsOfApplications) await queries.invalidateQueries({ queryKey: [path] });
  };
  const deciding = useMutation<unknown, ApiError, Body>({
    mutationFn: decide,
    onSuccess: refresh,
    onError: ({ error }) => (error === 'status_changed' || error === 'not_found' ? refresh() : undefined),
  });
  const wordsOf = (error: ApiError) => (error.error === 'status_changed' ? t('changed') : error.message);
  return { deciding, wordsOf };
}
