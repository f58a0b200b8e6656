'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { useFocusAfterMove } from '#components/work/use-focus-after-move.ts';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import type { ApiError } from '#lib/api/transport/api-error.ts';
import { headId } from './seller-head.tsx';
import { SellerContext, type SellerSide } from './seller-side.ts';

interface OrderFrameProps<Order> {
  no: string;
  side: SellerSide;
  /** The packing list stands alone. */
  isPacking: boolean;
  query: {
    data: Order | undefined;
    error: ApiError | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children: (order: Order) => ReactNode;
}

/** The order for whoever sells: its shapes, its failures, and what its parts share. */
export function OrderFrame<Order extends SellerOrderDetail>({
  no,
  side,
  query,
  isPacking,
  children,
}: OrderFrameProps<Order>) {
  const t = useTranslations('ordersStore.detail');
  const onMoved = useFocusAfterMove(query.data, headId);
  const frame = useMemo(() => ({ side, onMoved }), [side, onMoved]);
  // A store from which the order was taken sees no more of it, whatever it has seen.
  if (query.error?.status === 404 || query.error?.error === 'not_found') return <MissingOrder side={side} />;
  return (
    <SellerContext value={frame}>
      {!isPacking && (
        <PageHeader title={t('title', { no })}>
          <PageLink href={side.list} className="self-center px-8">
            {t('toList')}
          </PageLink>
          {/* Before somebody has accepted it there is nothing to pack. */}
          {query.data?.accept_time != null && (
            <ButtonLink look="secondary" size="small" href={`${side.order(no)}&print=1`}>
              {t(`packing.titles.${query.data.fulfilment}`)}
            </ButtonLink>
          )}
        </PageHeader>
      )}
      <QueryView query={query} skeleton={<Shapes />}>
        {children}
      </QueryView>
    </SellerContext>
  );
}

/** In place, for a number that is none, and for the order of somebody else. */
export function MissingOrder({ side }: { side: SellerSide }) {
  const t = useTranslations('ordersStore.detail');
  const back = { href: side.list, label: t('toList') };
  const text = t(`missingText.${side.audience}`);
  return <MissingRecord heading={t('missingTitle')} title={t('missing')} text={text} back={back} />;
}

function Shapes() {
  return (
    <div className="stack-16 content-start grid-cols-1">
      <PanelSkeleton rows={3} />
      <PanelSkeleton rows={6} />
    </div>
  );
}
