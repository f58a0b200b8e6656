'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { OrderLine, OrderSummary } from '#lib/api/orders/member-orders.ts';
import { formatTime } from '#lib/i18n/date.ts';
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
  const { no, lines, create_time, store_name } = order;
  const more = lines.length - shownLines;
  return (
    <article className={styles.card} aria-labelledby={`order-${no}`}>
      <header className={styles.head}>
        <h2 id={`order-${no}`}>
          <PageLink href={orderPaths.order(no)}>{no}</PageLink>
        </h2>
        <span>
          <Unbroken>{formatTime(create_time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
        </span>
        {store_name && <span className="wrap-anywhere">{store_name}</span>}
        <OrderStatusChip order={order} />
      </header>
      <div className={styles.body}>
        <ul className="stack-12 min-w-0">
          {lines.slice(0, shownLines).map((line) => (
            <li key={line.id}>
              <Line line={line} href={orderPaths.order(no)} />
            </li>
          ))}
          {more > 0 && (
            <li className="text-14">
              <PageLink href={orderPaths.order(no)}>{t('more', { count: more })}</PageLink>
            </li>
          )}
        </ul>
        <Amounts order={order} />
      </div>
      <footer className={styles.foot}>
        <div className={`stack-4 ${styles.state}`}>
          <OrderDeadline order={order} />
          <OrderAftersale order={order} />
        </div>
        <OrderActions order={order} isInList />
      </footer>
    </article>
  );
}

function Line({ line, href }: { line: OrderLine; href: string }) {
  const t = useTranslations('orders.line');
  const format = useFormatter();
  return (
    <div className={styles.line}>
      <span>
        <Picture picture={line.picture} sizes="56px" isDecorative className={styles.picture ?? ''} />
      </span>
      <div>
        <p className="font-semibold wrap-anywhere">
          <PageLink href={href} className={styles.link}>
            {line.name}
          </PageLink>
        </p>
        <p className={styles.spec}>
          {[line.spec_text, t('count', { qty: format.number(line.qty) })].filter(Boolean).join(' ')}
        </p>
      </div>
    </div>
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
