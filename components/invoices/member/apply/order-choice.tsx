'use client';

import Checkbox from '@mui/material/Checkbox';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Chip } from '#components/ui/chip.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { InvoiceableLimits, InvoiceableOrder } from '#lib/api/invoices/member-invoices.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import styles from '../invoices.module.css';
import { useObstacleWords } from '../use-obstacle-words.ts';

interface OrderChoiceProps {
  order: InvoiceableOrder;
  limits: InvoiceableLimits;
  isChosen: boolean;
  /** Who issues those that are chosen: others cannot be on the same invoice. */
  issuerId: number | undefined;
  onToggle: () => void;
}

/** An order with what of it can be invoiced, or why nothing can. */
export function OrderChoice({ order, limits, isChosen, issuerId, onToggle }: OrderChoiceProps) {
  const t = useTranslations('invoices');
  const wordsOf = useObstacleWords();
  const locale = useLocale();
  const id = useId();
  const isOtherIssuer = issuerId !== undefined && issuerId !== order.issuer_id;
  const reason = order.obstacle ? wordsOf(order.obstacle, limits) : isOtherIssuer ? t('apply.otherIssuer') : '';
  const isOff = reason !== '' && !isChosen;
  return (
    <li className={styles.order}>
      <Checkbox
        checked={isChosen}
        disabled={isOff}
        onChange={onToggle}
        slotProps={{ input: { 'aria-labelledby': id, 'aria-describedby': `${id}-note` } }}
      />
      <div className={styles.words}>
        <span id={id} className="wrap-anywhere">
          {order.names.join(t('apply.comma'))}
        </span>
        <span id={`${id}-note`} className="hint">
          <PageLink href={orderPaths.order(order.no)}>{order.no}</PageLink>
          <Unbroken>{` · ${formatTime(order.create_time, '', 'yyyy-mm-dd')} · ${order.issuer_name}`}</Unbroken>
          {reason && ` · ${reason}`}
        </span>
      </div>
      <div className={styles.amount}>
        {order.obstacle === null ? (
          <strong>{formatMoney(locale, order.amount)}</strong>
        ) : (
          <Chip tone={order.state === 'issued' ? 'success' : 'neutral'}>{t(`orderState.${order.state}`)}</Chip>
        )}
      </div>
    </li>
  );
}
