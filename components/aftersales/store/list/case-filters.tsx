'use client';

import { useTranslations } from 'next-intl';
import { Choice, ChoiceFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import { RecordFilter } from '#components/lists/filters/record-filter.tsx';
import type { ShownList } from '#components/lists/use-list.ts';
import { storeLookup } from '#lib/api/orders/desk-orders.ts';
import { caseStatuses, caseTypes } from '#lib/contract/aftersales/member-records.ts';
import { caseAnswers } from '#lib/contract/aftersales/store-cases.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import type { CaseListState } from './case-lists.ts';

interface CaseFiltersProps {
  side: SellerSide;
  list: ShownList<CaseListState>;
}

/** Filters of the list; only the desk sees more than one seller. */
export function CaseFilters({ side, list }: CaseFiltersProps) {
  const t = useTranslations('aftersalesStore.list.filters');
  const words = useTranslations('aftersales');
  return (
    <>
      <SearchFilter of={list} label={t('search')} />
      <ChoiceFilter
        of={list}
        name="type"
        label={t('type')}
        all={t('anyType')}
        options={caseTypes.map((value) => ({ value, label: words(`types.${value}`) }))}
      />
      <ChoiceFilter
        of={list}
        name="status"
        label={t('status')}
        all={t('anyStatus')}
        options={caseStatuses.map((value) => ({ value, label: words(`statuses.${value}`) }))}
      />
      <ChoiceFilter
        of={list}
        name="answer"
        label={t('answer')}
        all={t('anyAnswer')}
        options={caseAnswers.map((value) => ({ value, label: t(`answers.${value}`) }))}
      />
      {side === 'store' && (
        <ChoiceFilter
          of={list}
          name="size"
          label={t('size')}
          all={t('anySize')}
          options={[{ value: 'small', label: t('small') }]}
        />
      )}
      {side === 'desk' && <SellerFilter list={list} />}
    </>
  );
}

/** The platform itself is no store that could be looked up. */
const platform = 0;

function SellerFilter({ list }: Pick<CaseFiltersProps, 'list'>) {
  const t = useTranslations('aftersalesStore.list.filters');
  const { store_id: id } = list.state;
  return (
    <>
      <Choice
        label={t('seller')}
        all={t('anySeller')}
        value={id === platform ? platform : ''}
        isChosen={id === platform}
        options={[{ value: platform, label: t('platform') }]}
        onChoose={(store_id) => list.change({ store_id })}
      />
      {id !== platform && (
        <RecordFilter of={list} name="store_id" label={t('store')} all={t('anyStore')} lookup={storeLookup} />
      )}
    </>
  );
}
