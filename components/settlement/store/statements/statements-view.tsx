'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChoiceFilter, OnlyFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { StoreStatement } from '#lib/api/settlement/store-statements.ts';
import { listedStatuses } from '#lib/contract/settlement/statement-words.ts';
import styles from '../finance.module.css';
import { ConfirmStatementDialog } from './confirm-statement-dialog.tsx';
import { storeStatementList } from './store-statement-list.ts';
import { useStatementColumns } from './use-statement-columns.tsx';

/** What the store is settled for: each statement with its sums, and a way to its lines. */
export function StatementsView() {
  const t = useTranslations('settlementStore.statements');
  const list = useList(storeStatementList);
  const [asked, ask] = useState<StoreStatement>();
  return (
    <div className={styles.parts}>
      <p className={styles.note}>{t('text')}</p>
      <WorkTable
        list={list}
        caption={t('title')}
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
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      {asked && <ConfirmStatementDialog statement={asked} onClose={() => ask(undefined)} />}
    </div>
  );
}
