'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkBulkAction } from '#components/work/work-types.ts';
import type { IssuerInvoice } from '#lib/api/invoices/issuer-invoices.ts';
import type { IssuerSide } from '../issuer-side.ts';
import { InvoiceFilters } from './invoice-filters.tsx';
import { InvoiceTabs } from './invoice-tabs.tsx';
import { ManyActions } from './many-actions.tsx';
import { useInvoiceColumns } from './use-invoice-columns.tsx';

/** Invoices to work in, what is due first in front. */
export function InvoicesScreen({ side }: { side: IssuerSide }) {
  const t = useTranslations('invoicesStore.list');
  const list = useList(side.list);
  const { tab } = list.state;
  return (
    <>
      <PageHeader title={t(`titles.${side.side}`)} text={t(`texts.${side.side}`)}>
        <ManyActions side={side} />
      </PageHeader>
      <InvoiceTabs side={side} current={tab} />
      <WorkTable
        list={list}
        caption={t(`titles.${side.side}`)}
        columns={useInvoiceColumns(side)}
        refreshSeconds={60}
        rowKey={({ no }) => no}
        rowMark={markOf}
        rowName={({ no }) => t('row', { no })}
        rowHref={({ no }) => side.href(no)}
        bulk={useBulk(side)}
        filters={<InvoiceFilters list={list} />}
        empty={<EmptyState title={t(`empty.${tab}`)} text={t('emptyText')} />}
      />
    </>
  );
}

/** What whoever issues looks at. */
const markOf = ({ status, amount, fapiao_no: number, is_late: isLate, lacks_file: isBare }: IssuerInvoice) =>
  [status, amount, number, isLate, isBare].join();

function useBulk({ calls, issueNode }: IssuerSide): WorkBulkAction<IssuerInvoice>[] {
  const t = useTranslations('invoicesStore.list.bulk');
  const mayIssue = useHeldNode()(issueNode);
  if (!mayIssue) return [];
  return [
    {
      key: 'begin',
      label: t('begin'),
      isPossible: ({ actions }) => actions.includes('begin'),
      run: ({ no }) => calls.beginQuietly({ no }),
    },
    {
      key: 'reject',
      label: t('reject'),
      isDestructive: true,
      isPossible: ({ actions }) => actions.includes('reject'),
      reasonText: t('rejectText'),
      run: ({ no }, _key, reason) => calls.rejectQuietly({ no, reason }),
    },
  ];
}
