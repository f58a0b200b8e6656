'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { ChoiceFilter, OnlyFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { refreshSeconds } from '#components/work/money/refresh.ts';
import { WorkTable } from '#components/work/work-table.tsx';
import type { PendingAdjustment } from './adjustment-actions.tsx';
import { AdjustmentDialogs } from './adjustment-dialogs.tsx';
import { adjustmentList } from './adjustment-list.ts';
import { ProposeDialog } from './propose-dialog.tsx';
import { useAdjustmentColumns } from './use-adjustment-columns.tsx';

const states = ['pending', 'approved', 'rejected'] as const;

/** Corrections of balance and points: one operator proposes, another one decides. */
export function AdjustmentsScreen() {
  const t = useTranslations('paymentsDesk');
  const list = useList(adjustmentList);
  const [pending, ask] = useState<PendingAdjustment>();
  const close = () => ask(undefined);
  return (
    <>
      <PageHeader title={t('adjustments.title')} text={t('adjustments.text')}>
        <ProposeButton />
      </PageHeader>
      <WorkTable
        list={list}
        caption={t('adjustments.title')}
        columns={useAdjustmentColumns(ask)}
        refreshSeconds={refreshSeconds}
        rowKey={({ no }) => no}
        rowName={({ no }) => no}
        filters={
          list.state.no ? (
            <OnlyFilter of={list} name="no" label={(no) => t('only', { no })} />
          ) : (
            <ChoiceFilter
              of={list}
              name="status"
              label={t('adjustments.status')}
              all={t('adjustments.states.all')}
              options={states.map((value) => ({ value, label: t(`adjustments.states.${value}`) }))}
            />
          )
        }
        empty={<EmptyState title={t('adjustments.empty')} text={t('adjustments.emptyText')} />}
      />
      <AdjustmentDialogs pending={pending} onDone={close} onClose={close} />
    </>
  );
}

/** The dialog gives the focus back to the button, which stays. */
function ProposeButton() {
  const t = useTranslations('paymentsDesk.adjustments');
  const mayPropose = useHeldNode()('operator/adjustment/propose');
  const [isOpen, setOpen] = useState(false);
  if (!mayPropose) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('propose')}</Button>
      {isOpen && <ProposeDialog onClose={() => setOpen(false)} />}
    </>
  );
}
