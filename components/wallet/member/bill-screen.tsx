'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PageHeader } from '#components/ui/page-header.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import { billQuery } from '#lib/api/wallet/member-movements.ts';
import { readMovementFilter } from './movement-filter.ts';
import { MovementPanel } from './movement-panel.tsx';
import { ofBill } from './shown-movement.ts';

/** Balance and points in one list; each amount names its unit. */
export function BillScreen() {
  const t = useTranslations('wallet');
  const [filter, setFilter] = useAddressState(readMovementFilter);
  const query = useQuery({
    ...billQuery(filter),
    placeholderData: keepPreviousData,
    select: ({ list, total }) => ({ list: list.map(ofBill), total }),
  });
  const words = {
    title: t('bill.movements'),
    after: t('columns.after'),
    empty: t('bill.empty'),
    emptyText: t('bill.emptyText'),
  };
  return (
    <>
      <PageHeader title={t('bill.title')} text={t('bill.text')} />
      <MovementPanel list="bill" query={query} filter={filter} onChange={setFilter} words={words} />
    </>
  );
}
