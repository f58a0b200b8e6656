'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChoiceFilter, OnlyFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { refreshSeconds } from '#components/work/money/refresh.ts';
import { WorkTable } from '#components/work/work-table.tsx';
import { withdrawalFilters, withdrawalOwners } from '#lib/contract/payouts/records.ts';
import { useWithdrawalColumns } from './use-withdrawal-columns.tsx';
import type { PendingWithdrawal } from './withdrawal-actions.tsx';
import { WithdrawalDialogs } from './withdrawal-dialogs.tsx';
import { withdrawalList } from './withdrawal-list.ts';

/** Money on its way out: one operator approves, another one pays. */
export function WithdrawalsScreen() {
  const t = useTranslations('payoutsDesk');
  const list = useList(withdrawalList);
  const [pending, ask] = useState<PendingWithdrawal>();
  const close = () => ask(undefined);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useWithdrawalColumns(ask)}
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
          )
        }
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      <WithdrawalDialogs pending={pending} onDone={close} onClose={close} />
    </>
  );
}
