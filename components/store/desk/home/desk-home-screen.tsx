'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FigureCard, FigureCards } from '#components/ui/facts/figure-card.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { DeskQueue } from '#lib/api/store/homes.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { DataOf } from '#lib/contract/endpoint.ts';
import type { deskHome } from '#lib/contract/store/homes.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { showCount } from '#lib/utils/show-count.ts';
import styles from '../../home-panels/back-home.module.css';
import { SalesPanel } from '../../home-panels/sales-panel.tsx';
import { TopPanel } from '../../home-panels/top-panel.tsx';

type Home = DataOf<typeof deskHome>;

const refreshMs = 30_000;

const hrefs: Record<DeskQueue, string> = {
  transfers: userPath('desk/transfers'),
  recharges: userPath('desk/transfers', { view: 'recharges' }),
  refunds: userPath('desk/refunds'),
  notices: userPath('desk/notices'),
  orders_expired: userPath('desk/orders', { dispatch: 'expired' }),
  own_orders: userPath('desk/orders', { dispatch: 'own', status: 'processing' }),
  close_requests: userPath('desk/orders', { dispatch: 'closing' }),
  quotations: userPath('desk/quotations'),
  case_disputes: userPath('desk/aftersales', { tab: 'disputed' }),
  case_failed: userPath('desk/aftersales', { tab: 'failed' }),
  own_cases: userPath('desk/aftersales', { store_id: '0' }),
  applications: userPath('desk/applications'),
  legal_changes: userPath('desk/stores'),
  payee_changes: userPath('desk/stores'),
  real_names: userPath('desk/realNames'),
  promoters: userPath('desk/promoters', { status: 'pending' }),
  adjustments: userPath('desk/adjustments'),
  withdrawals: userPath('desk/withdrawals'),
  payouts: userPath('desk/withdrawals', { status: 'approved' }),
  corrections: userPath('desk/corrections'),
  deposits: userPath('desk/deposits', { status: 'proposed' }),
  statements: userPath('desk/statements', { status: 'disputed' }),
  invoices: userPath('desk/invoices', { view: 'overdue' }),
  own_invoices: userPath('desk/invoices/issue'),
  papers: userPath('desk/invoices/papers'),
  settlement_invoices: userPath('desk/invoices/settlements'),
  leads: userPath('desk/leads', { state: 'open' }),
};

/** The desk at a glance: what waits for a decision, and how the shop does. `children` stand above it: what a new shop has still to do. */
export function DeskHomeScreen({ children }: { children: ReactNode }) {
  const t = useTranslations('storeHomes');
  const query = useQuery({ ...apiQuery('/api/operator/home/see'), refetchInterval: refreshMs });
  return (
    <>
      <PageHeader title={t('deskTitle')} text={t('deskText')} />
      <div className="stack-24">
        {children}
        <QueryView query={query} skeleton={<PanelSkeleton rows={8} />}>
          {(home) => <DeskHome home={home} />}
        </QueryView>
      </div>
    </>
  );
}

function DeskHome({ home: { queues, pooled, is_ledger_clean, figures } }: { home: Home }) {
  const t = useTranslations('storeHomes');
  const waiting = queues.filter(({ count }) => count > 0);
  const calm = queues.filter(({ count }) => count === 0);
  const today = figures?.days.at(-1);
  return (
    <div className="stack-24">
      {is_ledger_clean === false && (
        <p className={styles.notice}>
          {t('ledgerFaults')} <PageLink href={userPath('desk/ledger')}>{t('ledgerSee')}</PageLink>
        </p>
      )}
      {waiting.length > 0 && (
        <FigureCards label={t('queues.label')} isOfOneSize>
          {waiting.map(({ key, count }) => (
            <FigureCard
              key={key}
              href={hrefs[key]}
              label={t(`queues.${key}`)}
              value={showCount(count)}
              note={t(`queues.${key}_text`)}
            />
          ))}
        </FigureCards>
      )}
      <CalmQueues calm={calm.map(({ key }) => key)} isAllDone={waiting.length === 0} />
      {today && <p className="text-ink-2">{t('shopToday', { orders: today.orders, ...waitingOf(pooled ?? 0) })}</p>}
      {figures && (
        <div className={`stack-24 items-start ${styles.sales}`}>
          <SalesPanel days={figures.days} measures={['sales', 'orders', 'refundRate']} />
          <TopPanel top={figures.top} />
        </div>
      )}
    </div>
  );
}

/** Like the queues, the pool is counted to a thousand. */
const waitingOf = (pooled: number) => ({ pooled, waiting: showCount(pooled) });

interface CalmQueuesProps {
  calm: readonly DeskQueue[];
  isAllDone: boolean;
}

/** The lists in which nothing waits: they are one step away, and take no more room than that. */
function CalmQueues({ calm, isAllDone }: CalmQueuesProps) {
  const t = useTranslations('storeHomes.queues');
  if (calm.length === 0) return null;
  return (
    <section className={styles.calm}>
      <h2>{t(isAllDone ? 'allDone' : 'othersDone')}</h2>
      <ul>
        {calm.map((key) => (
          <li key={key}>
            <PageLink href={hrefs[key]}>{t(key)}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
