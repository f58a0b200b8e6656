'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type StoreClosing, storeClosingQuery } from '#lib/api/store/store-closing.ts';
import { storeProfileQuery } from '#lib/api/store/store-profile.ts';

/** Puts an answer where the page reads it; what else says how the store stands is read anew. */
export function useShowClosing() {
  const queries = useQueryClient();
  const { queryKey } = storeClosingQuery();
  const profile = () => queries.invalidateQueries({ queryKey: storeProfileQuery().queryKey });
  return {
    show: (closing: StoreClosing) => {
      queries.setQueryData(queryKey, closing);
      void profile();
    },
    /** Somebody else was quicker. */
    refresh: () => {
      void queries.invalidateQueries({ queryKey });
      void profile();
    },
  };
}
