'use client';

import { useTranslations } from 'next-intl';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { OperatorOrder } from '#lib/api/orders/desk-orders.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { OrderStatusChip } from '../../order-status.tsx';
import styles from './lists.module.css';
import { CityCell, DispatchCell, MoneyCell, NextCell, OrderCell, TimeCell } from './order-cells.tsx';

export const deskOrderHref = ({ no }: Pick<OperatorOrder, 'no'>) => userPath('desk/orders/info', { no });

/** Columns of the operators' list. What is in preparation can be ordered by when it is to leave. */
export function useDeskColumns(isToShip: boolean): WorkColumn<OperatorOrder>[] {
  const t = useTranslations('ordersStore.list');
  return [
    {
      key: 'order',
      label: t('columns.order'),
      isMain: true,
      cell: (order) => <OrderCell order={order} href={deskOrderHref(order)} />,
    },
    {
      key: 'customer',
      label: t('columns.customer'),
      isSpare: true,
      cell: ({ user_id: id, user_name: name }) => (
        <span className="stack-2">
          {name}
          <span className="caption">{t('desk.customerNo', { id })}</span>
        </span>
      ),
    },
    { key: 'store', label: t('columns.store'), isTight: true, cell: (order) => storeOf(t, order) },
    { key: 'status', label: t('columns.status'), cell: (order) => <OrderStatusChip order={order} /> },
    { key: 'dispatch', label: t('columns.dispatch'), isSpare: true, cell: (order) => <DispatchCell order={order} /> },
    {
      key: 'deadline',
      label: t('columns.deadline'),
      isTight: true,
      ...(isToShip && { sort: 'ship_by', sortFirst: 'ascending' as const }),
      cell: (order) => <NextCell order={order} isMine={isPlatforms(order)} />,
    },
    {
      key: 'payable',
      label: t('columns.payable'),
      align: 'end',
      sort: 'payable',
      cell: ({ payable }) => <MoneyCell amount={payable} />,
    },
    {
      key: 'created',
      label: t('columns.created'),
      sort: 'created',
      sortFirst: 'descending',
      cell: ({ create_time: time }) => <TimeCell time={time} />,
    },
    ...useFurtherColumns(),
  ];
}

/** What few look at. */
function useFurtherColumns(): WorkColumn<OperatorOrder>[] {
  const t = useTranslations('ordersStore.list.columns');
  const words = useTranslations('orders');
  return [
    {
      key: 'payment',
      label: t('payment'),
      isHiddenAtFirst: true,
      cell: ({ payment_status: payment }) => words(`list.payment.${payment}`),
    },
    {
      key: 'fulfilment',
      label: t('fulfilment'),
      isHiddenAtFirst: true,
      cell: ({ fulfilment }) => words(`fulfilment.${fulfilment}`),
    },
    {
      key: 'city',
      label: t('city'),
      isHiddenAtFirst: true,
      cell: ({ city_name: city }) => <CityCell city={city} />,
    },
  ];
}

type Words = ReturnType<typeof useTranslations<'ordersStore.list'>>;

/** Who has accepted it and is no store is the platform. */
const isPlatforms = ({ store_id: id, accept_time: accepted }: OperatorOrder) => id === null && accepted !== null;

function storeOf(t: Words, order: OperatorOrder) {
  if (order.store_name !== null) {
    return (
      <span className={styles.seller} title={order.store_name}>
        {order.store_name}
      </span>
    );
  }
  if (isPlatforms(order)) return <span className="caption">{t('desk.platform')}</span>;
  return order.status === 'pending_dispatch' ? <span className="caption">{t('desk.noStore')}</span> : '–';
}
