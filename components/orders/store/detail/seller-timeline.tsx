'use client';

import { useTranslations } from 'next-intl';
import type { OperatorOrderDetail } from '#lib/api/orders/desk-orders.ts';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { TimelinePanel } from '../../member/detail/timeline-panel.tsx';
import { RequestTrace } from './request-trace.tsx';

interface SellerTimelineProps {
  order: SellerOrderDetail;
  /** Operators see as well which request it was. */
  operated?: OperatorOrderDetail | undefined;
}

/** The same that customers read; reasons speak of customers here, not to them. */
export function SellerTimeline({ order: { timeline }, operated }: SellerTimelineProps) {
  const t = useTranslations('ordersStore.detail');
  const closeReason = (reason: string) => findWords(t, `closeReasons.${reason}`);
  const requests = operated?.timeline.map((entry) => entry.request_id);
  const traceOf = (index: number) => requests?.[index] && <RequestTrace id={requests[index]} />;
  return <TimelinePanel timeline={timeline} closeReason={closeReason} traceOf={traceOf} />;
}
