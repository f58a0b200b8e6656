'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { useList } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import moneyStyles from '#components/work/money/money.module.css';
import { refreshSeconds } from '#components/work/money/refresh.ts';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { Batch } from '#lib/api/payouts/desk-batches.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { batchHref } from './batch-address.ts';
import { BatchState, usePersonName } from './batch-cells.tsx';
import { batchList } from './batch-lists.ts';
import { MakeBatchDialog } from './make-batch-dialog.tsx';

/** Files of withdrawals for the bank. */
export function BatchesScreen() {
  const t = useTranslations('payoutsBatches');
  const list = useList(batchList);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <MakeButton />
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

/** The dialog gives the focus back to the button, which stays. */
function MakeButton() {
  const t = useTranslations('payoutsBatches');
  const mayMake = useHeldNode()('operator/payout/make');
  const [isOpen, setOpen] = useState(false);
  if (!mayMake) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('make')}</Button>
      {isOpen && <MakeBatchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function useBatchColumns(): WorkColumn<Batch>[] {
  const t = useTranslations('payoutsBatches.columns');
  const locale = useLocale();
  const nameOf = usePersonName();
  return [
    {
      key: 'no',
      label: t('no'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ no, create_time }) => (
        <span className={moneyStyles.name}>
          <PageLink href={batchHref(no)}>{no}</PageLink>
          <span className={moneyStyles.note}>
            <Unbroken>{formatTime(create_time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
          </span>
        </span>
      ),
    },
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
