'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkBulkAction } from '#components/work/work-types.ts';
import {
  type DeskSide,
  deskCountsQuery,
  deskListQuery,
  exportQuotations,
  openQuietly,
  type SellerQuotation,
} from '#lib/api/quotation/seller-answers.ts';
import { readDeskList } from './desk-address.ts';
import { DeskListFilter } from './desk-list-filter.tsx';
import { deskPaths } from './desk-paths.ts';
import { useDeskColumns } from './use-desk-columns.tsx';

/** Quotations to answer: what nobody has taken up yet, and one's own. */
export function DeskListScreen({ side }: { side: DeskSide }) {
  const t = useTranslations('quotationStore.list');
  const [state, setState] = useAddressState(readDeskList);
  const { scope, status, q, days } = state;
  const counts = useQuery({ ...deskCountsQuery(side), refetchInterval: 30_000 });
  const columns = useDeskColumns(side);
  const bulk = useTakingUp(side);
  return (
    <>
      <PageHeader title={t('title')} text={t(side === 'store' ? 'textStore' : 'textDesk')} />
      <WorkTable
        list={side === 'store' ? 'store-quotations' : 'desk-quotations'}
        caption={t('title')}
        columns={columns}
        state={state}
        onState={setState}
        query={deskListQuery(side, state)}
        rowKey={({ no }) => no}
        rowMark={({ status, version_n: n, update_time: time }) => `${status} ${n} ${time}`}
        rowName={({ no }) => t('rowName', { no })}
        rowHref={({ no }) => deskPaths.quotation(side, no)}
        bulk={bulk}
        onExport={(format) => exportQuotations(side, { scope, status, q, days, format })}
        filters={<DeskListFilter state={state} counts={counts.data} onChange={setState} />}
        isFiltered={Boolean(status || q || days)}
        empty={(isFiltered) => (
          <Empty
            scope={scope}
            isFiltered={isFiltered}
            waiting={counts.data?.pool ?? 0}
            onPool={() => setState({ scope: 'pool', status: '' })}
            onReset={() => setState({ status: '', q: '', days: '' })}
          />
        )}
      />
    </>
  );
}

function useTakingUp(side: DeskSide): WorkBulkAction<SellerQuotation>[] {
  const t = useTranslations('quotationStore.list');
  const takeUp: WorkBulkAction<SellerQuotation> = {
    key: 'open',
    label: t('takeUp'),
    isPossible: ({ actions }) => actions.includes('open'),
    run: ({ no }) => openQuietly(side, no),
  };
  return [takeUp];
}

interface EmptyProps {
  scope: 'pool' | 'own';
  isFiltered: boolean;
  /** How many lie in the pool. */
  waiting: number;
  onPool: () => void;
  onReset: () => void;
}

function Empty({ scope, isFiltered, waiting, onPool, onReset }: EmptyProps) {
  const t = useTranslations('quotationStore.list');
  if (isFiltered) {
    return (
      <EmptyState title={t('emptyFiltered')} text={t('emptyFilteredText')}>
        <Button look="secondary" onClick={onReset}>
          {t('reset')}
        </Button>
      </EmptyState>
    );
  }
  const isPool = scope === 'pool';
  return (
    <EmptyState title={t(isPool ? 'emptyPool' : 'emptyOwn')} text={t(isPool ? 'emptyPoolText' : 'emptyOwnText')}>
      {!isPool && waiting > 0 && (
        <Button look="secondary" onClick={onPool}>
          {t('toPool', { count: waiting })}
        </Button>
      )}
    </EmptyState>
  );
}
