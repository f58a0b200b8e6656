'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';
import type { CheckoutSource } from '#lib/api/orders/member-orders.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

/** Confirms an order: of the basket, of one product, or of an offer. */
export function CheckoutScreen({ what }: { what: CheckoutSource | undefined }) {
  const t = useTranslations('orders.checkout');
  // What was typed before, and the address in use, only this browser knows.
  const isHere = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (!what) {
    const back = { href: orderPaths.basket, label: t('toBasket') };
    return <MissingRecord heading={t('title')} title={t('nothing')} text={t('nothingText')} back={back} />;
  }
  return isHere ? <CheckoutForm what={what} /> : <CheckoutSkeleton />;
}

const subscribeToNothing = () => () => undefined;
