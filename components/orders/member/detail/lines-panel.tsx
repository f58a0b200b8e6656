'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import type { OrderDetail, OrderLine } from '#lib/api/orders/member-orders.ts';
import { OrderLineRow } from '../../order-line-row.tsx';
import { OrderTotals } from '../../order-totals.tsx';
import { LineAftersale } from '../aftersales/line-aftersale.tsx';
import styles from './order.module.css';

/** What was ordered, and what it adds up to. */
export function LinesPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.detail');
  return (
    <Panel title={t('lines')} isFlush>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id} className={styles.row}>
            <OrderLineRow line={line}>
              <LineFacts line={line} />
              <LineAftersale order={order} lineId={line.id} name={line.name} />
            </OrderLineRow>
          </li>
        ))}
      </ul>
      <div className={styles.totals}>
        <OrderTotals totals={order} isShipped={order.fulfilment === 'ship'} />
      </div>
    </Panel>
  );
}

/** How much of it was sent, and given back, while that is not all or nothing. */
function LineFacts({ line: { qty, shipped_qty: sent, refunded_qty: back } }: { line: OrderLine }) {
  const t = useTranslations('orders.line');
  const format = useFormatter();
  const isPartlySent = sent > 0 && sent < qty;
  if (!isPartlySent && back === 0) return null;
  return (
    <p className="wrap-12 text-primary">
      {isPartlySent && <span>{t('sent', { sent: format.number(sent), qty: format.number(qty) })}</span>}
      {back > 0 && <span>{t('back', { back: format.number(back) })}</span>}
    </p>
  );
}
