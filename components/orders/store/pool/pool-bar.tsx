'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Choice, ChoiceFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import { ListFilters } from '#components/lists/filters/list-filters.tsx';
import type { ListInUse } from '#components/lists/use-list.ts';
import { areasQuery } from '#lib/api/identity/member-addresses.ts';
import { type Pool, poolCategoriesQuery } from '#lib/api/orders/store-orders.ts';
import { fulfilments } from '#lib/contract/catalogue/shop-records.ts';
import { poolSorts } from '#lib/contract/orders/store-pool.ts';
import styles from './pool.module.css';
import type { PoolState } from './pool-list.ts';

interface PoolBarProps {
  list: ListInUse<PoolState, Pool>;
}

/** What a store looks for in the pool, and in which order. */
export function PoolBar({ list }: PoolBarProps) {
  const t = useTranslations('ordersStore.pool');
  const words = useTranslations('orders.fulfilment');
  const provinces = useQuery(areasQuery({}));
  return (
    <ListFilters of={list}>
      <SearchFilter of={list} label={t('filters.search')} />
      <ChoiceFilter
        of={list}
        name="fulfilment"
        label={t('filters.fulfilment')}
        all={t('filters.anyFulfilment')}
        options={fulfilments.map((value) => ({ value, label: words(value) }))}
      />
      <ChoiceFilter
        of={list}
        name="province_id"
        label={t('filters.province')}
        all={t('filters.anyProvince')}
        options={provinces.data ?? []}
      />
      <ChoiceFilter
        of={list}
        name="category_id"
        label={t('filters.category')}
        all={t('filters.anyCategory')}
        options={useCategoryOptions()}
      />
      <span className={styles.sort}>
        <Choice
          label={t('filters.sort')}
          value={list.state.sort}
          isChosen={false}
          options={poolSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          onChoose={(sort) => list.change({ sort })}
        />
      </span>
    </ListFilters>
  );
}

/** Categories of the first two levels; a category includes what is below it. */
function useCategoryOptions() {
  const { data } = useQuery(poolCategoriesQuery());
  return (data?.list ?? []).flatMap(({ id, name, children }) => [
    { value: id, label: name },
    ...children.map((child) => ({ value: child.id, label: `\u2003${child.name}` })),
  ]);
}
