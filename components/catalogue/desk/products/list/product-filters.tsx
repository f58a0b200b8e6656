'use client';

import { useTranslations } from 'next-intl';
import type { StateOf } from '#components/lists/define-list.ts';
import { ChoiceFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import { RecordFilter } from '#components/lists/filters/record-filter.tsx';
import type { ListInUse } from '#components/lists/use-list.ts';
import { categoryLookup } from '#lib/api/catalogue/desk-products.ts';
import { type operatorProducts, productStatuses } from '#lib/contract/catalogue/desk-products.ts';
import { pricings, productKinds } from '#lib/contract/catalogue/shop-records.ts';
import type { DataOf } from '#lib/contract/endpoint.ts';

interface ProductFiltersProps {
  list: ListInUse<StateOf<typeof operatorProducts>, DataOf<typeof operatorProducts>>;
}

export function ProductFilters({ list }: ProductFiltersProps) {
  const t = useTranslations('catalogueDesk.products');
  return (
    <>
      <SearchFilter of={list} label={t('search')} />
      <ChoiceFilter
        of={list}
        name="status"
        label={t('columns.status')}
        all={t('everyStatus')}
        options={productStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <ChoiceFilter
        of={list}
        name="kind"
        label={t('columns.kind')}
        all={t('everyKind')}
        options={productKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <ChoiceFilter
        of={list}
        name="pricing"
        label={t('pricingLabel')}
        all={t('everyPricing')}
        options={pricings.map((value) => ({ value, label: t(`pricing.${value}`) }))}
      />
      <RecordFilter
        of={list}
        name="category"
        label={t('columns.category')}
        all={t('everyCategory')}
        lookup={categoryLookup}
      />
      <ChoiceFilter
        of={list}
        name="low"
        label={t('columns.stock')}
        all={t('everyStock')}
        options={[{ value: '1', label: t('lowStock') }]}
      />
      <ChoiceFilter
        of={list}
        name="address"
        label={t('addressLabel')}
        all={t('everyAddress')}
        options={[{ value: 'own', label: t('addressOwn') }]}
      />
    </>
  );
}
