'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import { removeRate } from '#lib/api/settlement/desk-rates.ts';
import { ExplainOrderPanel } from './explain-order-panel.tsx';
import { ExplainPanel } from './explain-panel.tsx';
import { rateList } from './rate-list.ts';
import styles from './rates.module.css';
import { SetRateDialog } from './set-rate-dialog.tsx';
import { useRateColumns } from './use-rate-columns.tsx';

const scopes = ['default', 'store', 'category', 'product'] as const;

/** What the platform takes of what stores sell: each rate with its history, and what a sale would cost by them. */
export function RatesScreen() {
  const t = useTranslations('settlementDesk.rates');
  const list = useList(rateList);
  const mayEdit = useHeldNode()('operator/rate/edit');
  const [isSetting, setSetting] = useState(false);
  const [removed, remove] = useState<number>();
  return (
    <div className={`stack-24 ${styles.stack}`}>
      <PageHeader title={t('title')} text={t('text')}>
        {mayEdit && <Button onClick={() => setSetting(true)}>{t('set')}</Button>}
      </PageHeader>
      <div className={`stack-24 items-start ${styles.questions}`}>
        <ExplainOrderPanel />
        <ExplainPanel />
      </div>
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useRateColumns(mayEdit ? remove : undefined)}
        rowKey={({ scope, scope_id, kind }) => `${scope}:${scope_id}:${kind}`}
        rowName={({ scope, name, kind }) => `${name || t(`scopes.${scope}`)} ${t(`kinds.${kind}`)}`}
        filters={
          <ChoiceFilter
            of={list}
            name="scope"
            label={t('scope')}
            all={t('allScopes')}
            options={scopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
          />
        }
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      {isSetting && <SetRateDialog onClose={() => setSetting(false)} />}
      {removed !== undefined && <RemoveDialog id={removed} onClose={() => remove(undefined)} />}
    </div>
  );
}

function RemoveDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations('settlementDesk.rates');
  return (
    <DecisionDialog
      title={t('removeTitle')}
      text={t('removeText')}
      confirm={t('remove')}
      isDestructive
      decide={() => removeRate({ id })}
      onClose={onClose}
    />
  );
}
