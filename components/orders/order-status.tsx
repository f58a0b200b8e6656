'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { type StatusFacts, statusKey, statusTone } from './status-words.ts';

/** How far an order is, in words that fit how it is delivered. */
export function OrderStatusChip({ order }: { order: StatusFacts }) {
  const t = useTranslations('orders.status');
  return <Chip tone={statusTone(order)}>{t(statusKey(order))}</Chip>;
}
