'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { StoreCorrection } from '#lib/api/settlement/store-corrections.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from '../../settlement.module.css';

const minute = 'yyyy-mm-dd hh:MM';

export function useStoreCorrectionColumns(appeal: (no: string) => void): WorkColumn<StoreCorrection>[] {
  const t = useTranslations('settlementAccount.corrections');
  const locale = useLocale();
  const mayAppeal = useHeldNode()('store/finance/appeal');
  return [
    {
      key: 'no',
      label: t('no'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ no, create_time }) => (
        <span className={styles.words}>
          {no}
          <span className={styles.note}>
            <Unbroken>{formatTime(create_time, '', minute)}</Unbroken>
          </span>
        </span>
      ),
    },
    { key: 'kind', label: t('kind'), isTight: true, cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'amount',
      label: t('amount'),
      align: 'end',
      isTight: true,
      cell: ({ amount }) => formatMoney(locale, amount),
    },
    { key: 'reason', label: t('reason'), cell: (row) => <Reason correction={row} /> },
    { key: 'status', label: t('status'), cell: (row) => <State correction={row} /> },
    {
      key: 'actions',
      label: t('actions'),
      align: 'end',
      cell: ({ no, actions }) =>
        mayAppeal &&
        actions.includes('appeal') && (
          <Button look="secondary" size="small" onClick={() => appeal(no)}>
            {t('appeal')} <span className="visually-hidden">{no}</span>
          </Button>
        ),
    },
  ];
}

interface CellProps {
  correction: StoreCorrection;
}

function Reason({ correction: { reason, order_no: no } }: CellProps) {
  const t = useTranslations('settlementAccount.corrections');
  return (
    <span className={styles.words}>
      {reason}
      {no && (
        <span className={styles.note}>
          <PageLink href={userPath('store/order_info', { no })}>{t('order', { no })}</PageLink>
        </span>
      )}
    </span>
  );
}

const tones = {
  approved: 'success',
  announced: 'warning',
  appealed: 'primary',
  lifted: 'neutral',
  charged: 'error',
} as const;

/** How it stands, and what happens if nobody does anything. */
function State({ correction: { status, appeal_deadline, appeal_note: note, answer, actions } }: CellProps) {
  const t = useTranslations('settlementAccount.corrections');
  return (
    <span className={styles.words}>
      <Chip tone={tones[status]}>{t(`states.${status}`)}</Chip>
      {actions.includes('appeal') && (
        <span className={styles.note}>
          <Unbroken>{t('deadline', { time: formatTime(appeal_deadline, '', minute) })}</Unbroken>
        </span>
      )}
      {note && <span className={styles.note}>{t(status === 'appealed' ? 'appealed' : 'appealNote', { note })}</span>}
      {answer && <span className={styles.note}>{t('answer', { reason: answer })}</span>}
    </span>
  );
}
