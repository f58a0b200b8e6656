'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useList } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { cancelWithdrawal, type WithdrawOptions, withdrawalQuery } from '#lib/api/payouts/member-withdrawals.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { AvailablePanel } from '../withdrawals/available-panel.tsx';
import styles from '../withdrawals/withdraw.module.css';
import { WithdrawalsPanel } from '../withdrawals/withdrawals-panel.tsx';
import { ApplyDialog } from './apply-dialog.tsx';
import { PayeesPanel } from './payees-panel.tsx';
import { withdrawList } from './withdraw-list.ts';

/** What can be withdrawn, where it goes, and what has been. */
export function WithdrawScreen() {
  const list = useList(withdrawList);
  return (
    <div className={`stack-24 ${styles.parts}`}>
      <QueryView query={useQuery(apiQuery('/api/recommend/withdrawOptions'))} skeleton={<ListSkeleton />}>
        {(options) => <Available options={options} />}
      </QueryView>
      <PayeesPanel />
      <WithdrawalsPanel side={{ list, details: withdrawalQuery, cancel: cancelWithdrawal, mayCancel: true }} />
    </div>
  );
}

function Available({ options }: { options: WithdrawOptions }) {
  const t = useTranslations('payouts.available');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AvailablePanel
        owner="user"
        options={options}
        actions={<Button onClick={() => setOpen(true)}>{t('withdraw')}</Button>}
      />
      {isOpen && <ApplyDialog options={options} onClose={() => setOpen(false)} />}
    </>
  );
}
