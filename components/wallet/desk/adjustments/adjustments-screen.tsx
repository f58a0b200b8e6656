'use client';

import { useTranslations } from 'next-intl';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { DecisionList } from '#components/work/decisions/decision-list.tsx';
import { DialogButton } from '#components/work/decisions/dialog-button.tsx';
import { AdjustmentDialog, useAdjustmentOffer } from './adjustment-decisions.tsx';
import { adjustmentList } from './adjustment-list.ts';
import { ProposeDialog } from './propose-dialog.tsx';
import { useAdjustmentColumns } from './use-adjustment-columns.tsx';

const states = ['pending', 'approved', 'rejected'] as const;

/** Corrections of balance and points: one operator proposes, another one decides. */
export function AdjustmentsScreen() {
  const t = useTranslations('paymentsDesk');
  const list = useList(adjustmentList);
  return (
    <DecisionList
      list={list}
      title={t('adjustments.title')}
      text={t('adjustments.text')}
      start={
        <DialogButton node="operator/adjustment/propose" label={t('adjustments.propose')} dialog={ProposeDialog} />
      }
      columns={useAdjustmentColumns()}
      decisions={{
        heading: t('columns.actions'),
        offer: useAdjustmentOffer(),
        label: (decision) => t(`adjustments.${decision}`),
        dialog: (asked, close) => <AdjustmentDialog {...asked} onClose={close} />,
      }}
      only={(no) => t('only', { no })}
      filters={
        <ChoiceFilter
          of={list}
          name="status"
          label={t('adjustments.status')}
          all={t('adjustments.states.all')}
          options={states.map((value) => ({ value, label: t(`adjustments.states.${value}`) }))}
        />
      }
      empty={t('adjustments.empty')}
      emptyText={t('adjustments.emptyText')}
    />
  );
}
