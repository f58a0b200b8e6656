'use client';

import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { CheckoutSource } from '#lib/api/orders/member-orders.ts';
import { readDraft, writeDraft } from './stored-draft.ts';
import { useCheckoutAddress } from './use-checkout-address.ts';
import { useChoicesResolver } from './use-choices-resolver.ts';
import { usePreview } from './use-preview.ts';
import { useSendOrder } from './use-send-order.ts';

/** Everything the page of an order works with: what was filled in, what it costs, and how it is sent. */
export function useCheckout(what: CheckoutSource) {
  const name = JSON.stringify(what);
  const [draft] = useState(() => readDraft(name));
  const [points, setPoints] = useState(draft.points);
  const form = useForm({ resolver: useChoicesResolver(), defaultValues: draft });
  const { address, isKnown } = useCheckoutAddress();
  const query = usePreview({ what, address_id: address?.id, points }, isKnown);
  const values = useWatch({ control: form.control });
  useEffect(() => {
    if (values) writeDraft(name, { ...form.getValues(), points });
  }, [name, values, points, form]);
  const { send, change, outdated } = useSendOrder({ what, name, form, address, query });
  return { form, address, query, points, setPoints, send, change, outdated };
}

export type Checkout = ReturnType<typeof useCheckout>;
