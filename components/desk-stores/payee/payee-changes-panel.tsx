'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ListPager } from '#components/ui/list/list-pager.tsx';
import { Failure } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { payeeChangesQuery } from '#lib/api/operator-payees.ts';
import { useDeskPermission } from '../desk-permission.ts';
import styles from '../desk-stores.module.css';
import { PayeeChange } from './payee-change.tsx';

/** Changes of accounts that wait: of all stores, or of one. Without any there is nothing to see. */
export function PayeeChangesPanel({ storeId }: { storeId?: number }) {
  const isPermitted = useDeskPermission('stores');
  return isPermitted('store/payeeChanges') ? <Changes storeId={storeId} /> : null;
}

function Changes({ storeId }: { storeId: number | undefined }) {
  const t = useTranslations('deskStores.payee');
  const [{ page, limit }, setPlace] = useState({ page: 1, limit: 10 });
  const filter = { status: 'pending' as const, page, limit, ...(storeId !== undefined && { store_id: storeId }) };
  const query = useQuery({
    ...payeeChangesQuery(filter),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  const { data, error, isFetching, refetch } = query;
  if (error && !data) {
    return (
      <Panel title={t('title')}>
        <Failure text={error.message} isRetrying={isFetching} retry={refetch} />
      </Panel>
    );
  }
  if (!data || data.total === 0) return null;
  return (
    <Panel title={t('title')} text={t('text')} isFlush>
      <ul className={styles.changes}>
        {data.list.map((change) => (
          <li key={change.id} className={styles.change}>
            <PayeeChange change={change} isOfOneStore={storeId !== undefined} />
          </li>
        ))}
      </ul>
      {data.total > 10 && (
        <ListPager
          page={page}
          limit={limit}
          total={data.total}
          onPage={(next) => setPlace({ page: next, limit })}
          onLimit={(size) => setPlace({ page: 1, limit: size })}
        />
      )}
    </Panel>
  );
}
