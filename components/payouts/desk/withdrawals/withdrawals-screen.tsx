'use client';

import { useTranslations } from 'next-intl';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { DecisionList } from '#components/work/decisions/decision-list.tsx';
import { withdrawalFilters, withdrawalOwners } from '#lib/contract/payouts/records.ts';
import { useWithdrawalColumns } from './use-withdrawal-columns.tsx';
import { namedDecision, useWithdrawalOffer } from './use-withdrawal-offer.ts';
import { WithdrawalDialog } from './withdrawal-dialogs.tsx';
import { withdrawalList } from './withdrawal-list.ts';

/** Money on its way out: one operator approves, another one pays. */
export function WithdrawalsScreen() {
  const t = useTranslations('payoutsDesk');
  const list = useList(withdrawalList);
  return (
    <DecisionList
      list={list}
      title={t('title')}
      text={t('text')}
      columns={useWithdrawalColumns()}
      decisions={{
        heading: t('columns.actions'),
        offer: useWithdrawalOffer(),
        label: (decision, { actions }) => t(`decisions.${namedDecision(decision, actions)}`),
        isMany: true,
        dialog: (asked, close) => <WithdrawalDialog {...asked} onClose={close} />,
      }}
      only={(no) => t('only', { no })}
      filters={
        <>
          <ChoiceFilter
            of={list}
            name="status"
            label={t('columns.status')}
            all={t('states.all')}
            options={withdrawalFilters.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
          <ChoiceFilter
            of={list}
            name="owner"
            label={t('columns.owner')}
            all={t('owners.all')}
            options={withdrawalOwners.map((value) => ({ value, label: t(`owners.${value}`) }))}
          />
        </>
      }
      empty={t('empty')}
      emptyText={t('emptyText')}
    />
  );
}
