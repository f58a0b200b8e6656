'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import type { Column } from '#components/ui/list/record-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { formatTime } from '#lib/i18n/date.ts';
import { SignedAmount, useAmount } from './amount.tsx';
import type { ShownMovement } from './shown-movement.ts';
import { walletPaths } from './wallet-paths.ts';

/** Movements, newest first, each with what it left behind. `after`: what the running balance is called. */
export function useMovementColumns(after: string): Column<ShownMovement>[] {
  const t = useTranslations('wallet');
  const write = useAmount();
  return [
    { key: 'time', label: t('columns.time'), cell: ({ time }) => formatTime(time, '') },
    { key: 'memo', label: t('columns.memo'), isMain: true, cell: (row) => <Memo {...row} /> },
    { key: 'kind', label: t('columns.kind'), cell: ({ kind }) => kind && <Chip>{t(`kinds.${kind}`)}</Chip> },
    {
      key: 'change',
      label: t('columns.change'),
      align: 'end',
      cell: ({ unit, change }) => <SignedAmount unit={unit} value={change} />,
    },
    { key: 'after', label: after, align: 'end', cell: ({ unit, after: value }) => write({ unit, value }) },
  ];
}

/** A recharge can be looked at as it was. */
function Memo({ memo, rechargeNo }: ShownMovement) {
  return rechargeNo ? <PageLink href={walletPaths.recharge(rechargeNo)}>{memo}</PageLink> : memo;
}
