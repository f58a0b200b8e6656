'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { caseQuery } from '#lib/api/aftersales/member-cases.ts';
import { followMessages } from '#lib/api/messaging/live-messages.ts';

/** Reads the page of a request anew when a message about after-sales comes in: an answer, an offer, a refund. */
export function useFollowCase(no: string): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      followMessages((message) => {
        if (message.event !== 'message' || message.data.category !== 'aftersale') return;
        void queries.invalidateQueries({ queryKey: caseQuery(no).queryKey });
      }),
    [queries, no],
  );
}
