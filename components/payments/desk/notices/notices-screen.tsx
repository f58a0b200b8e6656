'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { OnlyFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { CustomerLink } from '#components/work/money/customer-link.tsx';
import styles from '#components/work/money/money.module.css';
import { NumberCell } from '#components/work/money/number-cell.tsx';
import { refreshSeconds } from '#components/work/money/refresh.ts';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { PaymentNotice } from '#lib/api/wallet/desk-money.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { CameCell } from './came-cell.tsx';
import { noticeList } from './notice-list.ts';
import { ResolveDialog } from './resolve-dialog.tsx';

/** What providers said and nothing came of, until somebody has dealt with it. */
export function NoticesScreen() {
  const t = useTranslations('paymentsDesk');
  const list = useList(noticeList);
  const [pending, ask] = useState<PaymentNotice>();
  const close = () => ask(undefined);
  return (
    <>
      <PageHeader title={t('notices.title')} text={t('notices.text')} />
      <WorkTable
        list={list}
        caption={t('notices.title')}
        columns={useColumns(ask)}
        refreshSeconds={refreshSeconds}
        rowKey={({ id }) => String(id)}
        rowName={({ id, payment_no }) => payment_no || `#${id}`}
        filters={list.state.id && <OnlyFilter of={list} name="id" label={(id) => t('only', { no: `#${id}` })} />}
        empty={<EmptyState title={t('notices.empty')} text={t('notices.emptyText')} />}
        nothing={<EmptyState title={t('notices.gone')} text={t('notices.goneText')} />}
      />
      {pending && <ResolveDialog notice={pending} onDone={close} onClose={close} />}
    </>
  );
}

function useColumns(ask: (notice: PaymentNotice) => void): WorkColumn<PaymentNotice>[] {
  const t = useTranslations('paymentsDesk');
  const channels = useTranslations('ui.channels');
  const mayResolve = useHeldNode()('operator/payment/resolve');
  return [
    {
      key: 'no',
      label: t('notices.payment'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ payment_no: no, channel }) => <NumberCell no={no || t('notices.noPayment')} note={channels(channel)} />,
    },
    { key: 'trade', label: t('notices.tradeNo'), cell: ({ trade_no: no }) => no && <NumberCell no={no} /> },
    {
      key: 'customer',
      label: t('columns.customer'),
      isTight: true,
      cell: ({ due }) => due && <CustomerLink id={due.user_id} name={due.user_name} />,
    },
    { key: 'amount', label: t('notices.came'), align: 'end', cell: (row) => <CameCell notice={row} /> },
    {
      key: 'outcome',
      label: t('notices.outcome'),
      cell: ({ outcome, status }) => (
        <span className={styles.words}>
          {t(`notices.outcomes.${outcome}`)}
          <span className={styles.note}>{t('notices.said', { status: t(`notices.states.${status}`) })}</span>
        </span>
      ),
    },
    {
      key: 'time',
      label: t('notices.time'),
      isTight: true,
      cell: ({ create_time }) => formatTime(create_time, '', 'yyyy-mm-dd hh:MM'),
    },
    {
      key: 'actions',
      label: t('columns.actions'),
      align: 'end',
      cell: (row) =>
        mayResolve && (
          <span className={`row-8 justify-end ${styles.actions}`}>
            <Button look="secondary" size="small" onClick={() => ask(row)}>
              {t('notices.resolve')} <span className="visually-hidden">{row.payment_no || row.trade_no}</span>
            </Button>
          </span>
        ),
    },
  ];
}
