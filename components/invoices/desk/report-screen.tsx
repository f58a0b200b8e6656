'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Choice, ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { RecordList } from '#components/ui/list/record-list.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { InvoiceReport, ReportedDocument } from '#lib/api/invoices/desk-invoices.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { documentColors, issuerTypes } from '#lib/contract/invoices/records.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from './desk.module.css';
import { documentList, toReportQuery } from './desk-lists.ts';

/** What was issued, for the tax return: totals, each a way to the documents that make it up. */
export function ReportScreen() {
  const t = useTranslations('invoicesDesk.report');
  const list = useList(documentList);
  const query = useQuery(apiQuery('/api/operator/invoice/report', toReportQuery(list.state)));
  return (
    <div className={`stack-24 min-w-0 ${styles.parts}`}>
      <PageHeader title={t('title')} text={t('text')} />
      <QueryView query={query} skeleton={<ListSkeleton rows={6} />}>
        {(report) => <Figures report={report} />}
      </QueryView>
      <WorkTable
        list={list}
        caption={t('documents')}
        columns={useColumns()}
        rowKey={({ fapiao_code: code, fapiao_no: no, issuer_name: issuer }) => `${issuer}${code}${no}`}
        rowName={({ fapiao_no: no }) => no}
        filters={
          <>
            <MonthChoice name="from" value={list.state.from ?? query.data?.from ?? ''} onChoose={list.change} />
            <MonthChoice name="to" value={list.state.to ?? query.data?.to ?? ''} onChoose={list.change} />
            <ChoiceFilter
              of={list}
              name="issuer"
              label={t('issuer')}
              all={t('allIssuers')}
              options={issuerTypes.map((value) => ({ value, label: t(`issuers.${value}`) }))}
            />
            <ChoiceFilter
              of={list}
              name="color"
              label={t('color')}
              all={t('allColors')}
              options={documentColors.map((value) => ({ value, label: t(`colors.${value}`) }))}
            />
          </>
        }
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </div>
  );
}

/** The last three years, the newest month first. */
function MonthChoice({ name, value, onChoose }: MonthChoiceProps) {
  const t = useTranslations('invoicesDesk.report');
  const [year = 2000, month = 1] = (value || '2000-01').split('-').map(Number);
  const near = Array.from({ length: 37 }, (_, index) => {
    const at = new Date(Date.UTC(year, month - 1 + 12 - index, 1));
    return at.toISOString().slice(0, 7);
  });
  return (
    <Choice
      label={t(name)}
      value={value}
      isChosen={value !== ''}
      options={near.map((each) => ({ value: each, label: t('month', { name: t(name), month: each }) }))}
      onChoose={(chosen) => onChoose({ [name]: chosen })}
    />
  );
}

interface MonthChoiceProps {
  name: 'from' | 'to';
  value: string;
  onChoose: (change: Record<string, string>) => void;
}

type Sums = Omit<InvoiceReport['sums']['net'], 'count'> & { count: number | null };

function Figures({ report: { list, sums, from, to } }: { report: InvoiceReport }) {
  const t = useTranslations('invoicesDesk.report');
  const locale = useLocale();
  const money = (amount: string) => formatMoney(locale, amount);
  const totals = [
    { key: 'blue', label: t('colors.blue'), ...sums.blue },
    { key: 'red', label: t('colors.red'), ...sums.red },
    // What is left is an amount, and no number of documents.
    { key: 'net', label: t('net'), ...sums.net, count: null },
  ];
  const amounts = [
    { key: 'count', label: t('count'), align: 'end' as const, cell: ({ count }: Sums) => count },
    { key: 'net', label: t('netColumn'), align: 'end' as const, cell: ({ net }: Sums) => money(net) },
    { key: 'tax', label: t('tax'), align: 'end' as const, cell: ({ tax }: Sums) => money(tax) },
    { key: 'total', label: t('total'), align: 'end' as const, cell: ({ total }: Sums) => money(total) },
  ];
  return (
    <div className={`stack-24 min-w-0 ${styles.parts}`}>
      <Panel title={t('figures', { from, to })} isFlush>
        <RecordList
          caption={t('figures', { from, to })}
          rows={totals}
          rowKey={({ key }) => key}
          columns={[
            { key: 'label', label: t('color'), isMain: true, isHeader: true, cell: ({ label }) => label },
            ...amounts,
          ]}
        />
      </Panel>
      {list.length > 0 && (
        <Panel title={t('byRate')} isFlush>
          <RecordList
            caption={t('byRate')}
            rows={list}
            rowKey={({ month, issuer, issuer_id: id, color, rate }) => `${month}:${issuer}:${id}:${color}:${rate}`}
            columns={[
              {
                key: 'month',
                label: t('monthColumn'),
                isMain: true,
                isHeader: true,
                isTight: true,
                cell: (row) => <PageLink href={documentsOf(row)}>{row.month}</PageLink>,
              },
              { key: 'issuer', label: t('issuer'), cell: (row) => row.issuer_name || t(`issuers.${row.issuer}`) },
              { key: 'color', label: t('color'), cell: ({ color }) => t(`colors.${color}`) },
              { key: 'rate', label: t('rate'), align: 'end', cell: ({ rate }) => `${rate / 100}%` },
              ...amounts,
            ]}
          />
        </Panel>
      )}
    </div>
  );
}

const documentsOf = ({ month, issuer, issuer_id: id, color, rate }: InvoiceReport['list'][number]) =>
  userPath('desk/invoices/report', {
    from: month,
    to: month,
    color,
    rate,
    ...(issuer === 'store' ? { store_id: id } : { issuer }),
  });

function useColumns(): WorkColumn<ReportedDocument>[] {
  const t = useTranslations('invoicesDesk.report');
  const locale = useLocale();
  return [
    {
      key: 'no',
      label: t('fapiaoNo'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ no, fapiao_no: number }) => <PageLink href={userPath('desk/invoices/info', { no })}>{number}</PageLink>,
    },
    { key: 'date', label: t('date'), isTight: true, cell: (row) => row.issue_date },
    { key: 'color', label: t('color'), cell: ({ color }) => t(`colors.${color}`) },
    { key: 'issuer', label: t('issuer'), cell: (row) => row.issuer_name },
    { key: 'buyer', label: t('buyer'), cell: ({ buyer }) => buyer },
    { key: 'net', label: t('netColumn'), align: 'end', cell: ({ net }) => formatMoney(locale, net) },
    { key: 'tax', label: t('tax'), align: 'end', cell: ({ tax }) => formatMoney(locale, tax) },
    { key: 'total', label: t('total'), align: 'end', cell: ({ total }) => formatMoney(locale, total) },
  ];
}
