'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followMessages } from '#lib/api/messaging/live-messages.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';

/** Reads the page of a request anew when a message about after-sales comes in: an answer, an offer, a refund. */
export function useFollowCase(no: string): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      followMessages((message) => {
        if (message.event !== 'message' || message.data.category !== 'aftersale') return;
        void queries.invalidateQueries({ queryKey: apiQuery('/api/aftersale/info', { no }).queryKey });
      }),
    [queries, no],
  );
}
