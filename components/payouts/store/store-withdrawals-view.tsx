'use client';

import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { useList } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import {
  cancelStoreWithdrawal,
  type StoreWithdrawOptions,
  storeWithdrawalQuery,
} from '#lib/api/payouts/store-withdrawals.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { accountText } from '../account-text.ts';
import { AvailablePanel } from '../withdrawals/available-panel.tsx';
import styles from '../withdrawals/withdraw.module.css';
import { WithdrawalsPanel } from '../withdrawals/withdrawals-panel.tsx';
import { StoreApplyDialog } from './store-apply-dialog.tsx';
import { storeWithdrawList } from './store-withdraw-list.ts';

/** What the store can take of its earnings, and what it has. */
export function StoreWithdrawalsView() {
  const list = useList(storeWithdrawList);
  const mayTake = useHeldNode()('store/finance/withdraw');
  const side = { list, details: storeWithdrawalQuery, cancel: cancelStoreWithdrawal, mayCancel: mayTake };
  return (
    <div className={`stack-24 ${styles.parts}`}>
      <QueryView query={useQuery(apiQuery('/api/store/withdrawOptions'))} skeleton={<ListSkeleton />}>
        {(options) => <Available options={options} mayTake={mayTake} />}
      </QueryView>
      <WithdrawalsPanel side={side} />
    </div>
  );
}

function Available({ options, mayTake }: { options: StoreWithdrawOptions; mayTake: boolean }) {
  const t = useTranslations('payouts');
  const [isOpen, setOpen] = useState(false);
  const { bank, account, is_own_account: isOwn, is_invoice_needed: isInvoiceNeeded } = options;
  return (
    <>
      <AvailablePanel
        owner="store"
        options={options}
        account={
          <span className="inline-stack-2 justify-items-cell min-w-0">
            {accountText(bank, account)}
            <PageLink href={userPath('store/profile')}>{t('store.account')}</PageLink>
          </span>
        }
        hindrance={
          <>
            {!isOwn && <Alert severity="warning">{t('store.notOwn')}</Alert>}
            {isInvoiceNeeded && (
              <Alert severity="info">
                {t('store.invoiceNeeded')}{' '}
                <PageLink href={userPath('store/invoice/settlements')}>{t('store.toInvoices')}</PageLink>
              </Alert>
            )}
          </>
        }
        actions={mayTake && isOwn && <Button onClick={() => setOpen(true)}>{t('available.withdraw')}</Button>}
      />
      {isOpen && <StoreApplyDialog options={options} onClose={() => setOpen(false)} />}
    </>
  );
}
