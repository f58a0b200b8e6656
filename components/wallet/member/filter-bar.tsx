'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { DayInput } from '#components/ui/form/day-input.tsx';
import type { MovementList } from '#lib/api/wallet/member-movements.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { changeDay } from '#lib/utils/change-day.ts';
import styles from './filter-bar.module.css';
import { firstDay, kindsOf, type ListFilter, periodOf, periods } from './movement-filter.ts';

export type FilterChange = Record<string, string | number | undefined>;

interface FilterBarProps {
  list: MovementList;
  filter: ListFilter;
  onChange: (change: FilterChange) => void;
}

/** Kind and days of a list, on one line; everything counts at once. */
export function FilterBar({ list, filter, onChange }: FilterBarProps) {
  const t = useTranslations('wallet');
  const { kind, from, to } = filter;
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is for searching, and a fieldset cannot be a flex line everywhere
    <div role="group" aria-label={t('filter.label')} className={styles.bar}>
      <select
        aria-label={t('filter.kind')}
        value={kind ?? ''}
        onChange={({ target }) => onChange({ kind: target.value })}
        data-set={kind ? '' : undefined}
      >
        <option value="">{t('filter.allKinds')}</option>
        {kindsOf(list).map((each) => (
          <option key={each} value={each}>
            {t(`kinds.${each}`)}
          </option>
        ))}
      </select>
      <PeriodSelect filter={filter} onChange={onChange} />
      <span className={styles.days}>
        <DayInput
          label={t('filter.from')}
          value={from}
          onChange={(day) => onChange(changeDay(filter, { from: day }))}
        />
        <span aria-hidden="true">–</span>
        <DayInput label={t('filter.to')} value={to} onChange={(day) => onChange(changeDay(filter, { to: day }))} />
      </span>
      {(kind || from || to) && (
        <Button look="quiet" size="small" onClick={() => onChange({ kind: '', from: '', to: '' })}>
          {t('filter.reset')}
        </Button>
      )}
    </div>
  );
}

/** Days of the shop, as it counts them. */
function PeriodSelect({ filter, onChange }: Omit<FilterBarProps, 'list'>) {
  const t = useTranslations('wallet.filter');
  const today = formatTime(Date.now(), '', 'yyyy-mm-dd');
  const period = periodOf(filter, today);
  const choose = (value: string) =>
    onChange(value ? { from: firstDay(today, Number(value)), to: today } : { from: '', to: '' });
  return (
    <select
      aria-label={t('period')}
      value={period ?? ''}
      onChange={({ target }) => choose(target.value)}
      data-set={period ? '' : undefined}
    >
      <option value="">{t('allTime')}</option>
      {periods.map((days) => (
        <option key={days} value={days}>
          {t('lastDays', { days })}
        </option>
      ))}
      {period === 'own' && (
        <option value="own" disabled>
          {t('ownDays')}
        </option>
      )}
    </select>
  );
}
