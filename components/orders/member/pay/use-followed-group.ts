'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CheckoutGroup } from '#lib/api/orders/member-pay.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { askAgainIn, findAttempt } from './attempt.ts';

const wholeGroupInMs = 15_000;

/**
 * What is to be paid, and how far that is. While an attempt is open the server is asked whether it is paid, ever more
 * rarely, and not at all while nobody looks; coming back from a provider's page asks at once. Nothing else decides.
 */
export function useFollowedGroup(no: string) {
  const query = useQuery({
    ...apiQuery('/api/order/group', { no }),
    refetchInterval: ({ state: { data } }) => (data && findAttempt(data) ? wholeGroupInMs : false),
    refetchOnWindowFocus: ({ state: { data } }) => (data && findAttempt(data) ? 'always' : true),
  });
  const attempt = query.data && findAttempt(query.data);
  const { data: status } = useQuery({
    ...apiQuery('/api/order/payStatus', { no }),
    enabled: attempt !== undefined,
    staleTime: 0,
    refetchInterval: ({ state: { dataUpdateCount, errorUpdateCount } }) =>
      attempt ? askAgainIn(attempt, dataUpdateCount + errorUpdateCount) : false,
  });
  const { refetch } = query;
  const { status: known, paid } = query.data ?? {};
  const hasChanged = attempt && status && (status.status !== known || status.paid !== paid);
  useEffect(() => {
    if (hasChanged) void refetch();
  }, [hasChanged, refetch]);
  useRefreshAfter(query.data);
  return query;
}

/** Once a payment is through, which no call of this page says, everything else that is shown is read anew. */
function useRefreshAfter(group: CheckoutGroup | undefined): void {
  const queries = useQueryClient();
  const paid = group?.paid;
  const last = useRef(paid);
  useEffect(() => {
    const before = last.current;
    last.current = paid;
    if (before === undefined || before === paid) return;
    void queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => path !== '/api/order/group' });
  }, [paid, queries]);
}
