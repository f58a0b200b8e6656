'use client';

import { useTranslations } from 'next-intl';
import { ChoiceFilter, OnlyFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import { pastOrderStates } from '#lib/contract/orders/past-orders.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { usePastColumns } from '../../past/use-past-columns.tsx';
import { type PastOrdersRow, pastOrdersList } from './past-orders-list.ts';

const hrefOf = (id: number) => userPath('desk/pastOrders/info', { id });

/** Everybody's orders of systems before this shop, for operators to look up. */
export function PastOrdersScreen() {
  const t = useTranslations('ordersPast');
  const list = useList(pastOrdersList);
  const states = pastOrderStates.map((value) => ({ value, label: t(`state.${value}`) }));
  return (
    <>
      <PageHeader title={t('desk.title')} text={t('desk.text')} />
      <WorkTable
        list={list}
        caption={t('desk.title')}
        columns={useColumns()}
        rowKey={({ id }) => String(id)}
        rowName={({ no }) => no}
        rowHref={({ id }) => hrefOf(id)}
        filters={
          <>
            {list.state.user_id !== undefined && (
              <OnlyFilter of={list} name="user_id" label={() => t('desk.onlyUser')} />
            )}
            {list.state.import_id !== undefined && (
              <OnlyFilter of={list} name="import_id" label={() => t('desk.onlyImport')} />
            )}
            <SearchFilter of={list} label={t('desk.search')} />
            <ChoiceFilter
              of={list}
              name="state"
              label={t('columns.state')}
              all={t('desk.allStates')}
              options={states}
            />
          </>
        }
        empty={<EmptyState title={t('desk.empty')} text={t('desk.emptyText')} />}
      />
    </>
  );
}

function useColumns(): WorkColumn<PastOrdersRow>[] {
  const t = useTranslations('ordersPast');
  const shared = usePastColumns(hrefOf).map((column) =>
    column.key === 'ordered' ? { ...column, sort: 'ordered', sortFirst: 'descending' as const } : column,
  );
  return [
    ...shared,
    {
      key: 'customer',
      label: t('desk.customer'),
      isSpare: true,
      cell: ({ buyer, email, mobile, user }) => (
        <span className="wrap-anywhere">
          {user ? (
            <PageLink href={userPath('desk/users', { q: user.username })}>{user.username}</PageLink>
          ) : (
            buyer || email || mobile || t('desk.nobody')
          )}
        </span>
      ),
    },
  ];
}
