'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import type { StateChange } from '#components/ui/use-address-state.ts';
import { WorkChoice, WorkFilters, WorkSearch } from '#components/work/work-filters.tsx';
import { areasQuery } from '#lib/api/identity/member-addresses.ts';
import { poolCategoriesQuery } from '#lib/api/orders/store-orders.ts';
import { fulfilments } from '#lib/contract/catalogue/shop-records.ts';
import { poolSorts } from '#lib/contract/orders/store-pool.ts';
import styles from './pool.module.css';
import { isPoolNarrowed, type PoolState } from './pool-state.ts';

interface PoolBarProps {
  state: PoolState;
  onChange: (change: StateChange) => void;
}

/** What a store looks for in the pool, and in which order. */
export function PoolBar({ state, onChange }: PoolBarProps) {
  const t = useTranslations('ordersStore.pool');
  const words = useTranslations('orders.fulfilment');
  const provinces = useQuery(areasQuery({}));
  const categories = useCategoryOptions();
  return (
    <WorkFilters>
      <WorkSearch text={state.q} label={t('filters.search')} onSearch={(q) => onChange({ q })} />
      <WorkChoice
        label={t('filters.fulfilment')}
        all={t('filters.anyFulfilment')}
        value={state.fulfilment}
        options={fulfilments.map((value) => ({ value, label: words(value) }))}
        onChoose={(fulfilment) => onChange({ fulfilment })}
      />
      <WorkChoice
        label={t('filters.province')}
        all={t('filters.anyProvince')}
        value={state.province_id}
        options={provinces.data ?? []}
        onChoose={(id) => onChange({ province_id: id })}
      />
      <WorkChoice
        label={t('filters.category')}
        all={t('filters.anyCategory')}
        value={state.category_id}
        options={categories}
        onChoose={(id) => onChange({ category_id: id })}
      />
      {isPoolNarrowed(state) && (
        <Button look="quiet" size="small" onClick={() => onChange(nothingNarrowed)}>
          {t('filters.reset')}
        </Button>
      )}
      <span className={styles.sort}>
        <WorkChoice
          label={t('filters.sort')}
          value={state.sort}
          options={poolSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          onChoose={(sort) => onChange({ sort })}
        />
      </span>
    </WorkFilters>
  );
}

export const nothingNarrowed = { q: '', fulfilment: '', province_id: '', category_id: '' };

/** Categories of the first two levels; a category includes what is below it. */
function useCategoryOptions() {
  const { data } = useQuery(poolCategoriesQuery());
  return (data?.list ?? []).flatMap(({ id, name, children }) => [
    { value: id, label: name },
    ...children.map((child) => ({ value: child.id, label: `\u2003${child.name}` })),
  ]);
}
