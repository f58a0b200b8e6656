'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import type { StateChange } from '#components/ui/use-address-state.ts';
import { areasQuery } from '#lib/api/addresses.ts';
import { poolCategoriesQuery } from '#lib/api/store-orders.ts';
import { fulfilments } from '#lib/contract/catalogue-records.ts';
import { poolSorts } from '#lib/contract/store-pool.ts';
import { ChoiceFilter, SearchBox } from '../list/list-filters.tsx';
import lists from '../list/lists.module.css';
import styles from './pool.module.css';
import { isPoolNarrowed, type PoolState } from './pool-state.ts';

interface PoolBarProps {
  state: PoolState;
  onChange: (change: StateChange) => void;
}

/** What a store looks for in the pool, and in which order. */
export function PoolBar({ state, onChange }: PoolBarProps) {
  const t = useTranslations('deskOrders.pool');
  const words = useTranslations('orders.fulfilment');
  const provinces = useQuery(areasQuery({}));
  const categories = useCategoryOptions();
  return (
    <search aria-label={t('filters.label')} className={`${lists.filters} ${styles.bar}`}>
      <SearchBox q={state.q} label={t('filters.search')} onSearch={(q) => onChange({ q })} />
      <ChoiceFilter
        label={t('filters.fulfilment')}
        any={t('filters.anyFulfilment')}
        value={state.fulfilment}
        options={fulfilments.map((value) => ({ value, label: words(value) }))}
        onChange={(fulfilment) => onChange({ fulfilment })}
      />
      <ChoiceFilter
        label={t('filters.province')}
        any={t('filters.anyProvince')}
        value={state.province_id}
        options={provinces.data ?? []}
        onChange={(id) => onChange({ province_id: id })}
      />
      <ChoiceFilter
        label={t('filters.category')}
        any={t('filters.anyCategory')}
        value={state.category_id}
        options={categories}
        onChange={(id) => onChange({ category_id: id })}
      />
      {isPoolNarrowed(state) && (
        <Button look="quiet" size="small" onClick={() => onChange(nothingNarrowed)}>
          {t('filters.reset')}
        </Button>
      )}
      <span className={styles.sort}>
        <ChoiceFilter
          label={t('filters.sort')}
          value={state.sort}
          options={poolSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          onChange={(sort) => onChange({ sort })}
        />
      </span>
    </search>
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
