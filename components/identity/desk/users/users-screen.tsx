'use client';

import { useTranslations } from 'next-intl';
import { ChoiceFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import { RecordFilter } from '#components/lists/filters/record-filter.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkBulkAction } from '#components/work/work-types.ts';
import { type DeskUser, groupLookup, setUserStatus } from '#lib/api/identity/desk-people.ts';
import { userHref, useUserColumns } from './use-user-columns.tsx';
import { userList } from './user-list.ts';

const quiet = { isCodeShown: false, isErrorShown: false } as const;

/** Everybody who has an account. */
export function UsersScreen() {
  const t = useTranslations('identityDesk.users');
  const list = useList(userList);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useUserColumns()}
        refreshSeconds={60}
        rowKey={({ id }) => String(id)}
        rowName={({ username }) => username}
        rowHref={userHref}
        bulk={useBulk()}
        filters={
          <>
            <SearchFilter of={list} label={t('search')} />
            <RecordFilter
              of={list}
              name="group_id"
              label={t('columns.group')}
              all={t('everyGroup')}
              lookup={groupLookup}
            />
            <ChoiceFilter
              of={list}
              name="status"
              label={t('columns.status')}
              all={t('everyStatus')}
              options={(['enable', 'disable'] as const).map((value) => ({ value, label: t(`status.${value}`) }))}
            />
          </>
        }
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </>
  );
}

/** One reason is asked for all of them: each of them is told it, and the log keeps it. */
function useBulk(): WorkBulkAction<DeskUser>[] {
  const t = useTranslations('identityDesk.users');
  const turn = (status: 'enable' | 'disable'): WorkBulkAction<DeskUser> => ({
    key: status,
    label: t(status),
    isDestructive: status === 'disable',
    isPossible: ({ actions }) => actions.includes(status),
    reasonText: t(status === 'disable' ? 'bulkDisableText' : 'bulkEnableText'),
    run: ({ id }, _key, reason) => setUserStatus({ id, status, reason }, quiet),
  });
  return [turn('disable'), turn('enable')];
}
