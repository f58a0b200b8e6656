'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useList } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkBulkAction } from '#components/work/work-types.ts';
import {
  type DeskSide,
  deskCountsQuery,
  openQuietly,
  type SellerQuotation,
} from '#lib/api/quotation/seller-answers.ts';
import { DeskListFilter } from './desk-list-filter.tsx';
import { deskPaths } from './desk-paths.ts';
import { quotationLists } from './quotation-lists.ts';
import { useDeskColumns } from './use-desk-columns.tsx';

/** Quotations to answer: what nobody has taken up yet, and one's own. */
export function DeskListScreen({ side }: { side: DeskSide }) {
  const t = useTranslations('quotationStore.list');
  const list = useList(quotationLists[side]);
  const counts = useQuery({ ...deskCountsQuery(side), refetchInterval: 30_000 });
  const columns = useDeskColumns(side);
  const bulk = useTakingUp(side);
  return (
    <>
      <PageHeader title={t('title')} text={t(side === 'store' ? 'textStore' : 'textDesk')} />
      <WorkTable
        list={list}
        caption={t('title')}
        columns={columns}
        rowKey={({ no }) => no}
        rowMark={({ status, version_n: n, update_time: time }) => `${status} ${n} ${time}`}
        rowName={({ no }) => t('rowName', { no })}
        rowHref={({ no }) => deskPaths.quotation(side, no)}
        bulk={bulk}
        filters={<DeskListFilter list={list} counts={counts.data} />}
        empty={
          <Empty
            scope={list.state.scope}
            waiting={counts.data?.pool ?? 0}
            onPool={() => list.change({ scope: 'pool', status: '' })}
          />
        }
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
  /** How many lie in the pool. */
  waiting: number;
  onPool: () => void;
}

function Empty({ scope, waiting, onPool }: EmptyProps) {
  const t = useTranslations('quotationStore.list');
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
