'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { RecordPages } from '#components/lists/list-pages.tsx';
import { ListTabs } from '#components/lists/list-tabs.tsx';
import { useList, useListQuery } from '#components/lists/use-list.ts';
import type { Column } from '#components/ui/list/record-list.tsx';
import type { TeamMember } from '#lib/api/referral/member-recommend.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { CampaignFilter } from './campaign-filter.tsx';
import { ListFrame } from './list-frame.tsx';
import { teamList } from './referral-lists.ts';

/** Who came by the own link, and by theirs, with what their orders have earned. */
export function TeamScreen() {
  const t = useTranslations('referral');
  const list = useList(teamList);
  const query = useListQuery(list);
  return (
    <ListFrame
      page="team"
      bar={
        <>
          <LevelTabs current={list.state.level} />
          <CampaignFilter of={list} campaigns={query.data?.campaigns} />
        </>
      }
    >
      <RecordPages
        list={list}
        query={query}
        caption={t('pages.team')}
        columns={useColumns(list.state.level)}
        rowKey={({ id }) => id}
        empty={{ title: t('empty.team'), text: t('empty.teamText') }}
      />
    </ListFrame>
  );
}

function LevelTabs({ current }: { current: '1' | '2' }) {
  const t = useTranslations('referral');
  return (
    <ListTabs
      label={t('pages.team')}
      tabs={['1', '2']}
      current={current}
      labelOf={(level) => t(`levels.${level}`)}
      name="level"
      without={['page', 'campaign']}
    />
  );
}

function useColumns(level: '1' | '2'): Column<TeamMember>[] {
  const t = useTranslations('referral.columns');
  const locale = useLocale();
  const format = useFormatter();
  return [
    { key: 'name', label: t('name'), isMain: true, cell: ({ name }) => name },
    { key: 'since', label: t('since'), cell: (row) => formatTime(row.bind_time, '', 'yyyy-mm-dd') },
    ...(level === '1' ? [{ key: 'campaign', label: t('campaign'), cell: ({ campaign }: TeamMember) => campaign }] : []),
    { key: 'orders', label: t('orders'), align: 'end', cell: ({ orders }) => format.number(orders) },
    {
      key: 'contributed',
      label: t('contributed'),
      align: 'end',
      cell: ({ contributed }) => formatMoney(locale, contributed),
    },
  ];
}
