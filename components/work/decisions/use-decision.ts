import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ApiError } from '#lib/api/transport/api-error.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';

/**
 * One decision about a record. It is over when the page shows what it has changed, also where somebody else was quicker.
 * `wordsOf` says why it was refused.
 */
export function useDecision<Body>(decide: (body: Body) => Promise<unknown>) {
  const t = useTranslations('storeDesk');
  const deciding = useMutation<unknown, ApiError, Body>({ mutationFn: decide, onSettled: untilReread });
  const wordsOf = (error: ApiError) => (error.error === 'status_changed' ? t('changed') : error.message);
  return { deciding, wordsOf };
}
