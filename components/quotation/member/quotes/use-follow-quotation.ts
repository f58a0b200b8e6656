'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followMessages } from '#lib/api/messaging/live-messages.ts';
import type { AnyApiQuery } from '#lib/api/transport/queries.ts';

/** Reads what a page shows of a quotation anew when a message of its kind comes in: an offer, an answer, a deadline. */
export function useFollowQuotation(reads: readonly AnyApiQuery[]): void {
  const queries = useQueryClient();
  const keys = JSON.stringify(reads.map(({ queryKey }) => queryKey));
  useEffect(
    () =>
      followMessages((message) => {
        if (message.event !== 'message' || message.data.category !== 'quote') return;
        for (const queryKey of JSON.parse(keys)) void queries.invalidateQueries({ queryKey });
      }),
    [queries, keys],
  );
}
