'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { RedTask } from '#lib/api/invoices/desk-invoices.ts';
import { redViews } from '#lib/contract/invoices/desk-invoices.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from './desk.module.css';
import { redList } from './desk-lists.ts';

/** Red letters: at first those of which nothing came, so that somebody speaks with the parties. */
export function RedsScreen() {
  const t = useTranslations('invoicesDesk.reds');
  const list = useList(redList);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useColumns()}
        rowKey={({ red_no: no }) => no}
        rowName={({ red_no: no }) => no}
        filters={
          <ChoiceFilter
            of={list}
            name="view"
            label={t('view')}
            all={t('all')}
            options={redViews.map((value) => ({ value, label: t(`views.${value}`) }))}
          />
        }
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </>
  );
}

function useColumns(): WorkColumn<RedTask>[] {
  const t = useTranslations('invoicesDesk.reds');
  const words = useTranslations('invoices');
  const locale = useLocale();
  return [
    {
      key: 'no',
      label: t('no'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ red_no: red, no }) => (
        <span className={`inline-stack-2 justify-items-start wrap-anywhere ${styles.words}`}>
          <PageLink href={userPath('desk/invoices/info', { no })}>{red}</PageLink>
          <span className="hint">{no}</span>
        </span>
      ),
    },
    {
      key: 'status',
      label: t('status'),
      cell: (row) => (
        <span className={`inline-stack-2 justify-items-start wrap-anywhere ${styles.words}`}>
          {words(`redStatus.${row.status}`)}
          {row.fail_reason && <span className="hint">{row.fail_reason}</span>}
        </span>
      ),
    },
    { key: 'reason', label: t('reason'), cell: ({ reason }) => words(`redReasons.${reason}`) },
    { key: 'issuer', label: t('issuer'), cell: (row) => row.issuer_name },
    { key: 'title', label: t('buyer'), cell: ({ title }) => title },
    { key: 'amount', label: t('amount'), align: 'end', cell: ({ amount }) => formatMoney(locale, amount) },
    {
      key: 'time',
      label: t('time'),
      isTight: true,
      cell: (row) => formatTime(row.create_time, '', 'yyyy-mm-dd hh:MM'),
    },
  ];
}
