'use client';

import { useTranslations } from 'next-intl';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { RecordFilter } from '#components/lists/filters/record-filter.tsx';
import { useList } from '#components/lists/use-list.ts';
import { DecisionList } from '#components/work/decisions/decision-list.tsx';
import { DialogButton } from '#components/work/decisions/dialog-button.tsx';
import { depositStoreLookup } from '#lib/api/settlement/desk-deposits.ts';
import { depositKinds } from '#lib/contract/settlement/deposits.ts';
import { depositFilters } from '#lib/contract/settlement/desk-deposits.ts';
import { DepositDialog, useDepositOffer } from './deposit-decisions.tsx';
import { depositList } from './deposit-list.ts';
import { ProposeDialog } from './propose-dialog.tsx';
import { useDepositColumns } from './use-deposit-columns.tsx';

/** What stores leave with the platform: one operator asks for it, two give it back or keep it. */
export function DepositsScreen() {
  const t = useTranslations('settlementDeposits');
  const list = useList(depositList);
  return (
    <DecisionList
      list={list}
      title={t('desk.title')}
      text={t('desk.text')}
      start={<DialogButton node="operator/deposit/propose" label={t('desk.propose')} dialog={ProposeDialog} />}
      columns={useDepositColumns()}
      decisions={{
        heading: t('desk.columns.actions'),
        offer: useDepositOffer(),
        label: (decision) => t(`desk.decisions.${decision}`),
        dialog: (asked, close) => <DepositDialog {...asked} onClose={close} />,
      }}
      only={(no) => t('only', { no })}
      filters={
        <>
          <ChoiceFilter
            of={list}
            name="status"
            label={t('desk.columns.status')}
            all={t('allStates')}
            options={depositFilters.map((value) => ({ value, label: t(`desk.states.${value}`) }))}
          />
          <ChoiceFilter
            of={list}
            name="kind"
            label={t('desk.columns.kind')}
            all={t('allKinds')}
            options={depositKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          <RecordFilter
            of={list}
            name="store_id"
            label={t('desk.columns.store')}
            all={t('desk.allStores')}
            lookup={depositStoreLookup}
          />
        </>
      }
      empty={t('desk.empty')}
      emptyText={t('desk.emptyText')}
    />
  );
}
