'use client';

import { useTranslations } from 'next-intl';
import { Choice } from '#components/lists/filters/filters.tsx';
import { formatTime } from '#lib/i18n/date.ts';
import { type Days, monthOf, monthsUntil } from './book-months.ts';

interface MonthFilterProps {
  of: { state: Days; change: (change: { from: string; to: string }) => void };
}

/** One of the last months as the period, which is how books are kept. */
export function MonthFilter({ of: { state, change } }: MonthFilterProps) {
  const t = useTranslations('walletBooks.months');
  const today = formatTime(Math.floor(Date.now() / 1000), '', 'yyyy-mm-dd');
  const months = monthsUntil(today);
  const shown = monthOf(state, today);
  return (
    <Choice
      label={t('label')}
      {...(shown === undefined && { all: t('other') })}
      value={shown ?? ''}
      isChosen={Boolean(state.from || state.to)}
      options={months.map(({ month }) => ({ value: month, label: month }))}
      onChoose={(chosen) => {
        const days = months.find(({ month }) => month === chosen);
        if (days) change({ from: days.from, to: days.to });
      }}
    />
  );
}
