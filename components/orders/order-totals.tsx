'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from './order-totals.module.css';
import { type Totals, totalRows } from './total-rows.ts';

interface OrderTotalsProps {
  totals: Totals;
  /** The sum stands elsewhere, larger. */
  isSumElsewhere?: boolean;
  /** Something is sent: that it costs no freight is worth saying. */
  isShipped: boolean;
}

/** The parts an amount is made of, and their sum. */
export function OrderTotals({ totals, isSumElsewhere = false, isShipped }: OrderTotalsProps) {
  const t = useTranslations('orders.totals');
  const locale = useLocale();
  const rows = totalRows(totals).filter(({ key, amount }) => {
    if (key === 'payable') return !isSumElsewhere;
    return key !== 'freight' || isShipped || amount !== '0.00';
  });
  return (
    <dl className={`stack-8 text-14 ${styles.totals}`}>
      {rows.map(({ key, amount }) => (
        <div key={key} data-key={key}>
          <dt>{t(key)}</dt>
          <dd>{key === 'freight' && amount === '0.00' ? t('free') : formatMoney(locale, amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
