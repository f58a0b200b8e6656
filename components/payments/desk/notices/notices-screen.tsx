'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Column } from '#components/ui/list/record-list.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import { CustomerLink } from '#components/work/money/customer-link.tsx';
import styles from '#components/work/money/money.module.css';
import { MoneyList } from '#components/work/money/money-list.tsx';
import { NumberCell } from '#components/work/money/number-cell.tsx';
import { OnlyOne } from '#components/work/money/only-one.tsx';
import { refreshMs } from '#components/work/money/refresh.ts';
import { useAsked } from '#components/work/money/use-asked.ts';
import { noticesQuery, type PaymentNotice } from '#lib/api/wallet/desk-money.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { CameCell } from './came-cell.tsx';
import { readNotices } from './notices-view.ts';
import { ResolveDialog } from './resolve-dialog.tsx';

/** What providers said and nothing came of, until somebody has dealt with it. */
export function NoticesScreen() {
  const t = useTranslations('paymentsDesk.notices');
  const [{ id, ...page }, setPage] = useAddressState(readNotices);
  const query = useQuery({
    ...noticesQuery({ ...page, id }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  const { asked, ask, close, done, decided } = useAsked<PaymentNotice>();
  return (
    <div className={styles.stack}>
      <PageHeader title={t('title')} text={t('text')} />
      <MoneyList
        caption={t('title')}
        query={query}
        columns={useColumns(ask)}
        rowKey={({ id }) => id}
        page={page}
        onPage={setPage}
        empty={id ? { title: t('gone'), text: t('goneText') } : { title: t('empty'), text: t('emptyText') }}
        decided={decided}
      >
        {id && <OnlyOne no={`#${id}`} href={userPath('desk/notices')} />}
      </MoneyList>
      {asked && <ResolveDialog notice={asked} onDone={done} onClose={close} />}
    </div>
  );
}

function useColumns(ask: (notice: PaymentNotice) => void): Column<PaymentNotice>[] {
  const t = useTranslations('paymentsDesk');
  const mayResolve = useHeldNode()('operator/payment/resolve');
  return [
    {
      key: 'no',
      label: t('notices.payment'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ payment_no: no, channel }) => (
        <NumberCell no={no || t('notices.noPayment')} note={t(`channels.${channel}`)} />
      ),
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
          <span className={styles.actions}>
            <Button look="secondary" size="small" onClick={() => ask(row)}>
              {t('notices.resolve')} <span className="visually-hidden">{row.payment_no || row.trade_no}</span>
            </Button>
          </span>
        ),
    },
  ];
}
