'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import type { OperatorOrderDetail } from '#lib/api/orders/desk-orders.ts';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from '../../member/detail/order.module.css';
import { OrderTotals } from '../../order-totals.tsx';
import { incomeRows, paymentRows } from './money-rows.ts';
import own from './seller-money.module.css';

interface SellerMoneyProps {
  order: SellerOrderDetail;
  operated: OperatorOrderDetail | undefined;
}

/** What the platform sells itself, and what is about to be given back, leaves no store anything. */
const hasIncome = (order: SellerOrderDetail, operated: OperatorOrderDetail | undefined) => {
  const isClosing = order.close_reason !== null && order.status !== 'closed';
  const isOwn = operated?.store_id === null && operated.accept_time !== null;
  return !isClosing && !isOwn;
};

/** What it costs and what was paid; and what of that is left for who sells. */
export function SellerMoney({ order, operated }: SellerMoneyProps) {
  const t = useTranslations('ordersStore.detail.money');
  const locale = useLocale();
  const income = hasIncome(order, operated) ? incomeRows(order) : [];
  const isSettled = order.status === 'completed';
  const wordsOf = (key: (typeof income)[number]['key']) => {
    if (key === 'commission' && order.commission_bp === null) return t('fees');
    if (key === 'commission') return t(key, { percent: (order.commission_bp ?? 0) / 10_000 });
    return t(key === 'payout' && isSettled ? 'earned' : key);
  };
  return (
    <Panel title={t('title')}>
      <div className={own.money}>
        <div>
          <h3>{t('cost')}</h3>
          <OrderTotals totals={order} isShipped={order.fulfilment === 'ship'} />
          <dl className={styles.sums}>
            {paymentRows(order).map(({ key, amount }) => (
              <div key={key} data-key={key}>
                <dt>{t(key)}</dt>
                <dd>{formatMoney(locale, amount)}</dd>
              </div>
            ))}
          </dl>
        </div>
        {income.length > 0 && (
          <div>
            <h3>{t(operated ? 'storeIncome' : 'income')}</h3>
            <dl className={own.income}>
              {income.map(({ key, amount }) => (
                <div key={key} data-key={key}>
                  <dt>{wordsOf(key)}</dt>
                  <dd>{formatMoney(locale, amount)}</dd>
                </div>
              ))}
            </dl>
            <p className="text-ink-2 text-14 wrap-anywhere">{t(isSettled ? 'settled' : 'expected')}</p>
          </div>
        )}
      </div>
    </Panel>
  );
}
