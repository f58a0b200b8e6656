'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readsOfMoney } from '#lib/api/wallet/desk-money.ts';

/**
 * A decision about money. Whether it succeeds or somebody was faster, the lists are read anew before it counts as over:
 * the row has left by then.
 */
export function useMoneyMove<Body>(send: (body: Body) => Promise<unknown>) {
  const queries = useQueryClient();
  const readAnew = () => Promise.all(readsOfMoney.map((path) => queries.invalidateQueries({ queryKey: [path] })));
  return useMutation({ mutationFn: send, onSettled: readAnew });
}
