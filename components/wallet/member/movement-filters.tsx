'use client';

import { useTranslations } from 'next-intl';
import { Choice, ChoiceFilter, DaysFilter } from '#components/lists/filters/filters.tsx';
import { ListFilters } from '#components/lists/filters/list-filters.tsx';
import type { ShownList } from '#components/lists/use-list.ts';
import type { MovementList } from '#lib/api/wallet/member-movements.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { firstDay, kindsOf, type MovementState, periodOf, periods } from './movement-filter.ts';

interface MovementFiltersProps {
  kind: MovementList;
  list: ShownList<MovementState>;
}

/** Kind and days of a list, on one line; everything counts at once. */
export function MovementFilters({ kind, list }: MovementFiltersProps) {
  const t = useTranslations('wallet');
  return (
    <ListFilters of={list}>
      <ChoiceFilter
        of={list}
        name="kind"
        label={t('filter.kind')}
        all={t('filter.allKinds')}
        options={kindsOf(kind).map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <PeriodFilter list={list} />
      <DaysFilter of={list} />
    </ListFilters>
  );
}

/** Days of the shop, as it counts them. */
function PeriodFilter({ list: { state, change } }: Pick<MovementFiltersProps, 'list'>) {
  const t = useTranslations('wallet.filter');
  const today = formatTime(Date.now(), '', 'yyyy-mm-dd');
  const period = periodOf(state, today);
  const choose = (value: string) => {
    if (value !== 'own') change(value ? { from: firstDay(today, Number(value)), to: today } : { from: '', to: '' });
  };
  return (
    <Choice
      label={t('period')}
      all={t('allTime')}
      value={period ?? ''}
      isChosen={period !== undefined}
      options={[
        ...periods.map((days) => ({ value: days, label: t('lastDays', { days }) })),
        ...(period === 'own' ? [{ value: 'own', label: t('ownDays') }] : []),
      ]}
      onChoose={choose}
    />
  );
}
