'use client';

import { useTranslations } from 'next-intl';
import { RecordPages } from '#components/lists/list-pages.tsx';
import { useList, useListQuery } from '#components/lists/use-list.ts';
import { Chip } from '#components/ui/chip.tsx';
import type { Column } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { LoginRecord } from '#lib/api/identity/member-security.ts';
import { isNotOffered } from '#lib/api/transport/queries.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { loginList } from './login-pages.ts';
import { Place } from './place.tsx';

/** Logins and failed tries of the last half year. */
export function LoginHistory() {
  const t = useTranslations('identitySecurity.history');
  const list = useList(loginList);
  const query = useListQuery(list);
  const columns = useColumns();
  if (isNotOffered(query.error)) return null;
  return (
    <Panel title={t('title')} text={t('text')} isFlush>
      <RecordPages
        list={list}
        query={query}
        caption={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ title: t('empty') }}
      />
    </Panel>
  );
}

function useColumns(): Column<LoginRecord>[] {
  const t = useTranslations('identitySecurity.history');
  return [
    { key: 'time', label: t('time'), isMain: true, cell: ({ create_time }) => formatTime(create_time, '') },
    {
      key: 'outcome',
      label: t('outcome'),
      cell: ({ outcome }) => <Chip tone={outcome === 'success' ? 'success' : 'error'}>{t(`outcomes.${outcome}`)}</Chip>,
    },
    { key: 'way', label: t('way'), cell: ({ way }) => t(`ways.${way}`) },
    { key: 'device', label: t('device'), cell: ({ device }) => device || t('unknown') },
    { key: 'place', label: t('place'), cell: (row) => <Place {...row} /> },
  ];
}
