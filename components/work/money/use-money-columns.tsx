'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column } from '#components/ui/list/record-list.tsx';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { CustomerLink } from './customer-link.tsx';

interface MoneyRow {
  user_id: number;
  user_name: string;
  amount: string;
  create_time: number;
}

/** Columns that lists of money have in common: whose, how much, since when. */
export function useMoneyColumns<Row extends MoneyRow>(): Record<'customer' | 'amount' | 'since', Column<Row>> {
  const t = useTranslations('paymentsDesk.columns');
  const locale = useLocale();
  return {
    customer: {
      key: 'customer',
      label: t('customer'),
      isTight: true,
      cell: ({ user_id, user_name }) => <CustomerLink id={user_id} name={user_name} />,
    },
    amount: { key: 'amount', label: t('amount'), align: 'end', cell: ({ amount }) => formatMoney(locale, amount) },
    since: {
      key: 'since',
      label: t('since'),
      isTight: true,
      cell: ({ create_time }) => formatTime(create_time, '', 'yyyy-mm-dd hh:MM'),
    },
  };
}
