'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { StateChange } from '#components/ui/use-address-state.ts';
import { WorkChoice } from '#components/work/work-filters.tsx';
import { fulfilments } from '#lib/contract/catalogue/shop-records.ts';
import { orderStatuses, paymentStates } from '#lib/contract/orders/member-orders.ts';
import { dispatchFilters } from '#lib/contract/orders/order-lists.ts';
import { ListFilters } from './list-filters.tsx';
import type { DeskOrdersState } from './orders-state.ts';
import { StoreFilter } from './store-filter.tsx';

interface DeskFiltersProps {
  state: DeskOrdersState;
  isFiltered: boolean;
  onChange: (change: StateChange) => void;
  onReset: () => void;
}

/** Filters of the operators' list. */
export function DeskFilters({ state, isFiltered, onChange, onReset }: DeskFiltersProps) {
  const t = useTranslations('ordersStore.list');
  const words = useTranslations('orders');
  // Rarely asked for: they take their place on the line when somebody wants them.
  const [isAsked, setWhole] = useState(false);
  const rare = [state.payment, state.fulfilment, state.from, state.to];
  const isWhole = isAsked || rare.some((each) => each !== undefined);
  const options = <Value extends string>(values: readonly Value[], name: (value: Value) => string) =>
    values.map((value) => ({ value, label: name(value) }));
  return (
    <ListFilters wanted={state} isFiltered={isFiltered} hasNoDays={!isWhole} onChange={onChange} onReset={onReset}>
      <WorkChoice
        label={t('filters.status')}
        all={t('filters.anyStatus')}
        value={state.status}
        options={options(orderStatuses, (status) => t(`status.${status}`))}
        onChoose={(status) => onChange({ status })}
      />
      <WorkChoice
        label={t('filters.dispatch')}
        all={t('filters.anyDispatch')}
        value={state.dispatch}
        options={options(dispatchFilters, (dispatch) => t(`dispatch.${dispatch}`))}
        onChoose={(dispatch) => onChange({ dispatch })}
      />
      <StoreFilter storeId={state.store_id} onChange={(id) => onChange({ store_id: id })} />
      {isWhole && (
        <>
          <WorkChoice
            label={t('filters.payment')}
            all={t('filters.anyPayment')}
            value={state.payment}
            options={options(paymentStates, (payment) => words(`list.payment.${payment}`))}
            onChoose={(payment) => onChange({ payment })}
          />
          <WorkChoice
            label={t('filters.fulfilment')}
            all={t('filters.anyFulfilment')}
            value={state.fulfilment}
            options={options(fulfilments, (fulfilment) => words(`fulfilment.${fulfilment}`))}
            onChoose={(fulfilment) => onChange({ fulfilment })}
          />
        </>
      )}
      {!isWhole && (
        <Button look="quiet" size="small" data-foldable onClick={() => setWhole(true)}>
          {t('filters.more')}
        </Button>
      )}
      {state.user_id !== undefined && (
        <Button look="secondary" size="small" title={t('filters.clearUser')} onClick={() => onChange({ user_id: '' })}>
          {t('filters.user', { id: String(state.user_id) })} ×
        </Button>
      )}
    </ListFilters>
  );
}
