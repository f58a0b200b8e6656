'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { DeskStatement } from '#lib/api/settlement/desk-statements.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { sumColumns } from '../../statements/statement-words.ts';
import { StoreCell } from '../store-cell.tsx';
import { Numbered, State } from './statement-cells.tsx';

export function useDeskStatementColumns(): WorkColumn<DeskStatement>[] {
  const t = useTranslations('settlementStatements');
  const locale = useLocale();
  return [
    {
      key: 'no',
      label: t('no'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: (row) => <Numbered statement={row} />,
    },
    { key: 'store', label: t('desk.store'), cell: (row) => <StoreCell of={row} /> },
    { key: 'status', label: t('status'), cell: (row) => <State statement={row} /> },
    ...sumColumns({
      of: ['opening', 'net', 'closing'],
      label: (name) => t(`sums.${name}`),
      write: (amount) => formatMoney(locale, amount),
    }),
  ];
}
