'use client';

import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { type MessagePreferences, savePreferences } from '#lib/api/messaging/member-inbox.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { type PreferenceChange, withChange } from './preference-change.ts';

const mutationKey = ['message-preferences'];

/**
 * Saves each change at once, one after the other, and shows it before it is saved. When one is refused, what the server
 * holds is read again.
 */
export function usePreferences() {
  const queries = useQueryClient();
  const { queryKey } = apiQuery('/api/message/preferences');
  const isSaving = useIsMutating({ mutationKey }) > 0;
  const { mutate, isSuccess } = useMutation({
    mutationKey,
    scope: { id: 'message-preferences' },
    mutationFn: (change: PreferenceChange) => savePreferences(change),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<MessagePreferences>(queryKey, (before) => before && withChange(before, change));
    },
    // An answer knows nothing of a change that still waits for its turn.
    onSuccess: (saved) => {
      if (queries.isMutating({ mutationKey }) === 1) queries.setQueryData(queryKey, saved);
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  return { save: mutate, isSaving, isSaved: isSuccess && !isSaving };
}
