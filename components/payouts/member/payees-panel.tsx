'use client';

import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { type Payee, type Payees, removePayee } from '#lib/api/payouts/member-withdrawals.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { unbroken } from '../account-text.ts';
import styles from '../withdrawals/withdraw.module.css';
import { PayeeDialog } from './payee-dialog.tsx';

/** The accounts that commissions can go to. */
export function PayeesPanel() {
  const t = useTranslations('payouts.payees');
  const query = useQuery(apiQuery('/api/recommend/payees'));
  const [isAdding, setAdding] = useState(false);
  const isVerified = query.data?.is_verified ?? false;
  return (
    <Panel
      title={t('title')}
      text={t('text')}
      actions={
        isVerified && (
          <Button look="secondary" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )
      }
      isFlush
    >
      <QueryView query={query} skeleton={<ListSkeleton />}>
        {(payees) => <PayeeList payees={payees} />}
      </QueryView>
      {isAdding && query.data && <PayeeDialog payees={query.data} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function PayeeList({ payees: { list, is_verified: isVerified } }: { payees: Payees }) {
  const t = useTranslations('payouts.payees');
  const [leaving, ask] = useState<Payee>();
  const columns = useColumns(ask);
  const close = () => ask(undefined);
  return (
    <>
      {!isVerified && (
        <div className={styles.inset}>
          <Alert severity="info">
            {t('unverified')} <PageLink href={userPath('account/profile')}>{t('verify')}</PageLink>
          </Alert>
        </div>
      )}
      {isVerified && list.length === 0 && <p className={styles.inset}>{t('none')}</p>}
      {list.length > 0 && <RecordList caption={t('title')} columns={columns} rows={list} rowKey={({ id }) => id} />}
      {leaving && <RemoveDialog payee={leaving} onClose={close} />}
    </>
  );
}

function useColumns(onRemove: (payee: Payee) => void): Column<Payee>[] {
  const t = useTranslations('payouts');
  return [
    { key: 'account', label: t('payees.account'), isMain: true, cell: ({ account }) => unbroken(account) },
    { key: 'bank', label: t('payees.bank'), cell: ({ bank, channel }) => bank || t(`channels.${channel}`) },
    {
      key: 'ready',
      label: t('payees.state'),
      cell: ({ is_ready: isReady, ready_time: time }) =>
        isReady ? t('payees.ready') : t('payees.readyFrom', { time: formatTime(time, '', 'yyyy-mm-dd hh:MM') }),
    },
    {
      key: 'actions',
      label: t('columns.actions'),
      align: 'end',
      cell: (payee) => (
        <Button look="quiet" size="small" onClick={() => onRemove(payee)}>
          {t('payees.remove')} <span className="visually-hidden">{payee.account}</span>
        </Button>
      ),
    },
  ];
}

function RemoveDialog({ payee: { id, account }, onClose }: { payee: Payee; onClose: () => void }) {
  const t = useTranslations('payouts.payees');
  return (
    <DecisionDialog
      title={t('removeTitle', { account: unbroken(account) })}
      text={t('removeText')}
      confirm={t('remove')}
      isDestructive
      decide={() => removePayee({ id })}
      onClose={onClose}
    />
  );
}
