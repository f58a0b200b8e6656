'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { CheckoutGroup } from '#lib/api/orders/member-pay.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';

/** Cancelled, or nobody paid in time; the order itself says which, and can be ordered again. */
export function PayClosed({ group }: { group: CheckoutGroup }) {
  const t = useTranslations('orders.pay.closed');
  const [first] = group.orders;
  return (
    <Panel>
      <EmptyState title={t('title')} text={t('text')}>
        <ButtonLink href={first ? orderPaths.order(first.no) : orderPaths.list}>{t('order')}</ButtonLink>
        <ButtonLink look="secondary" href={orderPaths.list}>
          {t('orders')}
        </ButtonLink>
      </EmptyState>
    </Panel>
  );
}
