'use client';

import { useTranslations } from 'next-intl';
import { TimeLeft, useSecondsLeft } from '#components/ui/facts/time-left.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from '../../order-deadline.module.css';

/** Who must act by when; nothing where no clock runs. */
export function SellerDeadline({ order: { deadline, actions } }: { order: SellerOrderDetail }) {
  if (!deadline) return null;
  return <Running deadline={deadline} isOwn={deadline.key === 'accept' && actions.includes('accept')} />;
}

interface RunningProps {
  deadline: NonNullable<SellerOrderDetail['deadline']>;
  isOwn: boolean;
}

function Running({ deadline: { key, time }, isOwn }: RunningProps) {
  const t = useTranslations('ordersStore.detail.deadline');
  // What else runs out is carried on by the shop; what was to be shipped is late.
  const isLate = useSecondsLeft(time) === 0 && key === 'ship';
  return (
    <p
      className={`text-ink-2 text-14 ${styles.deadline}`}
      data-own={isOwn ? '' : undefined}
      data-late={isLate ? '' : undefined}
    >
      <Unbroken>{t(isOwn ? 'acceptOwn' : key, { time: formatTime(time, '', 'yyyy-mm-dd hh:MM') })}</Unbroken>{' '}
      <strong>
        <TimeLeft until={time} />
      </strong>
    </p>
  );
}
