'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChoiceFilter, DaysFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { Chip } from '#components/ui/chip.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { refreshSeconds } from '#components/work/money/refresh.ts';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { DeskInvoice } from '#lib/api/invoices/desk-invoices.ts';
import { deskInvoiceViews } from '#lib/contract/invoices/desk-invoices.ts';
import { invoiceKinds, issuerTypes } from '#lib/contract/invoices/records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { InvoiceStatusChip } from '../shared/invoice-status.tsx';
import { useInvoiceReason } from '../shared/use-invoice-reason.ts';
import styles from './desk.module.css';
import { deskInvoiceList } from './desk-lists.ts';

/** Applications of all issuers: what waits, and what is late. */
export function InvoicesScreen() {
  const t = useTranslations('invoicesDesk.list');
  const list = useList(deskInvoiceList);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useColumns()}
        refreshSeconds={refreshSeconds}
        rowKey={({ no }) => no}
        rowName={({ no }) => no}
        filters={<Filters list={list} />}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </>
  );
}

function Filters({ list }: { list: ReturnType<typeof useInvoices> }) {
  const t = useTranslations('invoicesDesk.list');
  const words = useTranslations('invoices');
  return (
    <>
      <SearchFilter of={list} label={t('search')} />
      <ChoiceFilter
        of={list}
        name="view"
        label={t('status')}
        all={t('all')}
        options={deskInvoiceViews.map((value) => ({
          value,
          label: value === 'waiting' || value === 'overdue' ? t(`views.${value}`) : words(`status.${value}`),
        }))}
      />
      <ChoiceFilter
        of={list}
        name="issuer"
        label={t('issuer')}
        all={t('allIssuers')}
        options={issuerTypes.map((value) => ({ value, label: t(`issuers.${value}`) }))}
      />
      <ChoiceFilter
        of={list}
        name="kind"
        label={t('kind')}
        all={t('allKinds')}
        options={invoiceKinds.map((value) => ({ value, label: words(`kinds.${value}`) }))}
      />
      <DaysFilter of={list} />
    </>
  );
}

const useInvoices = () => useList(deskInvoiceList);

function useColumns(): WorkColumn<DeskInvoice>[] {
  const t = useTranslations('invoicesDesk.list');
  const locale = useLocale();
  return [
    {
      key: 'no',
      label: t('no'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ no }) => <PageLink href={userPath('desk/invoices/info', { no })}>{no}</PageLink>,
    },
    { key: 'status', label: t('status'), cell: (row) => <State row={row} /> },
    { key: 'issuer', label: t('issuer'), cell: (row) => row.issuer_name || t(`issuers.${row.issuer}`) },
    { key: 'title', label: t('titleColumn'), cell: ({ title }) => title },
    { key: 'amount', label: t('amount'), align: 'end', cell: ({ amount }) => formatMoney(locale, amount) },
    { key: 'due', label: t('due'), isTight: true, cell: (row) => formatTime(row.due_time, '', 'yyyy-mm-dd') },
    { key: 'fapiao', label: t('fapiao'), isTight: true, isSpare: true, cell: ({ fapiao_no: number }) => number },
  ];
}

function State({ row }: { row: DeskInvoice }) {
  const { status, is_overdue: isOverdue } = row;
  const reason = useInvoiceReason()(row);
  const t = useTranslations('invoicesDesk.list');
  return (
    <span className={`inline-stack-2 justify-items-start wrap-anywhere ${styles.words}`}>
      <InvoiceStatusChip status={status} />
      {isOverdue && <Chip tone="error">{t('views.overdue')}</Chip>}
      {reason && <span className="hint">{reason}</span>}
    </span>
  );
}
