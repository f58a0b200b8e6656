'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { CustomerLink } from '#components/work/money/customer-link.tsx';
import styles from '#components/work/money/money.module.css';
import { NumberCell } from '#components/work/money/number-cell.tsx';
import { PaperButton } from '#components/work/money/paper-button.tsx';
import { useMoneyColumns } from '#components/work/money/use-money-columns.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { Adjustment } from '#lib/api/wallet/desk-money.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { AdjustmentActions, type PendingAdjustment } from './adjustment-actions.tsx';
import { useSignedAmount } from './use-signed-amount.ts';

const minute = 'yyyy-mm-dd hh:MM';

export function useAdjustmentColumns(ask: (pending: PendingAdjustment) => void): WorkColumn<Adjustment>[] {
  const t = useTranslations('paymentsDesk');
  const columns = useMoneyColumns<Adjustment>();
  const write = useSignedAmount();
  return [
    {
      key: 'no',
      label: t('columns.no'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ no, create_time }) => <NumberCell no={no} note={formatTime(create_time, '', minute)} />,
    },
    columns.customer,
    { key: 'amount', label: t('adjustments.change'), align: 'end', cell: write },
    { key: 'reason', label: t('adjustments.reason'), cell: (row) => <Reason adjustment={row} /> },
    {
      key: 'proposer',
      label: t('adjustments.proposer'),
      isTight: true,
      cell: ({ proposed_by, proposer_name }) => <CustomerLink id={proposed_by} name={proposer_name} />,
    },
    { key: 'status', label: t('columns.status'), cell: (row) => <State adjustment={row} /> },
    {
      key: 'actions',
      label: t('columns.actions'),
      align: 'end',
      cell: (row) => <AdjustmentActions adjustment={row} onAsk={ask} />,
    },
  ];
}

function Reason({ adjustment: { no, reason, attachment } }: { adjustment: Adjustment }) {
  const t = useTranslations('paymentsDesk.adjustments');
  return (
    <span className={styles.words}>
      {reason}
      {attachment && <PaperButton link={attachment} no={no} label={t('attachment')} />}
    </span>
  );
}

const tones = { pending: 'warning', approved: 'success', rejected: 'error' } as const;

function State({ adjustment }: { adjustment: Adjustment }) {
  const { status, decided_by: id, decider_name: by, decide_time: time, decide_reason: reason } = adjustment;
  const t = useTranslations('paymentsDesk');
  return (
    <span className={styles.words}>
      <Chip tone={tones[status]}>{t(`adjustments.states.${status}`)}</Chip>
      {id !== null && (
        <span className={styles.note}>
          {by || t('customer', { id: String(id) })} <Unbroken>{formatTime(time, '', minute)}</Unbroken>
        </span>
      )}
      {reason && <span className={styles.note}>{reason}</span>}
    </span>
  );
}
