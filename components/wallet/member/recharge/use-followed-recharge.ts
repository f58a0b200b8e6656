'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Recharge, rechargeQuery } from '#lib/api/payments/recharges.ts';
import { pollDelay } from './poll-delay.ts';

/** A recharge that is asked for again, ever more rarely, while it is open; what it changes is read anew once it is over. */
export function useFollowedRecharge(no: string) {
  const query = useQuery({
    ...rechargeQuery(no),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data ? pollDelay(data, dataUpdateCount + errorUpdateCount) : false,
    // Back from the bank's page or app: the answer is wanted now.
    refetchOnWindowFocus: ({ state: { data } }) => (data && pollDelay(data, 1) ? 'always' : false),
  });
  useRefreshAfter(query.data?.status);
  return query;
}

function useRefreshAfter(status: Recharge['status'] | undefined): void {
  const queries = useQueryClient();
  const last = useRef(status);
  useEffect(() => {
    const before = last.current;
    last.current = status;
    if (!before || before === status) return;
    // No call of this page says that the bank has paid: everything else that is shown is read anew.
    void queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => path !== rechargeQuery('').queryKey[0] });
  }, [status, queries]);
}
