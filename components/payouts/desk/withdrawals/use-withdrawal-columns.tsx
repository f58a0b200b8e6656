'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import styles from '#components/work/money/money.module.css';
import { useMoneyColumns } from '#components/work/money/use-money-columns.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { DeskWithdrawal } from '#lib/api/payouts/desk-withdrawals.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { type PendingWithdrawal, WithdrawalActions } from './withdrawal-actions.tsx';
import { withdrawalHref } from './withdrawal-address.ts';
import { Account, Net, Owner, Signs, State } from './withdrawal-cells.tsx';

export function useWithdrawalColumns(ask: (pending: PendingWithdrawal) => void): WorkColumn<DeskWithdrawal>[] {
  const t = useTranslations('payoutsDesk.columns');
  const columns = useMoneyColumns<DeskWithdrawal>();
  return [
    {
      key: 'no',
      label: t('no'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ no, create_time }) => <Numbered no={no} time={create_time} />,
    },
    { key: 'owner', label: t('owner'), isTight: true, cell: (row) => <Owner withdrawal={row} /> },
    columns.amount,
    { key: 'net', label: t('net'), align: 'end', cell: (row) => <Net withdrawal={row} /> },
    { key: 'account', label: t('account'), cell: (row) => <Account withdrawal={row} /> },
    { key: 'signs', label: t('signs'), cell: (row) => <Signs withdrawal={row} /> },
    { key: 'status', label: t('status'), cell: (row) => <State withdrawal={row} /> },
    {
      key: 'actions',
      label: t('actions'),
      align: 'end',
      cell: (row) => <WithdrawalActions withdrawal={row} onAsk={ask} />,
    },
  ];
}

function Numbered({ no, time }: { no: string; time: number }) {
  return (
    <span className={styles.name}>
      <PageLink href={withdrawalHref(no)}>{no}</PageLink>
      <span className={styles.note}>
        <Unbroken>{formatTime(time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
      </span>
    </span>
  );
}
