'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isPhone, payAddress } from '#components/ui/pay/pay-address.ts';
import { leaveFor } from '#components/ui/use-navigation.ts';
import { useWishKey } from '#components/ui/use-wish-key.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { type CheckoutGroup, orderGroupQuery, type PayChannel, payOrder } from '#lib/api/order-pay.ts';
import { readsOfOrder } from '#lib/api/orders.ts';
import { withDecimals } from '#lib/utils/amount.ts';
import { findAttempt } from './attempt.ts';
import { canMix, firstChannel, mostFromBalance, restOf } from './pay-choice.ts';

/** The chosen way to pay, and paying by it. */
export function usePay(group: CheckoutGroup) {
  const [channel, setChannel] = useState<PayChannel | undefined>(() => firstChannel(group));
  const [isMixed, setMixed] = useState(false);
  const [part, setPart] = useState(() => mostFromBalance(group));
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useBegin(group);
  const isMixable = canMix(group, channel);
  const rest = isMixable && isMixed ? restOf(group, part) : undefined;
  const isPartMissing = isMixable && isMixed && rest === undefined;
  const pay = () => {
    setAsked(true);
    if (channel && !isPartMissing) mutate({ channel, balance_amount: rest && withDecimals(part) });
  };
  const fault = error instanceof ApiError && error.status === 200 ? error.message : undefined;
  const isPartWrong = isAsked && isPartMissing;
  return { channel, setChannel, isMixable, isMixed, setMixed, part, setPart, isPartWrong, rest, pay, isPending, fault };
}

export type PayChoice = ReturnType<typeof usePay>;

/** Begins a payment once; a provider's page follows at once. What changed meanwhile is shown. */
function useBegin(group: CheckoutGroup) {
  const queries = useQueryClient();
  const keyOf = useWishKey();
  const { queryKey } = orderGroupQuery(group.no);
  return useMutation({
    mutationFn: (way: { channel: PayChannel; balance_amount: string | undefined }) => {
      const body = { no: group.no, ...way };
      // After an attempt that came to nothing the same way is another wish.
      return payOrder(body, keyOf({ ...body, after: group.payments.length }));
    },
    onSuccess: (answer) => {
      queries.setQueryData(queryKey, answer);
      for (const path of readsOfOrder) {
        if (path !== '/api/order/group') void queries.invalidateQueries({ queryKey: [path] });
      }
      const outside = findAttempt(answer)?.outside;
      const address = outside?.channel !== 'sandbox' && outside && payAddress(outside, isPhone());
      if (address) leaveFor(address);
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
