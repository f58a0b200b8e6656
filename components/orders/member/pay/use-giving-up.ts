'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelPayment } from '#lib/api/orders/member-pay.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';

/** Gives the open attempt up: a way can be chosen again. */
export function useGivingUp(no: string) {
  const queries = useQueryClient();
  const { queryKey } = apiQuery('/api/order/group', { no });
  return useMutation({
    mutationFn: () => cancelPayment(no),
    onSuccess: (group) => queries.setQueryData(queryKey, group),
  });
}
