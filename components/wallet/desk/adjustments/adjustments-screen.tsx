'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import styles from '#components/work/money/money.module.css';
import { MoneyList } from '#components/work/money/money-list.tsx';
import { OnlyOne } from '#components/work/money/only-one.tsx';
import { refreshMs } from '#components/work/money/refresh.ts';
import { StatusSelect } from '#components/work/money/status-select.tsx';
import { useAsked } from '#components/work/money/use-asked.ts';
import { adjustmentsQuery } from '#lib/api/wallet/desk-money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { AskedAdjustment } from './adjustment-actions.tsx';
import { AdjustmentDialogs } from './adjustment-dialogs.tsx';
import { adjustmentFilter, adjustmentStates, readAdjustments } from './adjustments-view.ts';
import { ProposeDialog } from './propose-dialog.tsx';
import { useAdjustmentColumns } from './use-adjustment-columns.tsx';

/** Corrections of balance and points: one operator proposes, another one decides. */
export function AdjustmentsScreen() {
  const t = useTranslations('paymentsDesk.adjustments');
  const [view, setView] = useAddressState(readAdjustments);
  const query = useQuery({
    ...adjustmentsQuery(adjustmentFilter(view)),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  const { asked, ask, close, done, decided } = useAsked<AskedAdjustment>();
  const isWaiting = view.status === 'pending';
  return (
    <div className={styles.stack}>
      <PageHeader title={t('title')} text={t('text')}>
        <ProposeButton />
      </PageHeader>
      <MoneyList
        caption={t('title')}
        query={query}
        columns={useAdjustmentColumns(ask)}
        rowKey={({ no }) => no}
        page={view.page}
        onPage={setView}
        empty={isWaiting ? { title: t('empty'), text: t('emptyText') } : { title: t('none'), text: t('noneText') }}
        decided={decided}
      >
        {view.no && <OnlyOne no={view.no} href={userPath('desk/adjustments')} />}
        {!view.no && (
          <StatusSelect
            label={t('status')}
            value={view.status}
            options={adjustmentStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            onChoose={(status) => setView({ status: status === 'pending' ? undefined : status })}
          />
        )}
      </MoneyList>
      <AdjustmentDialogs asked={asked} onDone={done} onClose={close} />
    </div>
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
