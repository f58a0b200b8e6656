'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelPayment, orderGroupQuery } from '#lib/api/orders/member-pay.ts';

/** Gives the open attempt up: a way can be chosen again. */
export function useGivingUp(no: string) {
  const queries = useQueryClient();
  const { queryKey } = orderGroupQuery(no);
  return useMutation({
    mutationFn: () => cancelPayment(no),
    onSuccess: (group) => queries.setQueryData(queryKey, group),
  });
}
