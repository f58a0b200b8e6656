'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ListPager } from '#components/ui/list/list-pager.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { RecordList } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import { type RechargeRecord, rechargesQuery } from '#lib/api/payments/recharges.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { readPage } from '#lib/utils/page-parameters.ts';
import { RechargeStatus } from './recharge-status.tsx';

/** Every recharge with how far it is, and what can be done about it. */
export function RechargeList({ onOpen }: { onOpen: (no: string) => void }) {
  const t = useTranslations('wallet.recharge.list');
  const [page, setPage] = useAddressState(readPage);
  const query = useQuery({ ...rechargesQuery(page), placeholderData: keepPreviousData });
  return (
    <Panel isFlush>
      <QueryView query={query} skeleton={<ListSkeleton />}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          ) : (
            <>
              <Recharges list={list} onOpen={onOpen} />
              <ListPager
                {...page}
                total={total}
                onPage={(next) => setPage({ page: next })}
                onLimit={(limit) => setPage({ limit })}
              />
            </>
          )
        }
      </QueryView>
    </Panel>
  );
}

function Recharges({ list, onOpen }: { list: RechargeRecord[]; onOpen: (no: string) => void }) {
  const t = useTranslations('wallet.recharge');
  const locale = useLocale();
  const columns = [
    { key: 'no', label: t('list.no'), isMain: true, cell: ({ no }: RechargeRecord) => no },
    {
      key: 'time',
      label: t('list.time'),
      cell: ({ create_time }: RechargeRecord) => formatTime(create_time, '', 'yyyy-mm-dd hh:MM'),
    },
    {
      key: 'channel',
      label: t('list.channel'),
      cell: ({ channel }: RechargeRecord) => t(`channels.${channel}`),
    },
    {
      key: 'amount',
      label: t('list.amount'),
      align: 'end' as const,
      cell: ({ amount }: RechargeRecord) => formatMoney(locale, amount),
    },
    {
      key: 'status',
      label: t('list.status'),
      cell: ({ status }: RechargeRecord) => <RechargeStatus status={status} />,
    },
    {
      key: 'action',
      label: t('list.action'),
      align: 'end' as const,
      cell: (row: RechargeRecord) => <OpenButton record={row} onOpen={onOpen} />,
    },
  ];
  return <RecordList caption={t('list.title')} rows={list} rowKey={({ no }) => no} columns={columns} />;
}

function OpenButton({ record: { no, actions }, onOpen }: { record: RechargeRecord; onOpen: (no: string) => void }) {
  const t = useTranslations('wallet.recharge.list');
  const action = actions.includes('pay') ? 'pay' : actions.includes('voucher') ? 'voucher' : 'view';
  return (
    <Button look={action === 'view' ? 'quiet' : 'secondary'} size="small" onClick={() => onOpen(no)}>
      {t(action)} <span className="visually-hidden">{no}</span>
    </Button>
  );
}
