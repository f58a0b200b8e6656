'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { changedSearch } from '#components/ui/use-address-state.ts';
import { type OrderTab, orderCountsQuery } from '#lib/api/orders.ts';
import { orderTabs } from '#lib/contract/order.ts';
import styles from './orders.module.css';

/** What is left to do, with how many there are of each. Links, so that each can be opened and kept. */
export function OrderTabs({ current }: { current: OrderTab }) {
  const t = useTranslations('orders.list');
  const format = useFormatter();
  const parameters = useSearchParams();
  const { data: counts } = useQuery(orderCountsQuery());
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    window.history.pushState(null, '', event.currentTarget.href);
  };
  return (
    <nav aria-label={t('tabsLabel')} className={styles.tabs}>
      <ul>
        {orderTabs.map((tab) => {
          const count = counts?.[tab] ?? 0;
          return (
            <li key={tab}>
              <a
                href={changedSearch(parameters, { tab: tab === 'all' ? undefined : tab }) || '?'}
                aria-current={tab === current ? 'page' : undefined}
                onClick={follow}
              >
                {t(`tabs.${tab}`)}
                {count > 0 && tab !== 'all' && tab !== 'finished' && (
                  <span className={styles.count}>{format.number(count)}</span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
