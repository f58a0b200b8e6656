'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { DialogButton } from '#components/work/decisions/dialog-button.tsx';
import { usePersonName } from '#components/work/decisions/use-person-name.ts';
import { numberColumn } from '#components/work/money/number-column.tsx';
import { refreshSeconds } from '#components/work/money/refresh.ts';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { Batch } from '#lib/api/payouts/desk-batches.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { batchHref } from './batch-address.ts';
import { BatchState } from './batch-cells.tsx';
import { batchList } from './batch-lists.ts';
import { MakeBatchDialog } from './make-batch-dialog.tsx';

/** Files of withdrawals for the bank. */
export function BatchesScreen() {
  const t = useTranslations('payoutsBatches');
  const list = useList(batchList);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <DialogButton node="operator/payout/make" label={t('make')} dialog={MakeBatchDialog} />
      </PageHeader>
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useBatchColumns()}
        refreshSeconds={refreshSeconds}
        rowKey={({ no }) => no}
        rowName={({ no }) => no}
        rowHref={({ no }) => batchHref(no)}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </>
  );
}

function useBatchColumns(): WorkColumn<Batch>[] {
  const t = useTranslations('payoutsBatches.columns');
  const locale = useLocale();
  const nameOf = usePersonName();
  return [
    numberColumn(t('no'), batchHref),
    { key: 'maker', label: t('maker'), cell: ({ maker }) => nameOf(maker) },
    { key: 'count', label: t('count'), align: 'end', cell: ({ count }) => count },
    {
      key: 'amount',
      label: t('amount'),
      align: 'end',
      isTight: true,
      cell: ({ amount }) => formatMoney(locale, amount),
    },
    { key: 'state', label: t('state'), cell: (batch) => <BatchState batch={batch} /> },
  ];
}
