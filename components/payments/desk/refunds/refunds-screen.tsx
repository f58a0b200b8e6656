'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OnlyFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { refreshSeconds } from '#components/work/money/refresh.ts';
import { WorkTable } from '#components/work/work-table.tsx';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { type DeskRefund, retryRefund } from '#lib/api/wallet/desk-money.ts';
import { PaidDialog } from './paid-dialog.tsx';
import { refundList } from './refund-list.ts';
import { useRefundColumns } from './use-refund-columns.tsx';

/** Refunds that do not go their way by themselves. */
export function RefundsScreen() {
  const t = useTranslations('paymentsDesk');
  const list = useList(refundList);
  const [pending, ask] = useState<DeskRefund>();
  const close = () => ask(undefined);
  const retry = useMutation({ mutationFn: retryRefund, onSettled: untilReread });
  const columns = useRefundColumns({
    busyNo: retry.isPending ? retry.variables.no : undefined,
    onPaid: ask,
    onRetry: ({ no }) => retry.mutate({ no }),
  });
  return (
    <>
      <PageHeader title={t('refunds.title')} text={t('refunds.text')} />
      <WorkTable
        list={list}
        caption={t('refunds.title')}
        columns={columns}
        refreshSeconds={refreshSeconds}
        rowKey={({ no }) => no}
        rowName={({ no }) => no}
        filters={list.state.no && <OnlyFilter of={list} name="no" label={(no) => t('only', { no })} />}
        empty={<EmptyState title={t('refunds.empty')} text={t('refunds.emptyText')} />}
        nothing={<EmptyState title={t('refunds.gone')} text={t('refunds.goneText')} />}
      />
      {pending && <PaidDialog refund={pending} onDone={close} onClose={close} />}
    </>
  );
}
