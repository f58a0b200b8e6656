'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { StoreClosing } from '#lib/api/store/store-closing.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';

/** Puts an answer where the page reads it. */
export function useShowClosing(): (closing: StoreClosing) => void {
  const queries = useQueryClient();
  return (closing) => queries.setQueryData(apiQuery('/api/store/closing').queryKey, closing);
}
