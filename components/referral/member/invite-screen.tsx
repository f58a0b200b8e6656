'use client';

import { useTranslations } from 'next-intl';
import { RecordPages } from '#components/lists/list-pages.tsx';
import { useList, useListQuery } from '#components/lists/use-list.ts';
import { Chip } from '#components/ui/chip.tsx';
import type { Column } from '#components/ui/list/record-list.tsx';
import type { Invite } from '#lib/api/referral/member-recommend.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { CampaignFilter } from './campaign-filter.tsx';
import { ListFrame } from './list-frame.tsx';
import { inviteList } from './referral-lists.ts';

/** Who accepted an invitation, when and how, and whether it has come to an order. */
export function InviteScreen() {
  const t = useTranslations('referral');
  const list = useList(inviteList);
  const query = useListQuery(list);
  return (
    <ListFrame page="list-invite" bar={<CampaignFilter of={list} campaigns={query.data?.campaigns} />}>
      <RecordPages
        list={list}
        query={query}
        caption={t('pages.list-invite')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        empty={{ title: t('empty.list-invite'), text: t('empty.list-inviteText') }}
      />
    </ListFrame>
  );
}

function useColumns(): Column<Invite>[] {
  const t = useTranslations('referral');
  return [
    { key: 'name', label: t('columns.name'), isMain: true, cell: ({ name }) => name },
    { key: 'time', label: t('columns.time'), cell: (row) => formatTime(row.bind_time, '') },
    { key: 'source', label: t('columns.source'), cell: ({ source }) => t(`sources.${source}`) },
    { key: 'campaign', label: t('columns.campaign'), cell: ({ campaign }) => campaign },
    {
      key: 'bought',
      label: t('columns.bought'),
      cell: ({ has_bought: has }) => <Chip>{t(has ? 'hasBought' : 'notBought')}</Chip>,
    },
    {
      key: 'until',
      label: t('columns.until'),
      cell: ({ expire_time: until }) => formatTime(until, t('forGood'), 'yyyy-mm-dd'),
    },
  ];
}
