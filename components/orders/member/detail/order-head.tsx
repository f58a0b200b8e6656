'use client';

import { useLocale, useTranslations } from 'next-intl';
import { RecordHead } from '#components/ui/facts/record-head.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { OrderDetail } from '#lib/api/orders/member-orders.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { OrderDeadline } from '../../order-deadline.tsx';
import { statusKey } from '../../status-words.ts';
import { OrderActions } from '../actions/order-actions.tsx';
import { OrderAftersale } from '../aftersales/order-aftersale.tsx';
import styles from './order.module.css';
import { OrderProgress } from './order-progress.tsx';
import { whereMoneyIs } from './where-money-is.ts';

/** How far it is in words, what comes next, and until when. */
export function OrderHead({ order, onHidden }: { order: OrderDetail; onHidden: () => void }) {
  const t = useTranslations('orders');
  const key = statusKey(order);
  // Who has no store and is past the pool is carried out by the shop itself.
  const isTaken = ['processing', 'shipped', 'received', 'completed'].includes(order.status);
  const { close_reason: reason, create_time, store_name, payment_status } = order;
  return (
    <Panel>
      <RecordHead
        title={t(`status.${key}`)}
        text={
          <>
            <p>
              {reason ? t(`closeReasons.${reason}`) : t(`statusText.${key}`)}
              {payment_status === 'partially_paid' && ` ${t('detail.depositPaid')}`}
            </p>
            <MoneyPlaces order={order} />
          </>
        }
      >
        <OrderDeadline order={order} />
        <OrderAftersale order={order} isUntilSaid />
        <OrderActions order={order} onHidden={onHidden} />
      </RecordHead>
      <OrderProgress order={order} />
      <dl className={`${styles.facts} ${styles.headFacts}`}>
        <Fact label={t('detail.placed')} value={formatTime(create_time, '', 'yyyy-mm-dd hh:MM')} />
        <Fact label={t('detail.source')} value={t(`sources.${order.source}`)} />
        <Fact label={t('detail.store')} value={store_name ?? t(isTaken ? 'detail.platform' : 'detail.noStore')} />
      </dl>
    </Panel>
  );
}

/** Of a closed order the first question is where the money is. */
function MoneyPlaces({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.whereMoney');
  const channels = useTranslations('ui.channels');
  const locale = useLocale();
  return whereMoneyIs(order).map((place) => {
    if (place.key === 'nothingPaid') return <p key={place.key}>{t('nothingPaid')}</p>;
    if (place.key === 'points') return <p key={place.key}>{t('points', { points: place.points })}</p>;
    const { key, channel } = place;
    const way = findWords(channels, channel) ?? '';
    return <p key={`${key} ${channel}`}>{t(key, { amount: formatMoney(locale, place.amount), way })}</p>;
  });
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        <Unbroken>{value}</Unbroken>
      </dd>
    </div>
  );
}
