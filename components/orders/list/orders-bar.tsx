'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { DayInput } from '#components/ui/form/day-input.tsx';
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
  const [text, setText] = useState(filter.q ?? '');
  useEffect(() => setText(filter.q ?? ''), [filter.q]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ q: text.trim() });
  };
  return (
    <search className={styles.bar}>
      <form onSubmit={search} className={styles.search}>
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={text}
          maxLength={60}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" look="secondary" size="small">
          {t('find')}
        </Button>
      </form>
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
    </search>
  );
}
