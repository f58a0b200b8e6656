'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followMessages } from '#lib/api/messaging/live-messages.ts';
import { waitingQuery } from '#lib/api/store/member-waiting.ts';
import type { MemberMenuItem } from '#lib/routes/member-menu.ts';

/** What others do shows by itself after this time, where no message tells of it. */
const refreshMs = 60_000;
const none: ReadonlyMap<string, number> = new Map();

/**
 * How much waits behind each entry of the menu: asked now and then, and whenever a message comes; what the member does
 * names it among the reads that it makes old. Who has no back office asks once, and again with a message.
 */
export function useWaiting(menus: readonly MemberMenuItem[]): ReadonlyMap<string, number> {
  const queries = useQueryClient();
  const { data } = useQuery({
    ...waitingQuery(),
    refetchInterval: hasBackOffice(menus) && refreshMs,
    refetchOnWindowFocus: true,
  });
  useEffect(() => {
    const ask = () => void queries.invalidateQueries({ queryKey: waitingQuery().queryKey });
    return followMessages(({ event }) => {
      if (event === 'message') ask();
    });
  }, [queries]);
  return data ? new Map(data.list.map(({ page, count }) => [page, count])) : none;
}

const hasBackOffice = (menus: readonly MemberMenuItem[]): boolean =>
  menus.some(({ href, children }) => /^\/user\/(?:desk|store)\//.test(href ?? '') || hasBackOffice(children));
