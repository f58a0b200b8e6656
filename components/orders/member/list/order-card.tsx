'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { CardLine, RecordCard } from '#components/lists/record-card.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { OrderSummary } from '#lib/api/orders/member-orders.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import { OrderDeadline } from '../../order-deadline.tsx';
import { OrderStatusChip } from '../../order-status.tsx';
import { OrderActions } from '../actions/order-actions.tsx';
import { OrderAftersale } from '../aftersales/order-aftersale.tsx';
import styles from './orders.module.css';

const shownLines = 3;

/** One order of the list: what, how much, how far, and what can be done now. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const t = useTranslations('orders.list');
  const lineWords = useTranslations('orders.line');
  const format = useFormatter();
  const { no, lines, create_time, store_name } = order;
  const more = lines.length - shownLines;
  const href = orderPaths.order(no);
  return (
    <RecordCard
      no={no}
      href={href}
      time={create_time}
      state={
        <>
          {store_name && <span className="wrap-anywhere">{store_name}</span>}
          <OrderStatusChip order={order} />
        </>
      }
      foot={
        <>
          <div className={`stack-4 ${styles.state}`}>
            <OrderDeadline order={order} />
            <OrderAftersale order={order} />
          </div>
          <OrderActions order={order} isInList />
        </>
      }
    >
      <ul className="stack-12 min-w-0">
        {lines.slice(0, shownLines).map((line) => (
          <li key={line.id}>
            <CardLine line={line} href={href} count={lineWords('count', { qty: format.number(line.qty) })} isMain />
          </li>
        ))}
        {more > 0 && (
          <li className="text-14">
            <PageLink href={href}>{t('more', { count: more })}</PageLink>
          </li>
        )}
      </ul>
      <Amounts order={order} />
    </RecordCard>
  );
}

function Amounts({ order: { payable, refunded, payment_status } }: { order: OrderSummary }) {
  const t = useTranslations('orders.list');
  const locale = useLocale();
  return (
    <div className={styles.amounts}>
      <p className="text-ink text-18 font-bold">{formatMoney(locale, payable)}</p>
      <p>{t(`payment.${payment_status}`)}</p>
      {refunded !== '0.00' && <p>{t('refunded', { amount: formatMoney(locale, refunded) })}</p>}
    </div>
  );
}
