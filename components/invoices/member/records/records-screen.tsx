'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { SearchFilter } from '#components/lists/filters/filters.tsx';
import { ListFilters } from '#components/lists/filters/list-filters.tsx';
import { RecordPages } from '#components/lists/list-pages.tsx';
import { ListTabs } from '#components/lists/list-tabs.tsx';
import { useList, useListQuery } from '#components/lists/use-list.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import type { Column } from '#components/ui/list/record-list.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { InvoiceSummary } from '#lib/contract/invoices/invoice-shapes.ts';
import { invoiceTabs } from '#lib/contract/invoices/member-invoices.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { InvoiceStatusChip } from '../../shared/invoice-status.tsx';
import { useInvoiceReason } from '../../shared/use-invoice-reason.ts';
import styles from '../invoices.module.css';
import { invoiceRecordList } from './record-list.ts';

/** What a member has asked to be invoiced, and how far it is. */
export function InvoiceRecordsScreen() {
  const t = useTranslations('invoices.records');
  const list = useList(invoiceRecordList);
  const query = useListQuery(list);
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <ButtonLink href={userPath('account/invoice/invoice')}>{t('apply')}</ButtonLink>
      </PageHeader>
      <RecordTabs current={list.state.tab} />
      <ListFilters of={list}>
        <SearchFilter of={list} label={t('search')} />
      </ListFilters>
      <Panel isFlush>
        <RecordPages
          list={list}
          query={query}
          caption={t('title')}
          columns={columns}
          rowKey={({ no }) => no}
          empty={{ title: t('empty'), text: t('emptyText') }}
        />
      </Panel>
    </>
  );
}

function RecordTabs({ current }: { current: (typeof invoiceTabs)[number] | undefined }) {
  const t = useTranslations('invoices.records');
  const { data: counts } = useQuery(apiQuery('/api/invoice/counts'));
  return (
    <ListTabs
      label={t('tabsLabel')}
      tabs={invoiceTabs}
      current={current}
      labelOf={(tab) => t(`tabs.${tab}`)}
      countOf={(tab) => (tab === 'waiting' ? counts?.waiting : undefined)}
    />
  );
}

function useColumns(): Column<InvoiceSummary>[] {
  const t = useTranslations('invoices');
  const reasonOf = useInvoiceReason();
  return [
    {
      key: 'no',
      label: t('records.no'),
      isMain: true,
      isTight: true,
      cell: ({ no }) => <PageLink href={userPath('account/invoice/info', { no })}>{no}</PageLink>,
    },
    {
      key: 'title',
      label: t('wish.title'),
      cell: ({ title, kind, issuer_name: issuer }) => (
        <span className={styles.words}>
          {title}
          <span className="hint">{[t(`kinds.${kind}`), issuer].filter(Boolean).join(' · ')}</span>
        </span>
      ),
    },
    { key: 'fapiao', label: t('paper.no'), cell: ({ fapiao_no: no }) => no },
    { key: 'time', label: t('records.time'), cell: ({ create_time }) => formatTime(create_time, '', 'yyyy-mm-dd') },
    { key: 'amount', label: t('records.amount'), align: 'end', cell: (row) => <Amount {...row} /> },
    {
      key: 'status',
      label: t('records.status'),
      cell: (row) => (
        <span className={styles.words}>
          <span>
            <InvoiceStatusChip status={row.status} />
          </span>
          {row.reason && <span className="hint">{reasonOf(row)}</span>}
        </span>
      ),
    },
  ];
}

function Amount({ amount, red_amount: red }: InvoiceSummary) {
  const t = useTranslations('invoices.records');
  const locale = useLocale();
  return (
    <span className={styles.words}>
      {formatMoney(locale, amount)}
      {Number(red) > 0 && <span className="hint">{t('reversed', { amount: formatMoney(locale, red) })}</span>}
    </span>
  );
}
