'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import { findNewTexts, toShown } from '#lib/api/identity/consents.ts';
import type { AddressRecord } from '#lib/api/identity/member-addresses.ts';
import {
  type CheckoutSource,
  createOrder,
  type OrderChoice,
  type OrderPreview,
} from '#lib/api/orders/member-orders.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { buyerTextNames } from '#lib/contract/orders/buyer-texts.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import { type CheckoutChoices, type checkoutChoices, toOrderChoices } from './checkout-choices.ts';
import { dropDraft } from './stored-draft.ts';
import { useOrderKey } from './use-order-key.ts';

type Choices = z.output<typeof checkoutChoices>;

interface SendOrderOptions {
  what: CheckoutSource;
  /** What the draft is kept under. */
  name: string;
  form: UseFormReturn<CheckoutChoices, unknown, Choices>;
  address: AddressRecord | undefined;
  query: { data: OrderPreview | undefined; refetch: () => Promise<unknown> };
}

/** Old and new total, while the person has not agreed to the new one by sending again. */
interface PriceChange {
  before: string;
  now: string;
}

/** Sends the order once, whatever happens on the way; what is refused is said where it belongs. */
export function useSendOrder({ what, name, form, address, query }: SendOrderOptions) {
  const [change, setChange] = useState<PriceChange>();
  const [outdated, setOutdated] = useState<string>();
  const { keyOf, forget } = useOrderKey(name);
  const leave = useLeave();
  const faultOf = useFault();
  const refuse = (error: unknown, body: OrderChoice) => {
    setChange(priceChange(error, body));
    setOutdated(outdatedWords(error));
    void query.refetch();
    if (!priceChange(error, body) && !outdatedWords(error)) showFailure(error, form.setError, fields);
  };
  const send = form.handleSubmit(async (choices) => {
    const { data: preview } = query;
    const fault = preview && faultOf(preview, address);
    if (!preview || fault) return form.setError('root', { message: fault ?? '' });
    const hasService = preview.orders.some(({ fulfilment }) => fulfilment === 'service');
    const body: OrderChoice = {
      what,
      points: preview.points.used,
      expected_total: preview.payable,
      agreed: toShown(preview.legal_texts ?? []),
      ...(preview.needs_address && address && { address_id: address.id }),
      ...toOrderChoices(choices, hasService),
    };
    // Sent again after a text has changed it is the same order.
    const { agreed, ...order } = body;
    return createOrder(body, keyOf(order)).then(
      ({ no }) => {
        forget();
        dropDraft(name);
        leave(no);
      },
      (error) => refuse(error, body),
    );
  });
  return { send, change, outdated };
}

const fields = [...buyerTextNames, 'invoice.title', 'invoice.tax_no', 'invoice.email'] as const;

function priceChange(error: unknown, { expected_total }: OrderChoice): PriceChange | undefined {
  if (!(error instanceof ApiError) || error.error !== 'price_changed') return undefined;
  const { total } = error.data as { total?: string };
  return total ? { before: expected_total, now: total } : undefined;
}

/** That a legal text is another one than the one that was shown: it stands beside its link. */
const outdatedWords = (error: unknown): string | undefined =>
  error instanceof ApiError && findNewTexts(error) ? error.message : undefined;

/** What stands in the way, before anything is sent. */
function useFault() {
  const t = useTranslations('orders.checkout');
  return (preview: OrderPreview, address: AddressRecord | undefined): string | undefined => {
    if (preview.needs_address && !address) return t('addressMissing');
    return Object.keys(preview.problems).length > 0 ? t('problemsFirst') : undefined;
  };
}

/** On to the payment, in the place of this page: Back must not order twice. */
function useLeave(): (no: string) => void {
  const navigation = useNavigation();
  return (no) => navigation.replace(orderPaths.pay(no));
}
