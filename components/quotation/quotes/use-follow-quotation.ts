'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followMessages } from '#lib/api/live-messages.ts';
import { quotationMessagesQuery, quotationQuery } from '#lib/api/quotations.ts';

/** Reads a quotation anew when a message of its kind comes in: an offer, an answer, a deadline. */
export function useFollowQuotation(no: string): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      followMessages((message) => {
        if (message.event !== 'message' || message.data.category !== 'quote') return;
        void queries.invalidateQueries({ queryKey: quotationQuery(no).queryKey });
        void queries.invalidateQueries({ queryKey: quotationMessagesQuery(no).queryKey });
      }),
    [queries, no],
  );
}
