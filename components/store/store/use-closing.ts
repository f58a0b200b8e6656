'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type StoreClosing, storeClosingQuery } from '#lib/api/store/store-closing.ts';

/** Puts an answer where the page reads it. */
export function useShowClosing(): (closing: StoreClosing) => void {
  const queries = useQueryClient();
  return (closing) => queries.setQueryData(storeClosingQuery().queryKey, closing);
}
