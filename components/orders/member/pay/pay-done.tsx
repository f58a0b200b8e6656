'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { CheckCircleOutlined as DoneIcon } from '#components/ui/material-icons/check-circle-outlined.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { CheckoutGroup } from '#lib/api/orders/member-pay.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './pay.module.css';

/** The money is there: what happens next, and where to follow it. */
export function PayDone({ group }: { group: CheckoutGroup }) {
  const t = useTranslations('orders.pay.done');
  const locale = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const [first, ...others] = group.orders;
  const isDeposit = group.paid !== group.total;
  return (
    <Panel>
      <div className="stack-16">
        <h2 ref={title} tabIndex={-1} className={styles.success}>
          <DoneIcon aria-hidden="true" />
          {t(isDeposit ? 'depositTitle' : 'title')}
        </h2>
        <p>
          {t(isDeposit ? 'depositText' : 'text', {
            paid: formatMoney(locale, group.paid),
            total: formatMoney(locale, group.total),
          })}
        </p>
        <ol className={styles.next}>
          <li>{t('next.accept')}</li>
          <li>{t('next.ship')}</li>
          <li>{t('next.receive')}</li>
        </ol>
        {others.length > 0 && (
          <ul className={styles.orders}>
            {group.orders.map(({ no, name, payable }) => (
              <li key={no}>
                <span className={styles.name}>{name}</span>
                <PageLink href={orderPaths.order(no)}>{no}</PageLink>
                <span>{formatMoney(locale, payable)}</span>
              </li>
            ))}
          </ul>
        )}
        <div className="wrap-8">
          <ButtonLink href={first && others.length === 0 ? orderPaths.order(first.no) : orderPaths.list}>
            {t(others.length > 0 ? 'orders' : 'order')}
          </ButtonLink>
          <ButtonLink look="secondary" href={paths.products}>
            {t('shop')}
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
}
