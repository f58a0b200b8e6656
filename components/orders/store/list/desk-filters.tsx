'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { StateOf } from '#components/lists/define-list.ts';
import { ChoiceFilter, DaysFilter, OnlyFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import { RecordFilter } from '#components/lists/filters/record-filter.tsx';
import type { ListInUse } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { storeLookup } from '#lib/api/orders/desk-orders.ts';
import { fulfilments } from '#lib/contract/catalogue/shop-records.ts';
import type { DataOf } from '#lib/contract/endpoint.ts';
import { orderStatuses, paymentStates } from '#lib/contract/orders/member-orders.ts';
import { dispatchFilters, type operatorOrders } from '#lib/contract/orders/order-lists.ts';

interface DeskFiltersProps {
  list: ListInUse<StateOf<typeof operatorOrders>, DataOf<typeof operatorOrders>>;
}

/** Filters of the operators' list. */
export function DeskFilters({ list }: DeskFiltersProps) {
  const t = useTranslations('ordersStore.list');
  return (
    <>
      <SearchFilter of={list} label={t('filters.search')} />
      <ChoiceFilter
        of={list}
        name="status"
        label={t('filters.status')}
        all={t('filters.anyStatus')}
        options={orderStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <ChoiceFilter
        of={list}
        name="dispatch"
        label={t('filters.dispatch')}
        all={t('filters.anyDispatch')}
        options={dispatchFilters.map((value) => ({ value, label: t(`dispatch.${value}`) }))}
      />
      <RecordFilter
        of={list}
        name="store_id"
        label={t('filters.store')}
        all={t('filters.anyStore')}
        lookup={storeLookup}
      />
      <RareFilters list={list} />
      <OnlyFilter of={list} name="user_id" label={(id) => t('filters.user', { id })} />
    </>
  );
}

/** Rarely asked for: they take their place on the line when somebody wants them. */
function RareFilters({ list }: DeskFiltersProps) {
  const t = useTranslations('ordersStore.list');
  const words = useTranslations('orders');
  const [isOpen, setOpen] = useState(false);
  const isUsed = (['payment', 'fulfilment', 'from', 'to'] as const).some((name) => name in list.filter);
  if (!isOpen && !isUsed) {
    return (
      <Button look="quiet" size="small" data-foldable onClick={() => setOpen(true)}>
        {t('filters.more')}
      </Button>
    );
  }
  return (
    <>
      <ChoiceFilter
        of={list}
        name="payment"
        label={t('filters.payment')}
        all={t('filters.anyPayment')}
        options={paymentStates.map((value) => ({ value, label: words(`list.payment.${value}`) }))}
      />
      <ChoiceFilter
        of={list}
        name="fulfilment"
        label={t('filters.fulfilment')}
        all={t('filters.anyFulfilment')}
        options={fulfilments.map((value) => ({ value, label: words(`fulfilment.${value}`) }))}
      />
      <DaysFilter of={list} />
    </>
  );
}
