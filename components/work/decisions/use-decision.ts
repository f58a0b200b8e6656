import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ApiError } from '#lib/api/transport/api-error.ts';

/**
 * One decision about a record. Afterwards, and when somebody else was quicker, the reads it makes old are read anew.
 * `wordsOf` says why it was refused.
 */
export function useDecision<Body>(decide: (body: Body) => Promise<unknown>, reads: readonly string[]) {
  const t = useTranslations('storeDesk');
  const queries = useQueryClient();
  const refresh = async () => {
    for (const path of reads) await queries.invalidateQueries({ queryKey: [path] });
  };
  const deciding = useMutation<unknown, ApiError, Body>({
    mutationFn: decide,
    onSuccess: refresh,
    onError: ({ error }) => (error === 'status_changed' || error === 'not_found' ? refresh() : undefined),
  });
  const wordsOf = (error: ApiError) => (error.error === 'status_changed' ? t('changed') : error.message);
  return { deciding, wordsOf };
}
