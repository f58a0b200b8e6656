'use client';

import { useTranslations } from 'next-intl';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { TimelinePanel } from '../../member/detail/timeline-panel.tsx';

/** The same that customers read; reasons speak of customers here, not to them. */
export function SellerTimeline({ order: { timeline } }: { order: SellerOrderDetail }) {
  const t = useTranslations('ordersStore.detail');
  const closeReason = (reason: string) => {
    const key = `closeReasons.${reason}`;
    return t.has(key as 'closeReasons.fraud') ? t(key as 'closeReasons.fraud') : undefined;
  };
  return <TimelinePanel timeline={timeline} closeReason={closeReason} />;
}
