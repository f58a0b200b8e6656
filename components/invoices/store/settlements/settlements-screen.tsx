'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from '../platform/platform.module.css';
import { HandedInPanel } from './handed-in-panel.tsx';
import { OpenPanel } from './open-panel.tsx';

/** The store's own invoices to the platform for what it is settled: what is to be handed in, and what was. */
export function SettlementsScreen() {
  const t = useTranslations('invoicesSettlement');
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <PageLink href={userPath('store/finance', { view: 'withdrawals' })}>{t('toWithdrawals')}</PageLink>
      </PageHeader>
      <div className={`stack-24 min-w-0 ${styles.parts}`}>
        <QueryView query={useQuery(apiQuery('/api/store/settlementInvoicing'))} skeleton={<ListSkeleton rows={4} />}>
          {(invoicing) => <OpenPanel invoicing={invoicing} />}
        </QueryView>
        <HandedInPanel />
      </div>
    </>
  );
}
