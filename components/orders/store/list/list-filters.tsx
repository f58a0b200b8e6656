'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { StateChange } from '#components/ui/use-address-state.ts';
import { WorkDays, WorkFilters, WorkSearch } from '#components/work/work-filters.tsx';

interface Wanted {
  q?: string;
  from?: string;
  to?: string;
}

interface ListFiltersProps {
  wanted: Wanted;
  isFiltered: boolean;
  /** Leaves the days out, where there is much else to choose. */
  hasNoDays?: boolean;
  onChange: (change: StateChange) => void;
  onReset: () => void;
  /** Further filters, before the days. */
  children?: ReactNode;
}

/** Filters of a list of orders, on one line: a word, further choices, and days. */
export function ListFilters({ wanted, isFiltered, hasNoDays, onChange, onReset, children }: ListFiltersProps) {
  const t = useTranslations('ordersStore.list');
  return (
    <WorkFilters>
      <WorkSearch label={t('filters.search')} text={wanted.q} onSearch={(q) => onChange({ q })} />
      {children}
      {!hasNoDays && <WorkDays from={wanted.from} to={wanted.to} onChange={onChange} />}
      {isFiltered && (
        <Button look="quiet" size="small" onClick={onReset}>
          {t('reset')}
        </Button>
      )}
    </WorkFilters>
  );
}
