'use client';

import { useTranslations } from 'next-intl';
import { numberColumn } from '#components/work/money/number-column.tsx';
import { useMoneyColumns } from '#components/work/money/use-money-columns.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { DeskWithdrawal } from '#lib/api/payouts/desk-withdrawals.ts';
import { withdrawalHref } from './withdrawal-address.ts';
import { Account, Net, Owner, Signs, State } from './withdrawal-cells.tsx';

export function useWithdrawalColumns(): WorkColumn<DeskWithdrawal>[] {
  const t = useTranslations('payoutsDesk.columns');
  const columns = useMoneyColumns<DeskWithdrawal>();
  return [
    numberColumn(t('no'), withdrawalHref),
    { key: 'owner', label: t('owner'), isTight: true, cell: (row) => <Owner withdrawal={row} /> },
    columns.amount,
    { key: 'net', label: t('net'), align: 'end', cell: (row) => <Net withdrawal={row} /> },
    { key: 'account', label: t('account'), cell: (row) => <Account withdrawal={row} /> },
    { key: 'signs', label: t('signs'), cell: (row) => <Signs withdrawal={row} /> },
    { key: 'status', label: t('status'), cell: (row) => <State withdrawal={row} /> },
  ];
}
