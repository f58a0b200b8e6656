'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { DayInput } from '#components/ui/form/day-input.tsx';
import { SearchField } from '#components/ui/list/search-field.tsx';
import type { StateChange } from '#components/ui/use-address-state.ts';
import { changeDay } from '#lib/utils/change-day.ts';
import styles from './work-filters.module.css';

/**
 * Filters of a list, on one line where there is room. On a phone those that filter nothing are folded away, so that the
 * rows begin on the first screen; one that is no part of this file says so by `data-foldable`, and `data-chosen`.
 */
export function WorkFilters({ children }: { children: ReactNode }) {
  const t = useTranslations('work.filters');
  const id = useId();
  const [isFolded, setFolded] = useState(true);
  return (
    <div id={id} className={styles.bar} data-folded={isFolded}>
      {children}
      <Button
        look="quiet"
        size="small"
        className={styles.fold}
        aria-expanded={!isFolded}
        aria-controls={id}
        onClick={() => setFolded(!isFolded)}
      >
        {t(isFolded ? 'more' : 'fewer')}
      </Button>
    </div>
  );
}

interface WorkSearchProps {
  /** What can be looked for; also what stands in the empty field. */
  label: string;
  text: string | undefined;
  onSearch: (text: string) => void;
}

export function WorkSearch(props: WorkSearchProps) {
  const t = useTranslations('work.filters');
  return <SearchField find={t('find')} {...props} />;
}

interface WorkChoiceProps {
  label: string;
  value: string | number | undefined;
  /** The first entry, for no filter; without it there is always a choice. */
  all?: string;
  options: readonly { value: string | number; label: string }[];
  onChoose: (value: string) => void;
}

/** One of a few, or all. Named by what is chosen, so that the line stays short. */
export function WorkChoice({ label, value, all, options, onChoose }: WorkChoiceProps) {
  return (
    <select
      className={styles.choice}
      aria-label={label}
      data-chosen={all === undefined || value === undefined || value === '' ? undefined : ''}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value)}
    >
      {all !== undefined && <option value="">{all}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface WorkDaysProps {
  from: string | undefined;
  to: string | undefined;
  onChange: (change: StateChange) => void;
}

/** From one day to another, both included. */
export function WorkDays({ from, to, onChange }: WorkDaysProps) {
  const t = useTranslations('work.filters');
  const change = (day: { from: string } | { to: string }) => onChange(changeDay({ from, to }, day));
  return (
    <span className={styles.days} data-chosen={from || to ? '' : undefined}>
      <DayInput label={t('from')} value={from} onChange={(day) => change({ from: day })} />
      <span aria-hidden="true">–</span>
      <DayInput label={t('to')} value={to} onChange={(day) => change({ to: day })} />
    </span>
  );
}
