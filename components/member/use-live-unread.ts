'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followMessages } from '#lib/api/messaging/live-messages.ts';
import { unreadQuery } from '#lib/api/messaging/member-inbox.ts';

/** Keeps the number of unread messages as the server tells it, on every page of the member centre. */
export function useLiveUnread(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      followMessages(({ event, data }) => {
        if (event === 'unread') queries.setQueryData(unreadQuery().queryKey, data);
      }),
    [queries],
  );
}
