'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ListPages } from '#components/lists/list-pages.tsx';
import { useList, useListQuery } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { Pool } from '#lib/api/orders/store-orders.ts';
import styles from './pool.module.css';
import { PoolBar } from './pool-bar.tsx';
import { PoolCard } from './pool-card.tsx';
import { poolList } from './pool-list.ts';
import { BlockedNotice, ClaimNotice } from './pool-notices.tsx';
import { type Claiming, useClaim } from './use-claim.ts';
import { usePoolNews } from './use-pool-news.ts';

/** Paid orders that wait for a store. What comes and goes is marked; the list moves only when asked to. */
export function PoolScreen() {
  const t = useTranslations('ordersStore.pool');
  const client = useQueryClient();
  const list = useList(poolList);
  const { state } = list;
  // What is shown is read again when somebody wants it: what has changed since then is marked in place.
  const query = useListQuery(list, { isStill: true });
  const claiming = useClaim();
  const { gone, fresh } = usePoolNews(query.isPlaceholderData ? undefined : query.data, list.filter);
  const showFresh = () => {
    if (state.sort !== 'newest' || (state.page ?? 1) > 1) list.change({ sort: 'newest', page: undefined });
    void client.invalidateQueries({ queryKey: ['/api/store/pool'] });
    window.scrollTo({ top: 0 });
  };
  const lost = new Set([...gone, ...claiming.lost]);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        {query.data && (
          <span
            className={styles.open}
            title={t('openText')}
            data-full={query.data.open >= query.data.max_open ? '' : undefined}
          >
            {t('open', { open: query.data.open, max: query.data.max_open })}
          </span>
        )}
      </PageHeader>
      <div>
        <ClaimNotice claiming={claiming} />
        {query.data?.blocked && (
          <BlockedNotice reason={query.data.blocked} open={query.data.open} max={query.data.max_open} />
        )}
        <PoolBar list={list} />
        <div aria-live="polite" className={`justify-items-center grid ${styles.fresh}`}>
          {fresh > 0 && (
            <Button look="secondary" onClick={showFresh}>
              {t('fresh', { count: fresh })}
            </Button>
          )}
        </div>
        <div className="stack-24 mt-24">
          <ListPages
            list={list}
            query={query}
            skeleton={<PanelSkeleton rows={6} />}
            empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
            frame={(content) => <Panel>{content}</Panel>}
          >
            {(pool) => <PoolList pool={pool} lost={lost} claiming={claiming} />}
          </ListPages>
        </div>
      </div>
    </>
  );
}

function PoolList({ pool, lost, claiming }: { pool: Pool; lost: ReadonlySet<string>; claiming: Claiming }) {
  const t = useTranslations('ordersStore.pool');
  return (
    <ul aria-label={t('listLabel')} className={styles.list}>
      {pool.list
        .filter(({ no }) => no !== claiming.claimed?.no)
        .map((item) => (
          <PoolCard
            key={item.no}
            item={item}
            isGone={lost.has(item.no)}
            isClaiming={claiming.no === item.no}
            isBlocked={pool.blocked !== null || claiming.no !== undefined}
            onClaim={() => void claiming.claim(item.no)}
          />
        ))}
    </ul>
  );
}
