'use client';

import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { RemoteSelect } from '#components/ui/form/remote-select.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { type StateChange, useAddressState } from '#components/ui/use-address-state.ts';
import { WorkChoice, WorkFilters, WorkSearch } from '#components/work/work-filters.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkBulkAction } from '#components/work/work-types.ts';
import { type DeskUser, groupLookup, setUserStatus, usersQuery } from '#lib/api/identity/desk-people.ts';
import styles from '../people.module.css';
import { userHref, useUserColumns } from './use-user-columns.tsx';
import { readUsers, type UsersState } from './user-address.ts';

const quiet = { isCodeShown: false, isErrorShown: false } as const;

/** Everybody who has an account. */
export function UsersScreen() {
  const t = useTranslations('identityDesk.users');
  const [state, setState] = useAddressState(readUsers);
  const isFiltered = Boolean(state.q || state.group_id || state.status);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <WorkTable
        list="desk-users"
        caption={t('title')}
        columns={useUserColumns()}
        state={state}
        onState={setState}
        query={usersQuery(state)}
        refreshSeconds={60}
        rowKey={({ id }) => String(id)}
        rowName={({ username }) => username}
        rowHref={userHref}
        bulk={useBulk()}
        filters={<Filters state={state} onChange={setState} />}
        isFiltered={isFiltered}
        empty={() => <EmptyState title={t('empty')} text={t('emptyText')} />}
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

interface FiltersProps {
  state: UsersState;
  onChange: (change: StateChange) => void;
}

function Filters({ state, onChange }: FiltersProps) {
  const t = useTranslations('identityDesk.users');
  return (
    <WorkFilters>
      <WorkSearch label={t('search')} text={state.q} onSearch={(q) => onChange({ q })} />
      <div className={styles.group} data-foldable data-chosen={state.group_id === undefined ? undefined : ''}>
        <RemoteSelect
          size="small"
          lookup={groupLookup}
          label={t('columns.group')}
          placeholder={t('everyGroup')}
          value={state.group_id}
          onChange={(group_id) => onChange({ group_id })}
        />
      </div>
      <WorkChoice
        label={t('columns.status')}
        all={t('everyStatus')}
        value={state.status}
        options={(['enable', 'disable'] as const).map((value) => ({ value, label: t(`status.${value}`) }))}
        onChoose={(status) => onChange({ status })}
      />
    </WorkFilters>
  );
}
