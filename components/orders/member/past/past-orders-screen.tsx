'use client';

import { useTranslations } from 'next-intl';
import { SearchFilter } from '#components/lists/filters/filters.tsx';
import { ListFilters } from '#components/lists/filters/list-filters.tsx';
import { RecordPages } from '#components/lists/list-pages.tsx';
import { useList, useListQuery } from '#components/lists/use-list.ts';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { orderPaths } from '#lib/routes/order-paths.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { usePastColumns } from '../../past/use-past-columns.tsx';
import { pastOrderList } from './past-order-list.ts';

const hrefOf = (id: number) => userPath('account/pastOrders/info', { id });

/** What the member bought before this shop took over from another system; to be read. */
export function PastOrdersScreen() {
  const t = useTranslations('ordersPast.list');
  const list = useList(pastOrderList);
  const query = useListQuery(list);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <PageLink href={orderPaths.list}>{t('toOrders')}</PageLink>
      </PageHeader>
      <ListFilters of={list}>
        <SearchFilter of={list} label={t('search')} />
      </ListFilters>
      <Panel isFlush>
        <RecordPages
          list={list}
          query={query}
          caption={t('title')}
          columns={usePastColumns(hrefOf)}
          rowKey={({ id }) => id}
          empty={{ title: t('empty'), text: t('emptyText') }}
        />
      </Panel>
    </>
  );
}
