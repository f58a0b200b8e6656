'use client';

import { useTranslations } from 'next-intl';
import { ChoiceFilter, DaysFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import { transferOutcomes, transferPurposes } from '#lib/contract/payments/desk-payments.ts';
import { transferHistoryList } from './transfer-lists.ts';
import { useHistoryColumns } from './use-history-columns.tsx';

/** What became of transfers: who decided, when, and why. `hasBoth`: whether there are two kinds to choose from. */
export function TransferHistory({ hasBoth }: { hasBoth: boolean }) {
  const t = useTranslations('paymentsDesk.history');
  const list = useList(transferHistoryList);
  return (
    <WorkTable
      list={list}
      caption={t('caption')}
      columns={useHistoryColumns()}
      rowKey={({ no }) => no}
      rowName={({ no }) => no}
      filters={
        <>
          <SearchFilter of={list} label={t('search')} />
          {hasBoth && (
            <ChoiceFilter
              of={list}
              name="purpose"
              label={t('columns.purpose')}
              all={t('everyPurpose')}
              options={transferPurposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
            />
          )}
          <ChoiceFilter
            of={list}
            name="outcome"
            label={t('columns.outcome')}
            all={t('everyOutcome')}
            options={transferOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
          />
          <DaysFilter of={list} />
        </>
      }
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
    />
  );
}
