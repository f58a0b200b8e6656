'use client';

import { useTranslations } from 'next-intl';
import { RemoteSelect } from '#components/ui/form/remote-select.tsx';
import type { StateChange } from '#components/ui/use-address-state.ts';
import { WorkChoice, WorkFilters, WorkSearch } from '#components/work/work-filters.tsx';
import { categoryLookup } from '#lib/api/catalogue/desk-products.ts';
import { productStatuses } from '#lib/contract/catalogue/desk-products.ts';
import { pricings, productKinds } from '#lib/contract/catalogue/shop-records.ts';
import type { ProductListState } from './product-list-state.ts';
import styles from './products.module.css';

interface ProductFiltersProps {
  state: ProductListState;
  onChange: (change: StateChange) => void;
}

export function ProductFilters({ state, onChange }: ProductFiltersProps) {
  const t = useTranslations('catalogueDesk.products');
  const named = <Value extends string>(values: readonly Value[], name: (value: Value) => string) =>
    values.map((value) => ({ value, label: name(value) }));
  return (
    <WorkFilters>
      <WorkSearch label={t('search')} text={state.q} onSearch={(q) => onChange({ q })} />
      <WorkChoice
        label={t('columns.status')}
        all={t('everyStatus')}
        value={state.status}
        options={named(productStatuses, (value) => t(`status.${value}`))}
        onChoose={(status) => onChange({ status })}
      />
      <WorkChoice
        label={t('columns.kind')}
        all={t('everyKind')}
        value={state.kind}
        options={named(productKinds, (value) => t(`kind.${value}`))}
        onChoose={(kind) => onChange({ kind })}
      />
      <WorkChoice
        label={t('pricingLabel')}
        all={t('everyPricing')}
        value={state.pricing}
        options={named(pricings, (value) => t(`pricing.${value}`))}
        onChoose={(pricing) => onChange({ pricing })}
      />
      <div className={styles.category} data-foldable data-chosen={state.category === undefined ? undefined : ''}>
        <RemoteSelect
          size="small"
          lookup={categoryLookup}
          label={t('columns.category')}
          placeholder={t('everyCategory')}
          value={state.category}
          onChange={(category) => onChange({ category })}
        />
      </div>
      <WorkChoice
        label={t('columns.stock')}
        all={t('everyStock')}
        value={state.low}
        options={[{ value: '1', label: t('lowStock') }]}
        onChoose={(low) => onChange({ low })}
      />
    </WorkFilters>
  );
}
