'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import type { OrderPreview } from '#lib/api/orders/member-orders.ts';
import { workingDayAfter } from '#lib/delivery/working-days.ts';
import { formatDay } from '#lib/i18n/day.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { OrderLineRow } from '../../order-line-row.tsx';
import styles from './checkout.module.css';

/** What is ordered, a section for each way of delivery: each becomes an order of its own. */
export function CheckoutGroups({ preview: { orders, problems } }: { preview: OrderPreview }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  return orders.map(({ fulfilment, lines, freight, arrival_days: days }, index) => (
    <Panel
      // biome-ignore lint/suspicious/noArrayIndexKey: several orders may be delivered alike
      key={`${fulfilment}-${index}`}
      title={t(`fulfilment.${fulfilment}`)}
      text={t(`fulfilmentText.${fulfilment}`)}
      isFlush
    >
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <OrderLineRow line={line} problem={problems[line.id]} />
          </li>
        ))}
      </ul>
      {fulfilment === 'ship' && (
        <p className={styles.freight}>
          {t('totals.freight')} <strong>{isFree(freight) ? t('totals.free') : formatMoney(locale, freight)}</strong>
        </p>
      )}
      {days !== null && <Arrival days={days} />}
    </Panel>
  ));
}

/** The day by the very function of the product page. */
function Arrival({ days }: { days: number }) {
  const t = useTranslations('orders.arrival');
  const locale = useLocale();
  return (
    <p className={styles.freight}>
      {t('earliest')} <strong>{formatDay(locale, workingDayAfter(Date.now(), days))}</strong>{' '}
      <small>{t('terms', { days })}</small>
    </p>
  );
}

const isFree = (freight: string) => freight === '0.00';
