'use client';

import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import { WorkChoice, WorkFilters, WorkSearch } from '#components/work/work-filters.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import { type DeskStore, exportStores, storesQuery } from '#lib/api/store/desk-stores.ts';
import { storeStatuses } from '#lib/contract/store/applications.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { LegalChangesPanel } from '../legal/legal-changes-panel.tsx';
import { PayeeChangesPanel } from '../payee/payee-changes-panel.tsx';
import { useTradeNames } from '../use-trade-names.ts';
import { readStores, type StoresState, storeHref } from './store-address.ts';
import { StoreStatus } from './store-status.tsx';

/** Changes that wait for a review, and all stores. */
export function StoresScreen() {
  const t = useTranslations('storeDesk.stores');
  const [state, setState] = useAddressState(readStores);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <LegalChangesPanel />
      <PayeeChangesPanel />
      <WorkTable
        list="desk-stores"
        caption={t('title')}
        columns={useStoreColumns()}
        state={state}
        onState={setState}
        query={storesQuery(state)}
        refreshSeconds={60}
        rowKey={({ id }) => String(id)}
        rowName={({ name }) => name}
        rowHref={storeHref}
        onExport={(format) => exportStores({ q: state.q, status: state.status || undefined, format })}
        filters={<Filters state={state} onChange={setState} />}
        isFiltered={Boolean(state.q || state.status)}
        empty={(isFiltered) => <EmptyState title={t(isFiltered ? 'emptyFiltered' : 'empty')} text={t('emptyText')} />}
      />
    </>
  );
}

function useStoreColumns(): WorkColumn<DeskStore>[] {
  const t = useTranslations('storeDesk.stores.columns');
  const tradesOf = useTradeNames();
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

interface FiltersProps {
  state: StoresState;
  onChange: (change: Record<string, string>) => void;
}

function Filters({ state, onChange }: FiltersProps) {
  const t = useTranslations('storeDesk.stores');
  return (
    <WorkFilters>
      <WorkSearch label={t('search')} text={state.q} onSearch={(q) => onChange({ q })} />
      <WorkChoice
        label={t('columns.status')}
        all={t('everyStatus')}
        value={state.status}
        options={storeStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChoose={(status) => onChange({ status })}
      />
    </WorkFilters>
  );
}
