'use client';

import { useQuery } from '@tanstack/react-query';
import { poolNewsQuery } from '#lib/api/orders/store-orders.ts';

interface ReadPool {
  list: readonly { no: string }[];
  /** When it was read. */
  time: number;
}

interface PoolNews {
  gone: ReadonlySet<string>;
  fresh: number;
}

const everyMs = 5000;

/**
 * What became of the shown orders, asked for every few seconds while the page is looked at. The list itself stays as it
 * is: nothing moves under a finger that is about to press.
 */
export function usePoolNews(pool: ReadPool | undefined, filter: object): PoolNews {
  const nos = (pool?.list ?? []).map(({ no }) => no).join(',');
  const { data } = useQuery({
    ...poolNewsQuery({ ...filter, nos, since: pool?.time ?? 0 }),
    enabled: pool !== undefined,
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
  return { gone: new Set(data?.gone), fresh: data?.fresh ?? 0 };
}
