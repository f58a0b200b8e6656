'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { PastSections } from '../../past/past-sections.tsx';

/** One order of the member from the system before this shop. */
export function PastOrderScreen({ id }: { id: number | undefined }) {
  return id === undefined ? <Missing /> : <PastOrder id={id} />;
}

function PastOrder({ id }: { id: number }) {
  const t = useTranslations('ordersPast');
  const query = useQuery(apiQuery('/api/order/pastInfo', { id }));
  if (query.error?.error === 'not_found') return <Missing />;
  return (
    <>
      <PageHeader title={query.data ? t('detail.title', { no: query.data.no }) : t('detail.heading')}>
        <PageLink href={userPath('account/pastOrders')}>{t('detail.toList')}</PageLink>
      </PageHeader>
      <QueryView query={query} skeleton={<PanelSkeleton rows={8} />}>
        {(order) => <PastSections order={order} />}
      </QueryView>
    </>
  );
}

function Missing() {
  const t = useTranslations('ordersPast.detail');
  return (
    <MissingRecord
      heading={t('heading')}
      title={t('missing')}
      text={t('missingText')}
      back={{ href: userPath('account/pastOrders'), label: t('toList') }}
    />
  );
}
