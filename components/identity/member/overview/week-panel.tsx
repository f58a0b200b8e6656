'use client';

import Skeleton from '@mui/material/Skeleton';
import dynamic from 'next/dynamic';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { DayTable } from '#components/ui/chart/day-table.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { Overview } from '#lib/api/identity/member-overview.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { withSign } from '#lib/i18n/signed-amount.ts';
import styles from './overview.module.css';

/** The chart's library is large and comes after the page; its place is kept. */
const DayBars = dynamic(() => import('#components/ui/chart/day-bars.tsx').then((module) => module.DayBars), {
  ssr: false,
  loading: () => <Skeleton variant="rounded" className={styles.chart} />,
});

interface WeekPanelProps {
  unit: 'CNY' | 'PT';
  overview: Overview | undefined;
  /** The answer failed: that is said elsewhere. */
  isHidden: boolean;
}

/** What each of seven days changed: drawn for eyes, and as a table for screen readers. */
export function WeekPanel({ unit, overview, isHidden }: WeekPanelProps) {
  const t = useTranslations('identityOverview.charts');
  const write = useWriter(unit);
  if (!overview) return isHidden ? null : <Skeleton variant="rounded" className={styles.chart} />;
  const title = t(unit === 'CNY' ? 'money' : 'score');
  const { days } = overview;
  const values = (unit === 'CNY' ? overview.money : overview.score).map(Number);
  const isStill = values.every((value) => value === 0);
  return (
    <Panel title={title}>
      {isStill ? (
        <p className={styles.still}>{t('none')}</p>
      ) : (
        <>
          <div aria-hidden="true">
            <DayBars days={days} values={values} write={write} />
          </div>
          <DayTable
            title={title}
            dayLabel={t('day')}
            rows={days.map((day, index) => [day, write(values[index] ?? 0)] as const)}
          />
        </>
      )}
    </Panel>
  );
}

/** Amounts with their sign; zero has none. */
function useWriter(unit: WeekPanelProps['unit']): (value: number) => string {
  const locale = useLocale();
  const format = useFormatter();
  const write = (size: string) => (unit === 'CNY' ? formatMoney(locale, size) : format.number(Number(size)));
  return (value) => withSign(value.toFixed(2), write);
}
