'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { DayInput } from '#components/ui/form/day-input.tsx';
import { SearchField } from '#components/ui/list/search-field.tsx';
import type { StateChange } from '#components/ui/use-address-state.ts';
import { changeDay } from '#lib/utils/change-day.ts';
import { isNarrowed, type OrderFilter } from './order-filter.ts';
import styles from './orders.module.css';

interface OrdersBarProps {
  filter: OrderFilter;
  onChange: (change: StateChange) => void;
}

/** Looks for an order by its number or by what was ordered, and by its days. */
export function OrdersBar({ filter, onChange }: OrdersBarProps) {
  const t = useTranslations('orders.list');
  return (
    <div className={styles.bar}>
      <SearchField label={t('search')} find={t('find')} text={filter.q} onSearch={(q) => onChange({ q })} />
      <span className={styles.days}>
        <DayInput
          label={t('from')}
          value={filter.from}
          onChange={(day) => onChange(changeDay(filter, { from: day }))}
        />
        <span aria-hidden="true">–</span>
        <DayInput label={t('to')} value={filter.to} onChange={(day) => onChange(changeDay(filter, { to: day }))} />
      </span>
      {isNarrowed(filter) && (
        <Button look="quiet" size="small" onClick={() => onChange({ q: '', from: '', to: '' })}>
          {t('reset')}
        </Button>
      )}
    </div>
  );
}
