'use client';

import { useTranslations } from 'next-intl';
import { ChoiceFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { DeskStore } from '#lib/api/store/desk-stores.ts';
import { storeStatuses } from '#lib/contract/store/applications.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { useTrades } from '../../fields/use-trades.ts';
import { LegalChangesPanel } from '../legal/legal-changes-panel.tsx';
import { PayeeChangesPanel } from '../payee/payee-changes-panel.tsx';
import { storeHref, storeList } from './store-list.ts';
import { StoreStatus } from './store-status.tsx';

/** Changes that wait for a review, and all stores. */
export function StoresScreen() {
  const t = useTranslations('storeDesk.stores');
  const list = useList(storeList);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <LegalChangesPanel />
      <PayeeChangesPanel />
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useStoreColumns()}
        refreshSeconds={60}
        rowKey={({ id }) => String(id)}
        rowName={({ name }) => name}
        rowHref={storeHref}
        filters={
          <>
            <SearchFilter of={list} label={t('search')} />
            <ChoiceFilter
              of={list}
              name="status"
              label={t('columns.status')}
              all={t('everyStatus')}
              options={storeStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            />
          </>
        }
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </>
  );
}

function useStoreColumns(): WorkColumn<DeskStore>[] {
  const t = useTranslations('storeDesk.stores.columns');
  const { lineOf: tradesOf } = useTrades();
  return [
    {
      key: 'name',
      label: t('name'),
      isMain: true,
      cell: (store) => <PageLink href={storeHref(store)}>{store.name}</PageLink>,
    },
    { key: 'id', label: t('id'), align: 'end', sort: 'id', sortFirst: 'descending', cell: ({ id }) => id },
    { key: 'company', label: t('company'), cell: ({ company_name }) => company_name },
    { key: 'area', label: t('area'), isTight: true, cell: ({ area_name }) => area_name },
    { key: 'trades', label: t('trades'), cell: ({ trades }) => tradesOf(trades) },
    { key: 'status', label: t('status'), cell: (store) => <StoreStatus store={store} /> },
    { key: 'code', label: t('code'), isHiddenAtFirst: true, cell: ({ credit_code }) => credit_code },
    {
      key: 'since',
      label: t('since'),
      isTight: true,
      cell: ({ create_time }) => formatTime(create_time, '', 'yyyy-mm-dd'),
    },
  ];
}
