'use client';

import { useTranslations } from 'next-intl';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { SellerCase } from '#lib/contract/aftersales/store-cases.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { AmountCell, CaseCell, DueCell, RequestCell, StateCell, TimeCell } from './case-cells.tsx';
import styles from './cases.module.css';

/** What a list of requests shows of each; the desk sees whose it is as well. */
export function useCaseColumns(side: SellerSide): WorkColumn<SellerCase>[] {
  const t = useTranslations('aftersalesStore.list.columns');
  const words = useTranslations('aftersalesStore');
  const store: WorkColumn<SellerCase> = {
    key: 'store',
    label: t('store'),
    isTight: true,
    cell: ({ store_name: name }) =>
      name === null ? <span className="caption">{words('platform')}</span> : <Name name={name} />,
  };
  return [
    { key: 'case', label: t('case'), isMain: true, cell: (row) => <CaseCell side={side} row={row} /> },
    { key: 'request', label: t('request'), cell: (row) => <RequestCell row={row} /> },
    ...(side === 'desk' ? [store] : []),
    { key: 'status', label: t('status'), cell: (row) => <StateCell side={side} row={row} /> },
    {
      key: 'due',
      label: t('due'),
      sort: 'due',
      sortFirst: 'ascending',
      cell: (row) => <DueCell side={side} row={row} />,
    },
    { key: 'amount', label: t('amount'), align: 'end', cell: (row) => <AmountCell side={side} row={row} /> },
    {
      key: 'customer',
      label: t('customer'),
      isSpare: true,
      cell: ({ customer }) => <Name name={customer} />,
    },
    {
      key: 'created',
      label: t('created'),
      isSpare: true,
      sort: 'created',
      sortFirst: 'descending',
      cell: ({ create_time: time }) => <TimeCell time={time} />,
    },
    { key: 'order', label: t('order'), isHiddenAtFirst: true, cell: ({ order_no: order }) => order },
  ];
}

function Name({ name }: { name: string }) {
  return (
    <span className={styles.name} title={name}>
      {name}
    </span>
  );
}
