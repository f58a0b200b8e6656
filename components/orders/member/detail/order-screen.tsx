'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RecordColumns, Stack } from '#components/ui/facts/record-columns.tsx';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { OrderDetail } from '#lib/api/orders/member-orders.ts';
import { apiQuery, isNotOffered } from '#lib/api/transport/queries.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import { DeliveryPanel } from './delivery-panel.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { OrderHead } from './order-head.tsx';
import { ShipmentsPanel } from './shipments-panel.tsx';
import { TimelinePanel } from './timeline-panel.tsx';

interface OrderScreenProps {
  no: string | undefined;
  /** Its invoices, which are another feature's. */
  invoices?: ReactNode;
}

/** One order with all that happened to it, and what can be done now. */
export function OrderScreen({ no, invoices }: OrderScreenProps) {
  return no ? <Order no={no} invoices={invoices} /> : <Missing />;
}

function Order({ no, invoices }: { no: string; invoices: ReactNode }) {
  const t = useTranslations('orders.detail');
  const query = useQuery(apiQuery('/api/order/info', { no }));
  if (isNotOffered(query.error) || query.error?.error === 'not_found') return <Missing />;
  return (
    <>
      <PageHeader title={t('title', { no })}>
        <PageLink href={orderPaths.list}>{t('toList')}</PageLink>
      </PageHeader>
      <QueryView query={query} skeleton={<PanelSkeleton rows={8} />}>
        {(order) => <Sections order={order} invoices={invoices} />}
      </QueryView>
    </>
  );
}

function Sections({ order, invoices }: { order: OrderDetail; invoices: ReactNode }) {
  const navigation = useNavigation();
  return (
    <Stack>
      <OrderHead order={order} onHidden={() => navigation.push(orderPaths.list)} />
      <RecordColumns
        aside={
          <>
            <DeliveryPanel order={order} />
            <DocumentsPanel order={order} />
            {order.pay_time !== null && invoices}
            <TimelinePanel timeline={order.timeline} />
          </>
        }
      >
        <ShipmentsPanel order={order} />
        <LinesPanel order={order} />
        <MoneyPanel order={order} />
      </RecordColumns>
    </Stack>
  );
}

function Missing() {
  const t = useTranslations('orders.detail');
  return (
    <MissingRecord
      heading={t('missingTitle')}
      title={t('missing')}
      text={t('missingText')}
      back={{ href: orderPaths.list, label: t('toList') }}
    />
  );
}
