'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { ChoiceFilter, OnlyFilter } from '#components/lists/filters/filters.tsx';
import { RecordFilter } from '#components/lists/filters/record-filter.tsx';
import { useList } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { refreshSeconds } from '#components/work/money/refresh.ts';
import { WorkTable } from '#components/work/work-table.tsx';
import { correctionStoreLookup } from '#lib/api/settlement/desk-corrections.ts';
import { correctionKinds } from '#lib/contract/settlement/corrections.ts';
import { correctionFilters } from '#lib/contract/settlement/desk-corrections.ts';
import type { PendingCorrection } from './correction-actions.tsx';
import { CorrectionDialogs } from './correction-dialogs.tsx';
import { correctionList } from './correction-list.ts';
import { ProposeDialog } from './propose-dialog.tsx';
import { useCorrectionColumns } from './use-correction-columns.tsx';

/** What the platform puts right with stores: one operator submits, another one decides. */
export function CorrectionsScreen() {
  const t = useTranslations('settlementCorrections');
  const list = useList(correctionList);
  const [pending, ask] = useState<PendingCorrection>();
  const close = () => ask(undefined);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <ProposeButton />
      </PageHeader>
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useCorrectionColumns(ask)}
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
                label={t('columns.status')}
                all={t('states.all')}
                options={correctionFilters.map((value) => ({ value, label: t(`states.${value}`) }))}
              />
              <ChoiceFilter
                of={list}
                name="kind"
                label={t('columns.kind')}
                all={t('allKinds')}
                options={correctionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              />
              <RecordFilter
                of={list}
                name="store_id"
                label={t('columns.store')}
                all={t('allStores')}
                lookup={correctionStoreLookup}
              />
            </>
          )
        }
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      {pending && <CorrectionDialogs pending={pending} onDone={close} onClose={close} />}
    </>
  );
}

/** The dialog gives the focus back to the button, which stays. */
function ProposeButton() {
  const t = useTranslations('settlementCorrections');
  const mayPropose = useHeldNode()('operator/correction/propose');
  const [isOpen, setOpen] = useState(false);
  if (!mayPropose) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('propose')}</Button>
      {isOpen && <ProposeDialog onClose={() => setOpen(false)} />}
    </>
  );
}
