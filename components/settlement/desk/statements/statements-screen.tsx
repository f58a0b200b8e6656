'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChoiceFilter, OnlyFilter } from '#components/lists/filters/filters.tsx';
import { RecordFilter } from '#components/lists/filters/record-filter.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { refreshSeconds } from '#components/work/money/refresh.ts';
import { WorkTable } from '#components/work/work-table.tsx';
import { statementStoreLookup } from '#lib/api/settlement/desk-statements.ts';
import { statementFilters } from '#lib/contract/settlement/statement-words.ts';
import { MakeButton } from './make-button.tsx';
import type { PendingStatement } from './statement-actions.tsx';
import { StatementDialogs } from './statement-dialogs.tsx';
import { statementList } from './statement-list.ts';
import { useDeskStatementColumns } from './use-desk-statement-columns.tsx';

/** What stores are settled for, at first what they object to. */
export function StatementsScreen() {
  const t = useTranslations('settlementStatements');
  const list = useList(statementList);
  const [pending, ask] = useState<PendingStatement>();
  return (
    <>
      <PageHeader title={t('desk.title')} text={t('desk.text')}>
        <MakeButton />
      </PageHeader>
      <WorkTable
        list={list}
        caption={t('desk.title')}
        columns={useDeskStatementColumns(ask)}
        refreshSeconds={refreshSeconds}
        rowKey={({ no }) => no}
        rowName={({ no }) => no}
        filters={
          list.state.no ? (
            <OnlyFilter of={list} name="no" label={(no) => t('only', { no })} />
          ) : (
            <>
              <ChoiceFilter
                of={list}
                name="status"
                label={t('status')}
                all={t('allStates')}
                options={statementFilters.map((value) => ({ value, label: t(`states.${value}`) }))}
              />
              <RecordFilter
                of={list}
                name="store_id"
                label={t('desk.store')}
                all={t('desk.allStores')}
                lookup={statementStoreLookup}
              />
            </>
          )
        }
        empty={<EmptyState title={t('desk.empty')} text={t('desk.emptyText')} />}
      />
      {pending && <StatementDialogs pending={pending} onClose={() => ask(undefined)} />}
    </>
  );
}
