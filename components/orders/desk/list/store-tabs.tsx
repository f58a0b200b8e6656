'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { changedSearch } from '#components/ui/use-address-state.ts';
import { type StoreOrderTab, storeOrderCountsQuery } from '#lib/api/store-orders.ts';
import { storeOrderTabs } from '#lib/contract/store-order.ts';
import styles from '../../list/orders.module.css';
import { fromTheStart } from './orders-state.ts';

/** The server counts a little further. */
const mostShown = 999;

/** What is left to do, with how many there are of each. Links, so that each can be opened and kept. */
export function StoreTabs({ current }: { current: StoreOrderTab }) {
  const t = useTranslations('deskOrders.list.store');
  const format = useFormatter();
  const parameters = useSearchParams();
  const { data: counts } = useQuery({ ...storeOrderCountsQuery(), refetchInterval: 20_000 });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    window.history.pushState(null, '', event.currentTarget.href);
  };
  return (
    <nav aria-label={t('tabsLabel')} className={styles.tabs}>
      <ul>
        {storeOrderTabs.map((tab) => {
          const count = (counts as Partial<Record<StoreOrderTab, number>> | undefined)?.[tab] ?? 0;
          return (
            <li key={tab}>
              <a
                href={
                  changedSearch(parameters, fromTheStart({ tab: tab === 'all' ? undefined : tab, sort: undefined })) ||
                  '?'
                }
                aria-current={tab === current ? 'page' : undefined}
                onClick={follow}
              >
                {t(`tabs.${tab}`)}
                {count > 0 && (
                  <span className={styles.count}>
                    {format.number(Math.min(count, mostShown))}
                    {count > mostShown && '+'}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
