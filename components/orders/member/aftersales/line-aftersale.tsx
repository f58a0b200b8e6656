'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { OrderSummary } from '#lib/api/orders/member-orders.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import { CaseLink } from './case-link.tsx';
import { lineAftersale } from './line-cases.ts';

/** Below a line of an order: the request it is in, and the way to make one. */
export function LineAftersale({ order, lineId, name }: { order: OrderSummary; lineId: number; name: string }) {
  const t = useTranslations('orders.aftersales');
  const { latest, canApply } = lineAftersale(order, lineId);
  if (!latest && !canApply) return null;
  return (
    <p className="wrap-4-16 items-center text-14">
      {latest && <CaseLink named={latest} fulfilment={order.fulfilment} />}
      {canApply && (
        <PageLink href={orderPaths.apply(order.no, lineId)}>
          {t('apply')}
          <span className="visually-hidden"> {name}</span>
        </PageLink>
      )}
    </p>
  );
}
