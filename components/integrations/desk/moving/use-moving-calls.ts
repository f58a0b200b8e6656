import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { MovingDetail } from '#lib/api/integrations/desk-moving.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';

/** A call that answers the import anew, which is shown at once. */
export function useMovingCall<Input = void>(
  call: (input: Input) => Promise<MovingDetail>,
): UseMutationResult<MovingDetail, Error, Input> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (next) => queries.setQueryData(apiQuery('/api/operator/moving/info', { id: next.id }).queryKey, next),
  });
}

/** What to say of a call that was refused or got no answer. */
export function useFailureText(): (error: unknown) => string | undefined {
  const t = useTranslations('ui');
  return (error) => {
    if (!error) return undefined;
    const [field] = error instanceof ApiError ? Object.values(error.fields) : [];
    const said = error instanceof ApiError ? error.message : '';
    return field || said || t('failed.text');
  };
}

/** What the server says of a field; undefined for nothing. */
export const faultAt = (error: unknown, field: string): { type: 'server'; message: string } | undefined => {
  const message = error instanceof ApiError ? error.fields[field] : undefined;
  return message ? { type: 'server', message } : undefined;
};
