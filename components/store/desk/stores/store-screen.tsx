'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { LegalChangesPanel } from '../legal/legal-changes-panel.tsx';
import { MissingStoreRecord } from '../missing-store-record.tsx';
import { PayeeChangesPanel } from '../payee/payee-changes-panel.tsx';
import { StoreActions } from './store-actions.tsx';
import { StoreFacts } from './store-facts.tsx';
import { StoreHistory } from './store-history.tsx';
import { storesHref } from './store-list.ts';
import { StoreStaff } from './store-staff.tsx';

/** One store, who works there, and what can be done about it. */
export function StoreScreen({ id }: { id: number | undefined }) {
  return id === undefined ? <MissingStoreRecord part="store" listHref={storesHref} /> : <Store key={id} id={id} />;
}

function Store({ id }: { id: number }) {
  const t = useTranslations('storeDesk.store');
  const query = useQuery(apiQuery('/api/operator/store/info', { id }));
  if (query.error?.error === 'not_found') return <MissingStoreRecord part="store" listHref={storesHref} />;
  return (
    <>
      <PageHeader title={query.data?.name ?? t('title')} text={query.data?.company_name}>
        <PageLink href={storesHref}>{t('toList')}</PageLink>
        {query.data && <StoreActions store={query.data} />}
      </PageHeader>
      <QueryView query={query} skeleton={<PanelSkeleton rows={8} />}>
        {(store) => (
          <div className="stack-24 grid-cols-1">
            <StoreFacts store={store} />
            <LegalChangesPanel storeId={id} />
            <PayeeChangesPanel storeId={id} />
            <StoreStaff store={store} />
            <StoreHistory store={store} />
          </div>
        )}
      </QueryView>
    </>
  );
}
