'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { leaveFor } from '#components/ui/hooks/use-navigation.ts';
import { useRequestKey } from '#components/ui/hooks/use-request-key.ts';
import { isPhone, payAddress } from '#components/ui/pay/pay-address.ts';
import { type CheckoutGroup, type PayChannel, payOrder } from '#lib/api/orders/member-pay.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { withDecimals } from '#lib/utils/amount.ts';
import { findAttempt } from './attempt.ts';
import { canMix, firstChannel, mostFromBalance, restOf } from './pay-choice.ts';

interface Way {
  channel: PayChannel;
  balance_amount: string | undefined;
}

/** What the shop asks for before the balance pays, by the name that the group gives it. */
type Proof = Partial<Record<CheckoutGroup['balance_proof'], string>>;

/** The chosen payment method, and paying by it. */
export function usePay(group: CheckoutGroup) {
  const [channel, setChannel] = useState<PayChannel | undefined>(() => firstChannel(group));
  const [isMixed, setMixed] = useState(false);
  const [part, setPart] = useState(() => mostFromBalance(group));
  const [isRequested, setPending] = useState(false);
  const [isProving, setProving] = useState(false);
  const { mutate, isPending, error, reset } = useBegin(group);
  const stopProving = () => {
    setProving(false);
    reset();
  };
  const isMixable = canMix(group, channel);
  const rest = isMixable && isMixed ? restOf(group, part) : undefined;
  const isPartMissing = isMixable && isMixed && rest === undefined;
  const fromBalance = channel === 'balance' ? group.due : rest && withDecimals(part);
  const send = (proof: Proof) =>
    channel && mutate({ channel, balance_amount: rest && withDecimals(part), ...proof }, { onSuccess: stopProving });
  const pay = () => {
    setPending(true);
    if (!channel || isPartMissing) return;
    if (fromBalance) setProving(true);
    else send({});
  };
  const refusal = error instanceof ApiError && error.status === 200 ? error : undefined;
  const atProof = refusal?.fields[group.balance_proof];
  const fault = isProving ? undefined : refusal?.message;
  const proving = {
    isOpen: isProving,
    amount: fromBalance ?? '',
    fault: atProof ?? refusal?.message,
    send: (text: string) => send({ [group.balance_proof]: text }),
    close: stopProving,
  };
  const isPartWrong = isRequested && isPartMissing;
  const mix = { isMixable, isMixed, setMixed, part, setPart, isPartWrong, rest };
  return { channel, setChannel, ...mix, pay, proving, isPending, fault };
}

export type PayChoice = ReturnType<typeof usePay>;

/** Begins a payment once; a provider's page follows at once. What changed meanwhile is shown. */
function useBegin(group: CheckoutGroup) {
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  const { queryKey } = apiQuery('/api/order/group', { no: group.no });
  return useMutation({
    mutationFn: ({ channel, balance_amount, ...proof }: Way & Proof) => {
      const input = { no: group.no, channel, balance_amount };
      // After an attempt that came to nothing the same way is another request; how it is proven makes it no other.
      return payOrder({ ...input, ...proof }, keyOf({ ...input, after: group.payments.length }));
    },
    onSuccess: (answer) => {
      queries.setQueryData(queryKey, answer);
      const outside = findAttempt(answer)?.outside;
      const address = outside?.channel !== 'sandbox' && outside && payAddress(outside, isPhone());
      if (address) leaveFor(address);
    },
  });
}
