'use client';

import { useTranslations } from 'next-intl';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { RecordFilter } from '#components/lists/filters/record-filter.tsx';
import { useList } from '#components/lists/use-list.ts';
import { DecisionList } from '#components/work/decisions/decision-list.tsx';
import { DialogButton } from '#components/work/decisions/dialog-button.tsx';
import { correctionStoreLookup } from '#lib/api/settlement/desk-corrections.ts';
import { correctionKinds } from '#lib/contract/settlement/corrections.ts';
import { correctionFilters } from '#lib/contract/settlement/desk-corrections.ts';
import { CorrectionDialog, useCorrectionOffer } from './correction-decisions.tsx';
import { correctionList } from './correction-list.ts';
import { ProposeDialog } from './propose-dialog.tsx';
import { useCorrectionColumns } from './use-correction-columns.tsx';

/** What the platform puts right with stores: one operator submits, another one decides. */
export function CorrectionsScreen() {
  const t = useTranslations('settlementCorrections');
  const list = useList(correctionList);
  return (
    <DecisionList
      list={list}
      title={t('title')}
      text={t('text')}
      start={<DialogButton node="operator/correction/propose" label={t('propose')} dialog={ProposeDialog} />}
      columns={useCorrectionColumns()}
      decisions={{
        heading: t('columns.actions'),
        offer: useCorrectionOffer(),
        label: (decision) => t(`decisions.${decision}`),
        dialog: (asked, close) => <CorrectionDialog {...asked} onClose={close} />,
      }}
      only={(no) => t('only', { no })}
      filters={
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
      }
      empty={t('empty')}
      emptyText={t('emptyText')}
    />
  );
}
