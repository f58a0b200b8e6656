'use client';

import { useTranslations } from 'next-intl';
import { TimeLeft } from '#components/ui/time-left.tsx';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from '../../order-deadline.module.css';

/** Who must act by when; nothing where no clock runs. */
export function SoldDeadline({ order: { deadline, actions } }: { order: SellerOrderDetail }) {
  const t = useTranslations('ordersStore.detail.deadline');
  if (!deadline) return null;
  const { key, time } = deadline;
  const isOwn = key === 'accept' && actions.includes('accept');
  return (
    <p className={styles.deadline} data-own={isOwn ? '' : undefined}>
      {t(isOwn ? 'acceptOwn' : key, { time: formatTime(time, '', 'yyyy-mm-dd hh:MM') })}{' '}
      <strong>
        <TimeLeft until={time} />
      </strong>
    </p>
  );
}
