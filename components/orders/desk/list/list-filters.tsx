'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { DayInput } from '#components/ui/form/day-input.tsx';
import type { StateChange } from '#components/ui/use-address-state.ts';
import { changeDay } from '../../list/order-filter.ts';
import styles from './lists.module.css';

interface Wanted {
  q?: string;
  from?: string;
  to?: string;
}

interface ListFiltersProps {
  wanted: Wanted;
  isFiltered: boolean;
  onChange: (change: StateChange) => void;
  onReset: () => void;
  /** Further filters, before the days. */
  children?: ReactNode;
}

/** Filters of a list of orders, on one line: a word, further choices, and days. */
export function ListFilters({ wanted, isFiltered, onChange, onReset, children }: ListFiltersProps) {
  const t = useTranslations('deskOrders.list');
  const days = (change: { from: string } | { to: string }) => onChange(changeDay(wanted, change));
  return (
    <search aria-label={t('filters.label')} className={styles.filters}>
      <SearchBox q={wanted.q} label={t('filters.search')} onSearch={(q) => onChange({ q })} />
      {children}
      <span className={styles.days}>
        <DayInput label={t('filters.from')} value={wanted.from} onChange={(from) => days({ from })} />
        <span aria-hidden="true">–</span>
        <DayInput label={t('filters.to')} value={wanted.to} onChange={(to) => days({ to })} />
      </span>
      {isFiltered && (
        <Button look="quiet" size="small" onClick={onReset}>
          {t('reset')}
        </Button>
      )}
    </search>
  );
}

interface SearchBoxProps {
  q: string | undefined;
  label: string;
  onSearch: (q: string) => void;
}

/** A word to look for, which Enter sends. */
export function SearchBox({ q = '', label, onSearch }: SearchBoxProps) {
  const t = useTranslations('deskOrders.list.filters');
  const [text, setText] = useState(q);
  useEffect(() => setText(q), [q]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form onSubmit={search} className={styles.search}>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={60}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="secondary" size="small">
        {t('find')}
      </Button>
    </form>
  );
}

interface ChoiceFilterProps {
  label: string;
  /** What stands for no choice. */
  any?: string;
  value: string | number | undefined;
  options: readonly { value: string | number; label: string }[];
  onChange: (value: string) => void;
}

/** One of some; the device's own list. Named by what is chosen, so that the line stays short. */
export function ChoiceFilter({ label, any, value = '', options, onChange }: ChoiceFilterProps) {
  return (
    <select
      aria-label={label}
      className={styles.choice}
      data-chosen={any === undefined || value === '' ? undefined : ''}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {any !== undefined && <option value="">{any}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
