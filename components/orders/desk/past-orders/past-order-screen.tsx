'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Fact } from '#components/ui/facts/fact-list.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorPastOrder } from '#lib/contract/orders/desk-past-orders.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { PastSections } from '../../past/past-sections.tsx';

/** One order of a system before this shop, with whose it is. */
export function PastOrderScreen({ id }: { id: number | undefined }) {
  return id === undefined ? <Missing /> : <PastOrder id={id} />;
}

function PastOrder({ id }: { id: number }) {
  const t = useTranslations('ordersPast.detail');
  const query = useQuery(apiQuery('/api/operator/pastOrders/info', { id }));
  if (query.error?.error === 'not_found') return <Missing />;
  return (
    <>
      <PageHeader title={query.data ? t('title', { no: query.data.no }) : t('heading')}>
        <PageLink href={userPath('desk/pastOrders')}>{t('toList')}</PageLink>
      </PageHeader>
      <QueryView query={query} skeleton={<PanelSkeleton rows={8} />}>
        {(order) => <Found order={order} />}
      </QueryView>
    </>
  );
}

function Found({ order }: { order: DataOf<typeof operatorPastOrder> }) {
  const t = useTranslations('ordersPast.desk');
  const { user, buyer, email, mobile, source, import_id: importId, tags } = order;
  const facts: Fact[] = [
    {
      key: 'account',
      label: t('account'),
      value: user ? (
        <PageLink href={userPath('desk/users', { q: user.username })}>{user.username}</PageLink>
      ) : (
        t('nobody')
      ),
    },
    { key: 'buyer', label: t('buyer'), value: buyer },
    { key: 'email', label: t('email'), value: email },
    { key: 'mobile', label: t('mobile'), value: mobile },
    { key: 'tags', label: t('tags'), value: tags },
    {
      key: 'source',
      label: t('source'),
      value: (
        <PageLink href={userPath('desk/pastOrders', { import_id: importId })}>
          {source in names ? t(`source_${source as keyof typeof names}`) : source}
        </PageLink>
      ),
    },
  ];
  return <PastSections order={order} facts={facts} />;
}

const names = { shopify_orders: true, woocommerce_orders: true, other_orders: true };

function Missing() {
  const t = useTranslations('ordersPast.detail');
  return (
    <MissingRecord
      heading={t('heading')}
      title={t('missing')}
      text={t('missingDesk')}
      back={{ href: userPath('desk/pastOrders'), label: t('toList') }}
    />
  );
}
