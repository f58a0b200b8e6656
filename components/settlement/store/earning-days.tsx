'use client';

import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { chartHeight } from '#components/ui/chart/chart-height.ts';
import { DayTable } from '#components/ui/chart/day-table.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { Finance } from '#lib/api/settlement/store-finance.ts';
import { formatMoney } from '#lib/i18n/money.ts';

const DayBars = dynamic(() => import('#components/ui/chart/day-bars.tsx').then((module) => module.DayBars), {
  ssr: false,
  loading: () => <div style={{ height: chartHeight }} />,
});

/** What each of thirty days brought: drawn for eyes, and as a table for screen readers. A press on a day lists its lines. */
export function EarningDays({ days, onDay }: Pick<Finance, 'days'> & { onDay: (day: string) => void }) {
  const t = useTranslations('settlementStore.days');
  const locale = useLocale();
  const values = days.map(({ net }) => Number(net));
  if (values.every((value) => value === 0)) return null;
  const write = (value: number) => formatMoney(locale, value.toFixed(2));
  const rows = days.map(({ day }, index) => [day, write(values[index] ?? 0)] as const);
  return (
    <Panel title={t('title')}>
      <div aria-hidden="true">
        <DayBars days={days.map(({ day }) => day)} values={values} write={write} onDay={onDay} />
      </div>
      <DayTable title={t('title')} dayLabel={t('day')} rows={rows} />
    </Panel>
  );
}
