'use client';

import Skeleton from '@mui/material/Skeleton';
import dynamic from 'next/dynamic';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DayTable } from '#components/ui/chart/day-table.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { SalesDay } from '#lib/api/store/homes.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from './back-home.module.css';
import { type SalesMeasure, summarise, toSeries } from './sales-series.ts';

/** The chart's library is large and comes after the page; its place is kept. */
const DayBars = dynamic(() => import('#components/ui/chart/day-bars.tsx').then((module) => module.DayBars), {
  ssr: false,
  loading: () => (
    <div className={styles.chart}>
      <Skeleton variant="rounded" height="100%" />
    </div>
  ),
});

const ranges = [7, 30] as const;

interface SalesPanelProps {
  days: readonly SalesDay[];
  measures: readonly SalesMeasure[];
}

/** A month of sales: which figure, over which days, drawn for eyes and as a table for screen readers. */
export function SalesPanel({ days, measures }: SalesPanelProps) {
  const t = useTranslations('storeHomes.sales');
  const [measure, setMeasure] = useState<SalesMeasure>(measures[0] ?? 'sales');
  const [range, setRange] = useState<number>(7);
  const write = useWriter(measure);
  const shown = days.slice(-range);
  const values = toSeries(shown, measure);
  const title = t(measure);
  return (
    <Panel
      title={t('title')}
      actions={
        <div className={`row-4 ${styles.ranges}`}>
          {ranges.map((count) => (
            <button key={count} type="button" aria-pressed={count === range} onClick={() => setRange(count)}>
              {t('range', { count })}
            </button>
          ))}
        </div>
      }
    >
      <div className={styles.measures}>
        {measures.map((each) => (
          <Measure key={each} measure={each} days={shown} isChosen={each === measure} onChoose={setMeasure} />
        ))}
      </div>
      {values.every((value) => value === 0) ? (
        <p className={styles.still}>{t('none')}</p>
      ) : (
        <>
          <div aria-hidden="true">
            <DayBars days={shown.map(({ day }) => day)} values={values} write={write} />
          </div>
          <DayTable
            title={title}
            dayLabel={t('day')}
            rows={shown.map(({ day }, index) => [day, write(values[index] ?? 0)])}
          />
        </>
      )}
    </Panel>
  );
}

interface MeasureProps {
  measure: SalesMeasure;
  days: readonly SalesDay[];
  isChosen: boolean;
  onChoose: (measure: SalesMeasure) => void;
}

function Measure({ measure, days, isChosen, onChoose }: MeasureProps) {
  const t = useTranslations('storeHomes.sales');
  const write = useWriter(measure);
  const sum = summarise(days, measure);
  const isUnderMinute = measure === 'claimMinutes' && sum !== null && Math.round(sum) === 0;
  return (
    <button type="button" aria-pressed={isChosen} onClick={() => onChoose(measure)}>
      <span>{t(measure)}</span>
      <strong>{sum === null ? t('unmeasured') : isUnderMinute ? t('underMinute') : write(sum)}</strong>
    </button>
  );
}

function useWriter(measure: SalesMeasure): (value: number) => string {
  const t = useTranslations('storeHomes.sales');
  const locale = useLocale();
  const format = useFormatter();
  if (measure === 'sales') return (value) => formatMoney(locale, value.toFixed(2));
  if (measure === 'refundRate') return (value) => format.number(value, { style: 'percent', maximumFractionDigits: 1 });
  if (measure === 'claimMinutes') return (value) => t('minutes', { count: Math.round(value) });
  return (value) => format.number(value);
}
