'use client';

import { useEffect, useState } from 'react';
import { followMessages } from '#lib/api/messaging/live-messages.ts';
import type { MessageRecord } from '#lib/api/messaging/member-inbox.ts';
import type { MessageCategory } from '#lib/contract/messaging/member-inbox.ts';

type Arrival = Pick<MessageRecord, 'id' | 'category'>;

/**
 * How many messages of a category came since the list was shown: those it does not show yet. The list stands still
 * until the person asks for them.
 */
export function useNewMessages(category: MessageCategory | undefined, shown: readonly MessageRecord[]) {
  const [arrived, setArrived] = useState<Arrival[]>([]);
  useEffect(
    () =>
      followMessages((message) => {
        if (message.event === 'message') setArrived((before) => [...before, message.data]);
      }),
    [],
  );
  const known = new Set(shown.map(({ id }) => id));
  const unseen = new Set(arrived.filter((each) => !known.has(each.id) && isOf(category, each)).map(({ id }) => id));
  return { count: unseen.size, forget: () => setArrived([]) };
}

function isOf(category: MessageCategory | undefined, message: Arrival): boolean {
  return category === undefined || message.category === category;
}
