'use client';

import { useTranslations } from 'next-intl';
import { DecidedNote, Note, StateCell } from '#components/work/decisions/state-cell.tsx';
import { CustomerLink } from '#components/work/money/customer-link.tsx';
import { DocumentButton } from '#components/work/money/document-button.tsx';
import styles from '#components/work/money/money.module.css';
import { numberColumn } from '#components/work/money/number-column.tsx';
import { useMoneyColumns } from '#components/work/money/use-money-columns.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { Adjustment } from '#lib/api/wallet/desk-money.ts';
import { useSignedAmount } from './use-signed-amount.ts';

export function useAdjustmentColumns(): WorkColumn<Adjustment>[] {
  const t = useTranslations('paymentsDesk');
  const columns = useMoneyColumns<Adjustment>();
  const write = useSignedAmount();
  return [
    numberColumn(t('columns.no')),
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
  ];
}

function Reason({ adjustment: { no, reason, attachment } }: { adjustment: Adjustment }) {
  const t = useTranslations('paymentsDesk.adjustments');
  return (
    <span className={styles.words}>
      {reason}
      {attachment && <DocumentButton link={attachment} no={no} label={t('attachment')} />}
    </span>
  );
}

const tones = { pending: 'warning', approved: 'success', rejected: 'error' } as const;

function State({ adjustment }: { adjustment: Adjustment }) {
  const { status, decided_by: id, decider_name: name, decide_time: time, decide_reason: reason } = adjustment;
  const t = useTranslations('paymentsDesk.adjustments');
  return (
    <StateCell tone={tones[status]} state={t(`states.${status}`)}>
      <DecidedNote by={id === null ? null : { id, name }} time={time} />
      <Note>{reason}</Note>
    </StateCell>
  );
}
