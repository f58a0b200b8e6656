'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChoiceFilter, OnlyFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import { listedStatuses } from '#lib/contract/settlement/statement-words.ts';
import styles from '../../settlement.module.css';
import { type AskedStatement, StatementDialog } from './statement-answers.tsx';
import { storeStatementList } from './store-statement-list.ts';
import { useStatementColumns } from './use-statement-columns.tsx';

/** What the store is settled for: each statement with its sums, and a way to its lines. */
export function StatementsView() {
  const t = useTranslations('settlementStatements');
  const list = useList(storeStatementList);
  const [asked, ask] = useState<AskedStatement>();
  return (
    <div className={styles.parts}>
      <p className={styles.note}>{t('store.text')}</p>
      <WorkTable
        list={list}
        caption={t('store.title')}
        columns={useStatementColumns(ask)}
        rowKey={({ no }) => no}
        rowName={({ no }) => no}
        filters={
          list.state.no ? (
            <OnlyFilter of={list} name="no" label={(no) => t('only', { no })} />
          ) : (
            <ChoiceFilter
              of={list}
              name="status"
              label={t('status')}
              all={t('allStates')}
              options={listedStatuses.map((value) => ({ value, label: t(`states.${value}`) }))}
            />
          )
        }
        empty={<EmptyState title={t('store.empty')} text={t('store.emptyText')} />}
      />
      {asked && <StatementDialog {...asked} onClose={() => ask(undefined)} />}
    </div>
  );
}
