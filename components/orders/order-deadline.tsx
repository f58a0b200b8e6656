'use client';

import { useTranslations } from 'next-intl';
import { TimeLeft } from '#components/ui/facts/time-left.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { OrderSummary } from '#lib/api/orders/member-orders.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './order-deadline.module.css';

/** Whose turn it is and until when; nothing where no clock runs. */
export function OrderDeadline({ order }: { order: Pick<OrderSummary, 'deadline' | 'aftersale_status'> }) {
  const t = useTranslations('orders.deadline');
  const { deadline, aftersale_status: aftersale } = order;
  if (!deadline) return null;
  // An open request holds the clocks: nothing happens to the order meanwhile.
  if (aftersale === 'open' && deadline.time === null)
    return <p className={`text-ink-2 text-14 ${styles.deadline}`}>{t('paused')}</p>;
  const { key, time, actor } = deadline;
  if (time === null) return <p className={`text-ink-2 text-14 ${styles.deadline}`}>{t(`${key}.open`)}</p>;
  return (
    <p className={`text-ink-2 text-14 ${styles.deadline}`} data-own={actor === 'you' ? '' : undefined}>
      <Unbroken>{t(`${key}.timed`, { time: formatTime(time, '', 'yyyy-mm-dd hh:MM') })}</Unbroken>{' '}
      <strong>
        <TimeLeft until={time} />
      </strong>
    </p>
  );
}
