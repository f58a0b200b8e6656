'use client';

import { useTranslations } from 'next-intl';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { StoreInfo } from '#lib/api/store/desk-stores.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';

type Member = StoreInfo['staff'][number];

/** Who works for the store, its owner among them; for one that is closed nobody does. */
export function StoreStaff({ store: { staff } }: { store: StoreInfo }) {
  const t = useTranslations('storeDesk.store');
  if (staff.length === 0) return null;
  const columns: Column<Member>[] = [
    {
      key: 'name',
      label: t('staffName'),
      isMain: true,
      cell: ({ user_id, username }) => (
        <PageLink href={userPath('desk/users/info', { id: user_id })}>{username}</PageLink>
      ),
    },
    { key: 'nickname', label: t('nickname'), cell: ({ nickname }) => nickname },
    { key: 'role', label: t('role'), cell: ({ role }) => t(`roles.${role}`) },
    { key: 'join', label: t('join'), cell: ({ join_time }) => formatTime(join_time, '', 'yyyy-mm-dd') },
  ];
  return (
    <Panel title={t('staff')} isFlush>
      <RecordList caption={t('staff')} columns={columns} rows={staff} rowKey={({ user_id }) => user_id} />
    </Panel>
  );
}
