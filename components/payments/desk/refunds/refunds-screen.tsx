'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PageHeader } from '#components/ui/page-header.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import styles from '#components/work/money/money.module.css';
import { MoneyList } from '#components/work/money/money-list.tsx';
import { refreshMs } from '#components/work/money/refresh.ts';
import { useAsked } from '#components/work/money/use-asked.ts';
import { useMoneyMove } from '#components/work/money/use-money-move.ts';
import { type DeskRefund, deskRefundsQuery, retryRefund } from '#lib/api/wallet/desk-money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { PaidDialog } from './paid-dialog.tsx';
import { readRefunds } from './refunds-view.ts';
import { useRefundColumns } from './use-refund-columns.tsx';

/** Refunds that do not go their way by themselves. */
export function RefundsScreen() {
  const t = useTranslations('paymentsDesk.refunds');
  const [{ no, ...page }, setPage] = useAddressState(readRefunds);
  const query = useQuery({
    ...deskRefundsQuery({ ...page, no }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  const { asked, ask, close, done, decided } = useAsked<DeskRefund>();
  const retry = useMoneyMove(retryRefund);
  const columns = useRefundColumns({
    busyNo: retry.isPending ? retry.variables.no : undefined,
    onPaid: ask,
    onRetry: ({ no }) => retry.mutate({ no }),
  });
  return (
    <div className={styles.stack}>
      <PageHeader title={t('title')} text={t('text')} />
      <MoneyList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ no }) => no}
        page={page}
        onPage={setPage}
        empty={no ? { title: t('gone'), text: t('goneText') } : { title: t('empty'), text: t('emptyText') }}
        decided={decided}
      >
        {no && (
          <p>
            {t('only', { no })} <PageLink href={userPath('desk/refunds')}>{t('showAll')}</PageLink>
          </p>
        )}
      </MoneyList>
      {asked && <PaidDialog refund={asked} onDone={done} onClose={close} />}
    </div>
  );
}
