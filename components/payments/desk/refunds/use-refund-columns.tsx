'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { CustomerLink } from '#components/work/money/customer-link.tsx';
import styles from '#components/work/money/money.module.css';
import { NumberCell } from '#components/work/money/number-cell.tsx';
import { useMoneyColumns } from '#components/work/money/use-money-columns.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { DeskRefund } from '#lib/api/wallet/desk-money.ts';
import { channels } from '#lib/contract/payments/channels.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { RefundActions, type RefundMoves } from './refund-actions.tsx';

export function useRefundColumns(moves: RefundMoves): WorkColumn<DeskRefund>[] {
  const t = useTranslations('paymentsDesk');
  const columns = useMoneyColumns<DeskRefund>();
  const why = useReasonWords();
  return [
    {
      key: 'no',
      label: t('columns.no'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ no, reason }) => <NumberCell no={no} note={why(reason)} />,
    },
    {
      key: 'subject',
      label: t('refunds.subject'),
      isTight: true,
      cell: ({ subject_no, user_id, user_name }) => (
        <span className={styles.words}>
          <SubjectLink no={subject_no} />
          <CustomerLink id={user_id} name={user_name} />
        </span>
      ),
    },
    columns.amount,
    { key: 'way', label: t('refunds.way'), isTight: true, cell: (row) => <RefundWay refund={row} /> },
    { key: 'status', label: t('columns.status'), cell: (row) => <RefundState refund={row} /> },
    {
      key: 'since',
      label: t('columns.since'),
      isTight: true,
      cell: ({ create_time }) => formatTime(create_time, '', 'yyyy-mm-dd'),
    },
    {
      key: 'actions',
      label: t('columns.actions'),
      align: 'end',
      cell: (row) => <RefundActions refund={row} moves={moves} />,
    },
  ];
}

/** Our words for why money goes back; a person's own words stay as they are. */
function useReasonWords(): (reason: string) => string {
  const t = useTranslations('paymentsDesk.refunds.reasons');
  return (reason) => findWords(t, reason) ?? reason;
}

/** An order can be looked at; what should have been paid otherwise has only its number. */
function SubjectLink({ no }: { no: string }) {
  const isHeld = useHeldNode();
  const isOrder = no.startsWith('SO');
  if (!isOrder || !isHeld('operator/order/list')) return no;
  return <PageLink href={userPath('desk/orders/info', { no })}>{no}</PageLink>;
}

function RefundWay({ refund: { kind, channel, payment_no: paymentNo } }: { refund: DeskRefund }) {
  const t = useTranslations('paymentsDesk');
  const names = useTranslations('ui.channels');
  const known = [...channels, 'balance' as const].find((each) => each === channel);
  return (
    <span className={styles.words}>
      {t(`refunds.kinds.${kind}`)}
      <span className={styles.note}>{known ? names(known) : channel}</span>
      <span className={`${styles.note} ${styles.no}`}>{paymentNo}</span>
    </span>
  );
}

const tones = {
  pending: 'neutral',
  processing: 'primary',
  succeeded: 'success',
  failed: 'error',
  manual_required: 'warning',
} as const;

function RefundState({ refund: { status, attempts, last_error: fault } }: { refund: DeskRefund }) {
  const t = useTranslations('paymentsDesk.refunds');
  return (
    <span className={styles.words}>
      <Chip tone={tones[status]}>{t(`states.${status}`)}</Chip>
      {attempts > 0 && <span className={styles.note}>{t('attempts', { count: attempts })}</span>}
      {fault && <span className="fault whitespace-normal">{fault}</span>}
    </span>
  );
}
