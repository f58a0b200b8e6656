'use client';

import { useMutation } from '@tanstack/react-query';
import { untilReread } from '#lib/api/transport/stale-reads.ts';

/**
 * A decision about money. Whether it succeeds or somebody was faster, the lists are read anew before it counts as over:
 * the row has left by then.
 */
export function useMoneyMove<Body>(send: (body: Body) => Promise<unknown>) {
  return useMutation({ mutationFn: send, onSettled: untilReread });
}
