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
import { depositStoreLookup } from '#lib/api/settlement/desk-deposits.ts';
import { depositKinds } from '#lib/contract/settlement/deposits.ts';
import { depositFilters } from '#lib/contract/settlement/desk-deposits.ts';
import type { PendingDeposit } from './deposit-actions.tsx';
import { DepositDialogs } from './deposit-dialogs.tsx';
import { depositList } from './deposit-list.ts';
import { ProposeDialog } from './propose-dialog.tsx';
import { useDepositColumns } from './use-deposit-columns.tsx';

/** What stores leave with the platform: one operator asks for it, two give it back or keep it. */
export function DepositsScreen() {
  const t = useTranslations('settlementDeposits');
  const list = useList(depositList);
  const [pending, ask] = useState<PendingDeposit>();
  const close = () => ask(undefined);
  return (
    <>
      <PageHeader title={t('desk.title')} text={t('desk.text')}>
        <ProposeButton />
      </PageHeader>
      <WorkTable
        list={list}
        caption={t('desk.title')}
        columns={useDepositColumns(ask)}
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
          )
        }
        empty={<EmptyState title={t('desk.empty')} text={t('desk.emptyText')} />}
      />
      {pending && <DepositDialogs pending={pending} onDone={close} onClose={close} />}
    </>
  );
}

/** The dialog gives the focus back to the button, which stays. */
function ProposeButton() {
  const t = useTranslations('settlementDeposits.desk');
  const mayPropose = useHeldNode()('operator/deposit/propose');
  const [isOpen, setOpen] = useState(false);
  if (!mayPropose) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('propose')}</Button>
      {isOpen && <ProposeDialog onClose={() => setOpen(false)} />}
    </>
  );
}
