'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useAmounts, useUnits } from '#components/ui/hooks/use-unit-words.ts';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from '../../member/detail/order.module.css';
import row from '../../order-line-row.module.css';
import { leftOf } from './actions/ship-parts.ts';
import { SpecRows } from './spec-rows.tsx';

type Line = SellerOrderDetail['lines'][number];

/** What was ordered, with every chosen value: who makes it reads it here. */
export function SellerLines({ order }: { order: SellerOrderDetail }) {
  const t = useTranslations('ordersStore.detail');
  return (
    <Panel title={t('lines', { count: order.lines.length })} isFlush>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id} className={styles.row}>
            <SellerLine line={line} isSent={order.fulfilment === 'ship' && order.accept_time !== null} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function SellerLine({ line, isSent }: { line: Line; isSent: boolean }) {
  const t = useTranslations('orders.line');
  const units = useUnits();
  const quantities = useAmounts();
  const locale = useLocale();
  const { name, slug, picture, spec, spec_text, unit, unit_price, qty, amount } = line;
  const price =
    unit_price === null ? t('lot') : t('unitPrice', { price: formatMoney(locale, unit_price), unit: units(unit) });
  return (
    <div className={row.line}>
      <span>
        <Picture picture={picture} sizes="72px" isDecorative className={row.picture ?? ''} />
      </span>
      <div className={row.words}>
        <p className={`text-ink text-16 font-semibold ${row.name}`}>
          {slug ? <PageLink href={paths.product(slug)}>{name}</PageLink> : name}
        </p>
        {spec.length > 0 ? <SpecRows line={line} /> : spec_text && <p>{spec_text}</p>}
        <LineFacts line={line} isSent={isSent} />
      </div>
      <p className={row.count}>
        <strong className="text-ink text-16 whitespace-nowrap">{quantities(unit, { count: qty })}</strong>
        <span>{price}</span>
      </p>
      <p className={`text-16 font-semibold text-end ${row.amount}`}>{formatMoney(locale, amount)}</p>
    </div>
  );
}

/** How much of it left, how much is to leave, and what came back. */
function LineFacts({ line, isSent }: { line: Line; isSent: boolean }) {
  const t = useTranslations('ordersStore.detail');
  const { shipped_qty: sent, refunded_qty: back } = line;
  const left = leftOf(line);
  if (!isSent && back === 0) return null;
  return (
    <p className="wrap-12 text-primary">
      {isSent && sent > 0 && <span>{t('sent', { sent })}</span>}
      {isSent && left > 0 && <span className="text-warning">{t('left', { left })}</span>}
      {back > 0 && <span>{t('back', { back })}</span>}
    </p>
  );
}
