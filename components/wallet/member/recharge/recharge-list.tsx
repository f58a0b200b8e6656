'use client';

import { useLocale, useTranslations } from 'next-intl';
import { RecordPages } from '#components/lists/list-pages.tsx';
import { useList, useListQuery } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import type { Column } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { RechargeRecord } from '#lib/api/payments/recharges.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { rechargeList } from './recharge-pages.ts';
import { RechargeStatus } from './recharge-status.tsx';

/** Every recharge with how far it is, and what can be done about it. */
export function RechargeList({ onOpen }: { onOpen: (no: string) => void }) {
  const t = useTranslations('wallet.recharge.list');
  const list = useList(rechargeList);
  return (
    <Panel isFlush>
      <RecordPages
        list={list}
        query={useListQuery(list)}
        caption={t('title')}
        columns={useColumns(onOpen)}
        rowKey={({ no }) => no}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </Panel>
  );
}

function useColumns(onOpen: (no: string) => void): Column<RechargeRecord>[] {
  const t = useTranslations('wallet.recharge');
  const channels = useTranslations('ui.channels');
  const locale = useLocale();
  return [
    { key: 'no', label: t('list.no'), isMain: true, cell: ({ no }) => no },
    {
      key: 'time',
      label: t('list.time'),
      cell: ({ create_time }) => formatTime(create_time, '', 'yyyy-mm-dd hh:MM'),
    },
    { key: 'channel', label: t('list.channel'), cell: ({ channel }) => channels(channel) },
    { key: 'amount', label: t('list.amount'), align: 'end', cell: ({ amount }) => formatMoney(locale, amount) },
    { key: 'status', label: t('list.status'), cell: ({ status }) => <RechargeStatus status={status} /> },
    {
      key: 'actions',
      label: t('list.action'),
      align: 'end',
      cell: (row) => <OpenButton record={row} onOpen={onOpen} />,
    },
  ];
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
