'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { StoreDeposit } from '#lib/api/settlement/store-deposits.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { dueDay } from '../../due-day.ts';
import styles from '../../settlement.module.css';

const minute = 'yyyy-mm-dd hh:MM';

export function useStoreDepositColumns(pay: (deposit: StoreDeposit) => void): WorkColumn<StoreDeposit>[] {
  const t = useTranslations('settlementDeposits');
  const locale = useLocale();
  const mayPay = useHeldNode()('store/finance/withdraw');
  return [
    {
      key: 'no',
      label: t('store.no'),
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
    { key: 'kind', label: t('store.kind'), isTight: true, cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'amount',
      label: t('store.amount'),
      align: 'end',
      isTight: true,
      cell: ({ amount }) => formatMoney(locale, amount),
    },
    { key: 'reason', label: t('store.reason'), cell: ({ reason }) => reason },
    { key: 'status', label: t('store.status'), cell: (row) => <State deposit={row} /> },
    {
      key: 'actions',
      label: t('store.actions'),
      align: 'end',
      cell: (row) =>
        mayPay &&
        row.actions.includes('pay') && (
          <Button look="secondary" size="small" onClick={() => pay(row)}>
            {t('store.pay')} <span className="visually-hidden">{row.no}</span>
          </Button>
        ),
    },
  ];
}

const tones = { open: 'warning', paid: 'success', withdrawn: 'neutral', approved: 'success' } as const;

/** How it stands, and what happens if nobody does anything. */
function State({ deposit: { status, is_overdue: isOverdue, due_time, done_time, answer } }: { deposit: StoreDeposit }) {
  const t = useTranslations('settlementDeposits');
  return (
    <span className={styles.words}>
      <Chip tone={isOverdue ? 'error' : tones[status]}>{isOverdue ? t('overdue') : t(`store.states.${status}`)}</Chip>
      {status === 'open' && due_time && (
        <span className={styles.note}>
          <Unbroken>{t(isOverdue ? 'store.overdueNote' : 'store.dueNote', { day: dueDay(due_time) })}</Unbroken>
        </span>
      )}
      {done_time && (
        <span className={styles.note}>
          <Unbroken>{t('store.done', { time: formatTime(done_time, '', minute) })}</Unbroken>
        </span>
      )}
      {answer && <span className={styles.note}>{t('store.answer', { reason: answer })}</span>}
    </span>
  );
}
