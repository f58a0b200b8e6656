import { useEffect, useState } from 'react';
import { followMessages } from './live-messages.ts';

/** How many messages of the member are unread, as the server tells it live; 0 until it has, and without live messages. */
export function useUnreadCount(): number {
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      followMessages(({ event, data }) => {
        if (event === 'unread') setCount(data.total);
      }),
    [],
  );
  return count;
}
