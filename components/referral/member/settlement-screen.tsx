'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { RecordPages } from '#components/lists/list-pages.tsx';
import { useList, useListQuery } from '#components/lists/use-list.ts';
import type { Column } from '#components/ui/list/record-list.tsx';
import type { CommissionSettlement } from '#lib/api/referral/member-recommend.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { ListFrame } from './list-frame.tsx';
import { settlementList } from './referral-lists.ts';

/** What was credited on each day: what was released, less what refunds took back. */
export function SettlementScreen() {
  const t = useTranslations('referral');
  const list = useList(settlementList);
  return (
    <ListFrame page="list-settle">
      <RecordPages
        list={list}
        query={useListQuery(list)}
        caption={t('pages.list-settle')}
        columns={useColumns()}
        rowKey={({ no }) => no}
        empty={{ title: t('empty.list-settle'), text: t('empty.list-settleText') }}
      />
    </ListFrame>
  );
}

function useColumns(): Column<CommissionSettlement>[] {
  const t = useTranslations('referral.columns');
  const locale = useLocale();
  const format = useFormatter();
  const money = (amount: string) => formatMoney(locale, amount);
  return [
    { key: 'no', label: t('no'), isMain: true, cell: ({ no }) => no },
    { key: 'day', label: t('day'), cell: ({ day }) => day },
    { key: 'lines', label: t('lines'), align: 'end', cell: ({ lines }) => format.number(lines) },
    { key: 'gross', label: t('gross'), align: 'end', cell: ({ gross }) => money(gross) },
    {
      key: 'reversal',
      label: t('reversal'),
      align: 'end',
      cell: ({ reversal }) => money(reversal === '0.00' ? reversal : `-${reversal}`),
    },
    { key: 'net', label: t('net'), align: 'end', cell: ({ net }) => <strong>{money(net)}</strong> },
  ];
}
