'use client';

import { useTranslations } from 'next-intl';
import { ProgressList } from '#components/ui/facts/progress-list.tsx';
import type { OrderDetail } from '#lib/api/orders/member-orders.ts';
import { type ProgressStep, progressSteps } from './progress-steps.ts';

/** The way of the order; the words of a step fit how it is delivered. */
export function OrderProgress({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.steps');
  const titleOf = ({ name }: ProgressStep) =>
    name === 'shipped' || name === 'received' ? t(`${name}.${order.fulfilment}`) : t(name);
  const steps = progressSteps(order).map((step) => ({
    ...step,
    title: titleOf(step),
    stateName: t(`states.${step.state}`),
  }));
  return <ProgressList label={t('label')} steps={steps} />;
}
