'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { NumberedTable } from '#components/work/numbered-table.tsx';
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
    <div className={`stack-24 ${styles.parts}`}>
      <p className="hint">{t('store.text')}</p>
      <NumberedTable
        list={list}
        caption={t('store.title')}
        columns={useStatementColumns(ask)}
        only={(no) => t('only', { no })}
        filters={
          <ChoiceFilter
            of={list}
            name="status"
            label={t('status')}
            all={t('allStates')}
            options={listedStatuses.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
        }
        empty={t('store.empty')}
        emptyText={t('store.emptyText')}
      />
      {asked && <StatementDialog {...asked} onClose={() => ask(undefined)} />}
    </div>
  );
}
