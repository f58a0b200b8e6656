'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { ChoiceFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { PlatformInvoice } from '#lib/api/invoices/store-platform.ts';
import { invoiceStatuses } from '#lib/contract/invoices/records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { InvoiceStatusChip } from '../../shared/invoice-status.tsx';
import { RecordScreen } from './record-screen.tsx';
import { platformInvoiceList } from './records-list.ts';

/** What the store has asked the platform for; with a number one of them. */
export function RecordsScreen({ no }: { no: string | undefined }) {
  return no === undefined ? <Records /> : <RecordScreen key={no} no={no} />;
}

function Records() {
  const t = useTranslations('invoicesPlatform.records');
  const words = useTranslations('invoices.status');
  const list = useList(platformInvoiceList);
  const mayApply = useHeldNode()('store/invoice/platform/apply');
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        {mayApply && <ButtonLink href={userPath('store/invoice/platform/main')}>{t('apply')}</ButtonLink>}
      </PageHeader>
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useColumns()}
        rowKey={({ no }) => no}
        rowName={({ no }) => no}
        filters={
          <>
            <SearchFilter of={list} label={t('search')} />
            <ChoiceFilter
              of={list}
              name="status"
              label={t('status')}
              all={t('all')}
              options={invoiceStatuses.map((value) => ({ value, label: words(value) }))}
            />
          </>
        }
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </>
  );
}

function useColumns(): WorkColumn<PlatformInvoice>[] {
  const t = useTranslations('invoicesPlatform.records');
  const locale = useLocale();
  return [
    {
      key: 'no',
      label: t('no'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ no }) => <PageLink href={userPath('store/invoice/platform/records', { no })}>{no}</PageLink>,
    },
    { key: 'status', label: t('status'), cell: ({ status }) => <InvoiceStatusChip status={status} /> },
    { key: 'title', label: t('titleColumn'), cell: ({ title }) => title },
    { key: 'fapiao', label: t('fapiao'), isTight: true, cell: ({ fapiao_no: number }) => number },
    { key: 'amount', label: t('amount'), align: 'end', cell: ({ amount }) => formatMoney(locale, amount) },
    { key: 'time', label: t('time'), isTight: true, cell: (row) => formatTime(row.create_time, '', 'yyyy-mm-dd') },
  ];
}
