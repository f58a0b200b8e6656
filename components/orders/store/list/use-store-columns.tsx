'use client';

import { useTranslations } from 'next-intl';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { SellerOrder, StoreOrderTab } from '#lib/api/orders/store-orders.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { CityCell, MoneyCell, NextCell, OrderCell, StoreStatusCell, TimeCell } from './order-cells.tsx';

export const storeOrderHref = ({ no }: Pick<SellerOrder, 'no'>) => userPath('store/order_info', { no });

/** Columns of a store's list. What waits to be shipped can be ordered by when it was accepted and when it is to leave. */
export function useStoreColumns(tab: StoreOrderTab): WorkColumn<SellerOrder>[] {
  const t = useTranslations('ordersStore.list.columns');
  const words = useTranslations('orders.fulfilment');
  const isToShip = tab === 'to_ship';
  return [
    {
      key: 'order',
      label: t('order'),
      isMain: true,
      cell: (order) => <OrderCell order={order} href={storeOrderHref(order)} />,
    },
    { key: 'status', label: t('status'), cell: (order) => <StoreStatusCell order={order} /> },
    {
      key: 'deadline',
      label: t('deadline'),
      ...(isToShip && { sort: 'ship_by', sortFirst: 'ascending' as const }),
      cell: (order) => <NextCell order={order} isMine />,
    },
    {
      key: 'payable',
      label: t('payable'),
      align: 'end',
      sort: 'payable',
      cell: ({ payable }) => <MoneyCell amount={payable} />,
    },
    { key: 'estimate', label: t('estimate'), align: 'end', cell: ({ estimate }) => <MoneyCell amount={estimate} /> },
    {
      key: 'created',
      label: t('created'),
      // Two times beside a day would break every row into three lines.
      isHiddenAtFirst: isToShip,
      sort: 'created',
      sortFirst: 'descending',
      cell: ({ create_time: time }) => <TimeCell time={time} />,
    },
    {
      key: 'accepted',
      label: t('accepted'),
      isHiddenAtFirst: !isToShip,
      ...(isToShip && { sort: 'accepted', sortFirst: 'ascending' as const }),
      cell: ({ accept_time: time }) => <TimeCell time={time} />,
    },
    { key: 'city', label: t('city'), isSpare: true, cell: ({ city_name: city }) => <CityCell city={city} /> },
    {
      key: 'fulfilment',
      label: t('fulfilment'),
      isHiddenAtFirst: true,
      cell: ({ fulfilment }) => words(fulfilment),
    },
  ];
}
